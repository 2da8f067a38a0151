// Firefox as Debian ships it, driven by WebDriver BiDi.
import { firefox } from "playwright-core";

/** What Playwright asks of every page and Debian's Firefox does not know yet; tests that need it are not for Firefox. */
const UNKNOWN = new Set(["emulation.setMediaFeaturesOverride"]);

/** @param {string} executablePath */
export async function launch(executablePath) {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
  // There is no other way to leave a command out than where all of them are sent.
  const session = /** @type {any} */ (browser)._connection.toImpl(browser)._browserSession.constructor.prototype;
  const { send } = session;
  session.send = function (command, ...rest) {
    return UNKNOWN.has(command) ? Promise.resolve({}) : send.call(this, command, ...rest);
  };
  return browser;
}
