// Measures the page of the server with Lighthouse, as a simulated phone and as a desktop; fails below a score of 95.
import { spawn } from "node:child_process";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const LEAST = 95;
const ASKED = ["performance", "accessibility", "best-practices"];

/** Starts the real program on a free port. */
async function serve() {
  const program = spawn(process.env.WHYDOKU, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const piece of program.stdout) {
    text += piece;
    const address = /http:\S+/.exec(text);
    if (address) return { program, address: address[0] };
  }
  throw new Error(`the program ended: ${text}`);
}

const { program, address } = await serve();
const chrome = await launch({ chromePath: process.env.CHROMIUM, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
let failed = false;
for (const [name, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: ASKED, logLevel: "error" }, config);
  const scores = ASKED.map((id) => [id, Math.round(100 * (lhr.categories[id].score ?? 0))]);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
  console.log(`${name}: ${scores.map(([id, score]) => `${id} ${score}`).join(", ")}; ${times.map((id) => `${id} ${lhr.audits[id].displayValue}`).join(", ")}`);
  for (const id of ASKED) {
    const lost = lhr.categories[id].auditRefs.filter(({ id, weight }) => weight && (lhr.audits[id].score ?? 1) < 0.9);
    for (const { id } of lost) {
      const { title, displayValue, details } = lhr.audits[id];
      console.log(`  ${title} ${displayValue ?? ""} ${(details?.items ?? []).slice(0, 4).map((item) => item.node?.snippet ?? item.url ?? item.description ?? "").join(" ")}`);
    }
  }
  failed ||= scores.some(([, score]) => score < LEAST);
}
await chrome.kill();
program.kill("SIGINT");
process.exitCode = failed ? 1 : 0;
