import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../command.mjs';
import { findFreePort } from '../ports.mjs';

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

/**
 * Asks again and again until the answer is yes.
 *
 * @param {() => unknown} ask may be asynchronous
 * @param {number} patienceMs
 * @param {string} what completes 'waited in vain for …'
 * @throws {Error} when it never is
 */
export async function waitFor(ask, patienceMs, what) {
  const end = Date.now() + patienceMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(100);
  }
}

const firefoxProgram = () =>
  findProgram([
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Firefox, driven over WebDriver BiDi; nothing but the browser itself is needed. */
const firefox = {
  name: 'firefox',
  missing: () => (firefoxProgram() ? undefined : 'no Firefox was found (FIREFOX_PATH names one)'),
  async start() {
    const { default: puppeteer } = await import('puppeteer-core');
    // A busy machine takes its time to start it.
    const patience = { timeout: 120_000, protocolTimeout: 120_000 };
    const executablePath = firefoxProgram();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      ...patience,
    });
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
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => path.join('/usr/lib', kind));
  const versions = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => path.join(folder, name, 'MiniBrowser')),
  );
  return findProgram(versions);
}

/** WebKitGTK on a screen that nobody sees, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
const webkit = {
  name: 'webkit',
  missing() {
    const programs = {
      'webkit2gtk-driver': findProgram(['WebKitWebDriver']),
      'libwebkit2gtk-4.1-0': miniBrowser(),
    };
    const lacking = Object.entries({ ...programs, xvfb: findProgram(['Xvfb']) }).filter(
      ([, found]) => !found,
    );
    return lacking.length > 0 ? `not found (Debian's names): ${lacking.map(([name]) => name)}` : undefined;
  },
  async start() {
    const port = await findFreePort();
    const screen = spawn(findProgram(['Xvfb']), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await new Promise((resolve, reject) => {
      screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
      screen.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    });
    const settings = { DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
    // Its sandbox needs rights that containers do not have; only our own pages are opened.
    const rights = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn(findProgram(['WebKitWebDriver']), [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...settings, ...rights },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const errors = [];
    // What a page says in its console comes out of the browser's own output.
    for (const stream of [driver.stdout, driver.stderr]) {
      stream.on('data', (chunk) =>
        errors.push(
          ...String(chunk)
            .split('\n')
            .filter((text) => /CONSOLE.*\bERROR\b/.test(text)),
        ),
      );
    }
    const send = async (command, body, method = 'POST') => {
      const options = body ? { method, body: JSON.stringify(body) } : { method };
      const { value } = await (await fetch(`http://127.0.0.1:${port}${command}`, options)).json();
      if (value?.error) throw new Error(`${command}: ${value.message}`);
      return value;
    };
    const isUp = () => send('/status', undefined, 'GET').then(Boolean, () => false);
    await waitFor(isUp, 20_000, 'WebKitWebDriver');
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    const browser = { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } };
    const { sessionId, capabilities } = await send('/session', { capabilities: { alwaysMatch: browser } });
    const tell = (command, body) => send(`/session/${sessionId}${command}`, body);
    const keys = { Tab: '\uE004', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' };
    const run = (expression) => tell('/execute/sync', { script: `return (${expression})`, args: [] });
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
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
      press: (key) =>
        tell('/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
            },
          ],
        }),
      async close() {
        await send(`/session/${sessionId}`, undefined, 'DELETE').catch(() => undefined);
        driver.kill();
        screen.kill();
      },
    };
  },
};

export const engines = [firefox, webkit];
