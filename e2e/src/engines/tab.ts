import { waitFor } from '@lux/test-kit/wait-for.ts';
import { findControl, seesText, type Wanted } from './find-in-page.ts';

/** What an engine's own driver can do; the rest is the same in all of them. */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page and gives back its value, promises awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A real press, in the middle of the one element that the selector finds. */
  press: (selector: string) => Promise<void>;
  /** Real keys, to whatever has the focus. */
  type: (text: string) => Promise<void>;
  pressKey: (key: 'Enter' | 'ArrowRight') => Promise<void>;
  /** Errors of the page and its console so far, given once. */
  takeProblems: () => string[] | Promise<string[]>;
}

const MARK = 'data-wanted';
const TIMEOUT_MS = 15_000;

/** Drives one page of an engine by what a child sees on it. */
export function createTab(driver: Driver, baseUrl: string) {
  const poll = (expression: string, what: string) =>
    waitFor(() => driver.evaluate(expression), { what, timeoutMs: TIMEOUT_MS });

  /** Waits until the control is there, at rest and not covered by anything. */
  const reach = async (wanted: Wanted) => {
    const source = `(${findControl})(${JSON.stringify(wanted)}, '${MARK}')`;
    await poll(source, JSON.stringify(wanted));
    return `[${MARK}]`;
  };

  /** A screen that is drawn anew between finding and pressing has another element in its place. */
  const press = (wanted: Wanted) =>
    waitFor(
      async () => {
        await driver.press(await reach(wanted));
        return true;
      },
      { what: JSON.stringify(wanted), timeoutMs: TIMEOUT_MS },
    );

  return {
    open: (path: string) => driver.open(new URL(path, baseUrl).href),
    see: (text: string) => poll(`(${seesText})(${JSON.stringify(text)})`, `"${text}"`),
    press,
    write: async (label: string, text: string) => {
      await press({ label });
      await driver.type(text);
    },
    reach,
    type: driver.type,
    pressKey: driver.pressKey,
    evaluate: driver.evaluate,
    poll,
    takeProblems: driver.takeProblems,
  };
}

export type Tab = ReturnType<typeof createTab>;
