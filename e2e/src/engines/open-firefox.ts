import puppeteer from 'puppeteer-core';
import type { Desk } from './open-desk.ts';
import type { Driver } from './tab.ts';

/** Debian's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(binary: string, { environment }: Desk) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary,
    env: environment,
    // Set by the window: ESR does not know what Puppeteer sets besides with a size.
    defaultViewport: null,
    args: ['--width=820', '--height=1180'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      'media.autoplay.default': 0,
      'ui.prefersReducedMotion': 1,
    },
  });

  async function openDriver(): Promise<Driver> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return {
      open: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      press: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      pressKey: (key) => page.keyboard.press(key),
      takeProblems: () => problems.splice(0),
    };
  }

  return { openDriver, close: () => browser.close() };
}
