import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, findProgram } from '../../tools/command';

/**
 * @typedef {object} Tab a page of a running browser
 * @property {string} version
 * @property {string[]} errors what the console said, in order; grows
 * @property {(url: string) => Promise<unknown>} open until it has loaded
 * @property {(width: number, height: number) => Promise<unknown>} resize CSS pixels, of the page or of its window
 * @property {(expression: string) => Promise<any>} run JavaScript in the page; gives its value
 * @property {(selector: string) => Promise<unknown>} click with the pointer, after scrolling there
 * @property {(key: 'Tab' | 'Escape' | 'ArrowRight' | 'ArrowLeft') => Promise<unknown>} press
 * @property {() => Promise<unknown>} close the browser with it
 */

/** Asks again and again until the answer is yes, for 20 s. @throws {Error} when it never is */
export async function waitFor(ask, what) {
  for (const end = Date.now() + 20_000; !(await ask()); await pause(100))
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
}

/** Firefox, driven over WebDriver BiDi; nothing but the browser itself is needed. */
const firefox = {
  name: 'firefox',
  needs: () => ({ firefox: findProgram(process.env.FIREFOX_PATH ?? 'firefox') }),
  async start({ firefox: executablePath }) {
    const { default: puppeteer } = await import('puppeteer-core');
    // A busy machine takes its time to start it.
    const patience = { timeout: 120_000, protocolTimeout: 120_000 };
    // The service worker has browser tests of its own; here every page comes from the server.
    const extraPrefsFirefox = { 'dom.serviceWorkers.enabled': false };
    const settings = { browser: 'firefox', executablePath, extraPrefsFirefox, ...patience };
    const browser = await puppeteer.launch(settings);
    const page = await browser.newPage();
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    return {
      version: await browser.version(),
      errors,
      open: (url) => page.goto(url, { timeout: 60_000 }),
      resize: (width, height) => page.setViewport({ width, height }),
      run: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).click(),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};

/** The little browser that comes with WebKitGTK, in a folder that carries the system's kind and the API's number. */
function miniBrowser() {
  return ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'MiniBrowser')))
    .find((file) => file.includes('/webkit2gtk-') && existsSync(file));
}

const webkitSettings = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // It needs rights that containers do not have; only our own pages are opened.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};
const webdriverKeys = { Tab: '\uE004', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' };

/** WebKitGTK on a screen that nobody sees, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
const webkit = {
  name: 'webkit',
  needs: () => ({
    'webkit2gtk-driver': findProgram('WebKitWebDriver'),
    'libwebkit2gtk-4.1-0': miniBrowser(),
    xvfb: findProgram('xvfb-run'),
  }),
  async start({ 'webkit2gtk-driver': driver, 'libwebkit2gtk-4.1-0': binary, xvfb }) {
    const port = await findFreePort();
    const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
    const child = spawn(xvfb, [...screen, driver, `--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...webkitSettings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the screen ends with it.
      detached: true,
    });
    const end = () => process.kill(-child.pid);
    // The keyboard's interrupt does not reach another group.
    process.once('SIGINT', () => {
      end();
      process.exit(130);
    });
    const errors = [];
    // What a page says in its console comes out of the browser's own output.
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => errors.push(...(String(text).match(/.*CONSOLE.*\bERROR\b.*/g) ?? [])));
    const send = async (command, body, method = body ? 'POST' : 'GET') => {
      const options = { method, body: body && JSON.stringify(body) };
      const answer = await fetch(`http://127.0.0.1:${port}${command}`, options);
      const { value } = await answer.json();
      if (value?.error) throw new Error(`${command}: ${value.message}`);
      return value;
    };
    await waitFor(() => send('/status').then(Boolean, () => false), 'WebKitWebDriver');
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
    const session = await send('/session', { capabilities });
    const tell = (command, body) => send(`/session/${session.sessionId}${command}`, body);
    const keyOf = (key) => (type) => ({ type, value: webdriverKeys[key] });
    const run = (expression) => tell('/execute/sync', { script: `return (${expression})`, args: [] });
    return {
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      errors,
      open: (url) => tell('/url', { url }),
      resize: (width, height) => tell('/window/rect', { x: 0, y: 0, width, height }),
      run,
      async click(selector) {
        const options = '{ block: "center", behavior: "instant" }';
        await run(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView(${options})`);
        const element = await tell('/element', { using: 'css selector', value: selector });
        await tell(`/element/${Object.values(element)[0]}/click`, {});
      },
      press(key) {
        const actions = ['keyDown', 'keyUp'].map(keyOf(key));
        return tell('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      async close() {
        await send(`/session/${session.sessionId}`, undefined, 'DELETE').catch(() => undefined);
        end();
      },
    };
  },
};

/**
 * @type {{ name: string, needs: () => Programs, start: (programs: Programs) => Promise<Tab> }[]} `needs` tells which programs
 *   a browser takes, by Debian's name, and where each is
 * @typedef {Record<string, string | undefined>} Programs
 */
export const engines = [firefox, webkit];
