// Firefox as Debian ships it, driven by WebDriver BiDi.
import { firefox } from "playwright-core";

/** Commands that Playwright sends for every page but Debian's Firefox does not know; tests that need them skip Firefox. */
const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);

/** @param {string} executablePath */
export async function launch(executablePath) {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
  // The function that sends all commands is the only place where one can be left out.
  const session = /** @type {any} */ (browser)._connection.toImpl(browser)._browserSession.constructor.prototype;
  const { send } = session;
  session.send = function (command, ...rest) {
    return UNKNOWN.has(command) ? Promise.resolve({}) : send.call(this, command, ...rest);
  };
  return browser;
}
