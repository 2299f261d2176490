import AxeBuilder from '@axe-core/playwright';
import type { Stack } from '@lux/local-stack/stack/stack.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fakeRecognition } from './browser/fake-recognition.ts';
import { pollLocatorsOften } from './browser/poll-locators.ts';
import { recordSounds } from './browser/record-sounds.ts';
import { openSystemWithBrowser, type SystemWithBrowser } from './open-browser.ts';

/**
 * Cuts each sound of LUX's voice to a moment: it is fetched, decoded, played and ends as always, but
 * a test that is about something else does not wait for the last word. Runs inside the page, so it
 * stands alone.
 */
function shortenSounds(): void {
  const longestSeconds = 0.2;
  const prototype = BaseAudioContext.prototype;
  const { decodeAudioData } = prototype;

  prototype.decodeAudioData = async function (this: BaseAudioContext, file: ArrayBuffer) {
    const whole = await decodeAudioData.call(this, file);
    const { sampleRate, numberOfChannels } = whole;
    const length = Math.min(whole.length, Math.ceil(sampleRate * longestSeconds));
    const short = new AudioBuffer({ length, sampleRate, numberOfChannels });
    for (let channel = 0; channel < numberOfChannels; channel += 1) {
      short.copyToChannel(whole.getChannelData(channel).subarray(0, length), channel);
    }
    return short;
  };
}

/**
 * A system with a browser that all files of one worker share: opened for the first that asks, closed after the
 * last. Its tests bring visitors and user names of their own, and kill nothing.
 */
export const testOnSharedSystem = test.extend(
  'shared',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  async ({}, { onCleanup }) => {
    const shared = await openSystemWithBrowser();
    onCleanup(shared.close);
    return shared;
  },
);

interface VisitOptions {
  path?: string;
  /** Who comes logged in, with an account made for it just now. */
  account?: { username: string; password: string; ownerSecret?: string };
  /** False: a browser without speech recognition, such as Firefox. */
  hasRecognition?: boolean;
  /** A screen that is touched. */
  hasTouch?: boolean;
  /** Animations run only where a test looks at them. */
  isMoving?: boolean;
  /** LUX's sentences sound as long as they are; otherwise for a moment only, as the journey does not wait for them. */
  hasWholeVoice?: boolean;
}

/** By night only the colours differ. What the first look needed is still in the page. */
const LOOK_AT_COLOURS = `axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html })))`;

/** Colours fade; what never ends (LUX breathing) is not waited for. */
const UNTIL_COLOURS_REST = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished),
)`;

/**
 * A whole system and a browser for one test file, shared with other files unless it says otherwise.
 * Each visit is a new child in a new browser; an error on any of its pages fails the test.
 */
export function openJourney(
  options: {
    /** For a system of its own. */
    env?: () => Promise<Record<string, string>>;
    /** The tests kill something, or count everything there is: a system of its own. */
    isAlone?: boolean;
    /** The tests take the line away, which browsers report for every call. */
    losesLine?: boolean;
    /** The tests end a session from elsewhere: its browser asks once more, and hears that it is over. */
    endsSessions?: boolean;
    /** The tests join lessons, whose refusals (wrong pictures, a pause) browsers report. */
    isInLessons?: boolean;
    /** The service worker caches the client for offline use: work that goes on beside each visit. */
    keepsClient?: boolean;
  } = {},
) {
  let system: SystemWithBrowser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  if (options.isAlone || options.env) {
    beforeAll(async () => {
      system = await openSystemWithBrowser(await options.env?.());
    });
    afterAll(() => system?.close());
  } else {
    testOnSharedSystem.beforeAll(({ shared }) => {
      system = shared;
    });
  }

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function openPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    pollLocatorsOften(page);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isExpected =
        /status of 404/.test(message.text()) ||
        // Of a wrong password. Without the cookie `lux_user` the client does not ask who is logged in.
        (/status of 401/.test(message.text()) &&
          (options.endsSessions ? /(login|user)$/ : /login$/).test(message.location().url)) ||
        // Of what the server asks for besides: the owner's secret, a password of one's own.
        (/status of 403/.test(message.text()) && /(login|register)$/.test(message.location().url));
      const isRefused = options.isInLessons && /status of (401|403|409|429)/.test(message.text());
      const isLineGone =
        options.losesLine &&
        /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/.test(message.text());
      if (message.type() === 'error' && !isExpected && !isRefused && !isLineGone)
        problems.push(message.text());
    });
    return page;
  }

  return {
    get stack(): Stack {
      return system.stack;
    },

    async visit({
      path = '/',
      account,
      hasRecognition = true,
      hasTouch = false,
      isMoving = false,
      hasWholeVoice = false,
    }: VisitOptions = {}) {
      const context = await system.browser.newContext({
        baseURL: system.stack.url,
        locale: 'de-DE',
        viewport: { width: 820, height: 1180 },
        reducedMotion: isMoving ? 'no-preference' : 'reduce',
        permissions: ['microphone'],
        hasTouch,
        serviceWorkers: options.keepsClient ? 'allow' : 'block',
      });
      contexts.push(context);
      await context.addInitScript(fakeRecognition, hasRecognition);
      await context.addInitScript(recordSounds);
      if (!hasWholeVoice) await context.addInitScript(shortenSounds);
      const page = await openPage(context);
      if (account) {
        const answer = await context.request.post('/api/register', { data: account });
        expect(answer.ok(), `an account for ${account.username}`).toBe(true);
      }
      await page.goto(path);
      return page;
    },

    /** Another page in the same browser. */
    openPage,

    async expectAccessible(page: Page): Promise<void> {
      // A screen that comes with its route is there when its heading is.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      // Wholly in the page, as none of ours has frames: otherwise each look opens a page of its own.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      const found = violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(UNTIL_COLOURS_REST);
      const atNight = await page.evaluate<typeof found>(LOOK_AT_COLOURS);
      await page.emulateMedia({ colorScheme: 'light' });
      expect([...found, ...atNight].map(({ id, html }) => `${id}: ${html}`)).toEqual([]);
    },
  };
}

export type Journey = ReturnType<typeof openJourney>;
