import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bookQuestions } from '../testing/book-pages.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { hasKiwix, serveByKiwix, serveByStandIn } from '../testing/serve-book.ts';
import { createLibrary } from './create-library.ts';
import { createKiwix } from './kiwix/kiwix-client.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });

/** Of 30 questions about things that stand only in the book (issue 23). */
const LEAST_RIGHT = 0.8;

const ways: [string, () => Promise<{ url: string; kill: () => void }>][] = [
  ['a stand-in for Kiwix', serveByStandIn],
];
if (hasKiwix) ways.push(['kiwix-serve itself', serveByKiwix]);

describe.each(ways)('behind %s', (_way, serve) => {
  test.each(['book-questions.tsv', 'book-questions-fresh.tsv'])(
    '%s: what stands only in the book is answered from it, with the right source',
    async (file) => {
      const { url } = await serve();
      // What is measured is what it answers, not how fast this machine is just now.
      const library = createLibrary(createKiwix(url), log, { limitMs: 10_000 });
      onTestFinished(() => library.close());
      const { start, say } = await openConversation({ engines, library });
      const questions = bookQuestions(file);
      const wrong: string[] = [];
      for (const { question, title, expected } of questions) {
        const { content, sources = [] } = (await say(await start(), question)).json();
        const isRight = sources[0]?.title === title && expected.test(content);
        if (!isRight) wrong.push(`${question} → ${content} (${sources[0]?.title})`);
      }
      expect(1 - wrong.length / questions.length, wrong.join('\n')).toBeGreaterThanOrEqual(
        LEAST_RIGHT,
      );
    },
    60_000,
  );
});
