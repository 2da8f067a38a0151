/* A plugin of the emulator qemu (versions 4.2 to 8.2) that counts the instructions of a program and writes their
   number to standard error. Debian ships neither qemu's own plugin nor its header, hence the declarations. */
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

typedef uint64_t plugin;
struct block;

size_t qemu_plugin_tb_n_insns(const struct block *);
void qemu_plugin_register_vcpu_tb_exec_inline(struct block *, int operation, void *to, uint64_t add);
void qemu_plugin_register_vcpu_tb_trans_cb(plugin, void (*)(plugin, struct block *));
void qemu_plugin_register_atexit_cb(plugin, void (*)(plugin, void *), void *);

int qemu_plugin_version = 1;

static uint64_t count;

/* The program has one thread, so nothing is lost without a lock. */
static void translated(plugin id, struct block *block)
{
    (void)id;
    qemu_plugin_register_vcpu_tb_exec_inline(block, 0, &count, qemu_plugin_tb_n_insns(block));
}

static void ended(plugin id, void *nothing)
{
    (void)id, (void)nothing;
    fprintf(stderr, "%" PRIu64 "\n", count);
}

int qemu_plugin_install(plugin id, const void *info, int argc, char **argv)
{
    (void)info, (void)argc, (void)argv;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, ended, NULL);
    return 0;
}
