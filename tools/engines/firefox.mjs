import { findProgram } from './find-program.mjs';

const program = () =>
  findProgram([
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Firefox, driven over WebDriver BiDi; nothing but the browser itself is needed. @type {import('./engines.mjs').Engine} */
export const firefox = {
  name: 'firefox',
  missing: () => (program() ? undefined : 'no Firefox was found (FIREFOX_PATH names one)'),
  async start() {
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program(),
      headless: true,
      // A busy machine takes its time to start it.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    const page = await browser.newPage();
    const errors = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    return {
      version: await browser.version(),
      errors,
      open: (url) => page.goto(url, { timeout: 60_000 }),
      resize: (width, height) => page.setViewport({ width, height }),
      run: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).click(),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    };
  },
};
