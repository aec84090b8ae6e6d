import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../ports.mjs';
import { waitFor } from './wait-for.mjs';
import { findProgram } from './find-program.mjs';

const driverProgram = () => findProgram(['WebKitWebDriver']);
const screenProgram = () => findProgram(['Xvfb']);

/** The little browser that comes with WebKitGTK, in a folder that carries the system's kind and the API's number. */
function browserProgram() {
  for (const kind of ['x86_64-linux-gnu', 'aarch64-linux-gnu', '']) {
    const folder = path.join('/usr/lib', kind);
    const versions = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'))
      : [];
    const found = findProgram(versions.map((name) => path.join(folder, name, 'MiniBrowser')));
    if (found) return found;
  }
  return undefined;
}

const keys = { Tab: 'TAB', Escape: 'ESCAPE', ArrowRight: 'ARROW_RIGHT', ArrowLeft: 'ARROW_LEFT' };

/** WebKitGTK, driven over WebDriver on a screen that nobody sees. @type {import('./engines.mjs').Engine} */
export const webkit = {
  name: 'webkit',
  missing() {
    const lacking = Object.entries({
      'WebKitWebDriver (Debian: webkit2gtk-driver)': driverProgram(),
      'MiniBrowser (Debian: libwebkit2gtk-4.1-0)': browserProgram(),
      'Xvfb (Debian: xvfb)': screenProgram(),
    }).filter(([, found]) => !found);
    return lacking.length > 0 ? `not found: ${lacking.map(([name]) => name).join(', ')}` : undefined;
  },
  async start() {
    const { Builder, By, Capabilities, Key } = await import('selenium-webdriver');
    const port = await findFreePort(42_900);
    const screen = spawn(
      screenProgram(),
      ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const display = await new Promise((resolve, reject) => {
      screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
      screen.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    });
    const errors = [];
    const driver = spawn(driverProgram(), [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        // Its sandbox needs rights that containers do not have; only our own pages are opened.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // What a page says in its console comes out of the browser's own output.
    const listen = (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (/CONSOLE.*\bERROR\b/.test(line)) errors.push(line.trim());
    };
    driver.stdout.on('data', listen);
    driver.stderr.on('data', listen);
    const stop = () => {
      driver.kill();
      screen.kill();
    };
    try {
      await waitFor(
        () =>
          fetch(`http://127.0.0.1:${port}/status`).then(
            ({ ok }) => ok,
            () => false,
          ),
        20_000,
      );
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}/`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: browserProgram(),
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          }),
        )
        .disableEnvironmentOverrides()
        .build();
      const { map_: capabilities } = await session.getCapabilities();
      return {
        version: `WebKitGTK ${capabilities.get('browserVersion') ?? ''}`.trim(),
        errors,
        open: (url) => session.get(url),
        resize: (width, height) => session.manage().window().setRect({ x: 0, y: 0, width, height }),
        run: (expression) => session.executeScript(`return (${expression})`),
        async click(selector) {
          const element = session.findElement(By.css(selector));
          await session.executeScript(
            'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
            element,
          );
          await element.click();
        },
        press: (key) => session.actions().sendKeys(Key[keys[key]]).perform(),
        type: (text) => session.switchTo().activeElement().sendKeys(text),
        async close() {
          await session.quit().catch(() => undefined);
          stop();
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
};
