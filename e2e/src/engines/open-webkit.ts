import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { z } from 'zod';
import type { Desk } from './open-desk.ts';
import type { Driver } from './tab.ts';

/** The type that WebDriver gives elements in JSON. */
const Element = z.record(z.string(), z.string());
const Answer = z.object({ value: z.unknown() });
const KEYS = { Enter: '\uE007', ArrowRight: '\uE014' };

/** The driver hangs now and then; all it is asked is answered at once. */
const CALL_LIMIT_MS = 20_000;

/** WebDriver has no way to hear the console: what comes in the first moments of a page is missed. */
const LISTEN = `if (!window.problems) {
  window.problems = [];
  const { error } = console;
  console.error = (...told) => { problems.push(told.map(String).join(' ')); error(...told); };
  addEventListener('error', (event) => problems.push(event.message));
  addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
}
return location.href;`;

/**
 * Debian's WebKit, driven by the few calls of WebDriver (https://www.w3.org/TR/webdriver2) that a
 * journey needs. A driver knows one browser at a time.
 */
export async function openWebkit(binary: string, desk: Desk) {
  let port: number | undefined;
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = Answer.parse(await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const startDriver = async () => {
    [port] = await pickFreePorts(1);
    const driver = desk.run(binary, `--port=${port}`);
    await waitFor(() => call('GET', '/status'), { what: 'the driver of WebKit' });
    return driver;
  };
  let driver = await startDriver();

  let session: string | undefined;
  const end = async () => {
    const ended = session;
    session = undefined;
    if (ended) await call('DELETE', ended);
  };
  /** A driver that hangs answers nobody any more: the next session has another. */
  const endAnyway = async () => {
    try {
      await end();
    } catch {
      driver.kill('SIGKILL');
      driver = await startDriver();
    }
  };

  async function openDriver(): Promise<Driver> {
    await endAnyway();
    // Each session has storage of its own.
    const made = await call('POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
    });
    const here = `/session/${z.object({ sessionId: z.string() }).parse(made).sessionId}`;
    session = here;
    const run = (script: string) => call('POST', `${here}/execute/sync`, { script, args: [] });
    await call('POST', `${here}/window/rect`, { width: 820, height: 1180 });

    const type = async (text: string) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      const actions = [{ type: 'key', id: 'keyboard', actions: keys }];
      await call('POST', `${here}/actions`, { actions });
    };
    const problems: string[] = [];
    const collect = async () => {
      const told = await run('return window.problems ? window.problems.splice(0) : []');
      problems.push(...z.array(z.string()).parse(told));
    };

    return {
      open: async (url) => {
        await collect();
        await run('window.isLeft = true');
        await call('POST', `${here}/url`, { url });
        await waitFor(async () => (await run('return !window.isLeft')) && (await run(LISTEN)), {
          what: url,
        });
      },
      evaluate: (expression) =>
        call('POST', `${here}/execute/async`, {
          script: `const done = arguments[0];
            Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
          args: [],
        }),
      press: async (selector) => {
        const found = await call('POST', `${here}/element`, {
          using: 'css selector',
          value: selector,
        });
        const [id] = Object.values(Element.parse(found));
        await call('POST', `${here}/element/${id}/click`, {});
      },
      type,
      pressKey: (key) => type(KEYS[key]),
      takeProblems: async () => {
        await collect();
        return problems.splice(0);
      },
    };
  }

  return { openDriver, close: endAnyway };
}
