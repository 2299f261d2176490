/**
 * How long does a child wait for LUX's first sound, beyond what the providers need? Everything is
 * on: session, storage, gate, events. The upstream keeps a fixed schedule (see talk/schedule.ts), so
 * each figure is a ratio to the best that is possible with it, or of two arms in this run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { openLoop } from './bff/open-loop.ts';
import { quantile, show } from './measuring/figures.ts';
import { keepPainting } from './talk/keep-painting.ts';
import { preparedTurn, WAIT_MS } from './talk/prepared-turn.ts';
import { schedule } from './talk/schedule.ts';
import { startUpstream } from './talk/start-upstream.ts';
import { TalkingUser } from './talk/talking-user.ts';

const CHILDREN = 30;
const TURNS = 8;
/** Each child of a class speaks so often: an answer alone takes 15 s to be heard. */
const CLASS_TURN_SECONDS = 5;
const CLASS_SECONDS = 30;
const INTERRUPTS = 5;
const DOUBTED_TURNS = 12;
/** After some hundreds of turns V8 has compiled what a turn needs; a lesson has many more. */
const WARM_UP_TURNS = 20;

const upstream = await startUpstream();
const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({
  dataDir,
  port: 0,
  cacheDir: sharedCacheDir,
  env: {
    OPENAI_BASE_URL: upstream.baseUrl,
    OPENAI_TEXT_MODEL: 'scheduled',
    OPENAI_SPEECH_MODEL: 'scheduled',
  },
});
const children = await comeIn(CHILDREN);
const [child] = children;
if (!child) throw new Error('no child');

/** No two alike: neither a cache nor a repeated question may help. */
let asked = 0;
const nextQuestion = () => {
  asked += 1;
  return `Warum leuchtet der Mond in der Nacht Nummer ${asked}?`;
};
/** The gate's own rules let it pass and doubt it: the model is asked about it, too (DESIGN 9). */
const nextDoubted = () => {
  asked += 1;
  return `Was bedeutet behindert zum ${asked}. Mal?`;
};

const inTurn = async (turns: number) => {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    times.push((await child.hear(nextQuestion())).firstAudioMs);
  }
  return times;
};

await inTurn(5);
await warmUp();
const atOneTurn = await freshTurns();
show(
  'first audio ÷ ideal, one child, p50',
  quantile(atOneTurn, 0.5) / schedule.idealFirstAudioMs,
  '',
);
const aClass = await classTalking();
const bestGap = Math.max(WAIT_MS, schedule.idealFirstAudioMs);
show(
  'last speech event to first audio ÷ best, a class, p50',
  quantile(aClass, 0.5) / bestGap,
  '≤ 1.05',
);
show('the same, p95', quantile(aClass, 0.95) / bestGap, '≤ 1.15');
const typing = await mostTurns(nextQuestion);
show('turns a second, 30 typing without a pause', typing.perSecond, '');
show('their first audio ÷ ideal, p50', typing.firstAudioMs / schedule.idealFirstAudioMs, '');

const { doubted, plain } = await doubtedTurns();
show(
  'first audio ÷ ideal, one child, with a second opinion',
  quantile(doubted, 0.5) / schedule.idealFirstAudioMs,
  '',
);
show('with a second opinion ÷ without', quantile(doubted, 0.5) / quantile(plain, 0.5), '≤ 1.05');
const doubtedTyping = await mostTurns(nextDoubted);
show('with a second opinion each, turns a second', doubtedTyping.perSecond, '');

const serial: number[] = [];
const streamed: number[] = [];
for (let turn = 0; turn < 10; turn += 1) {
  serial.push(await serialTurn());
  streamed.push(...(await inTurn(1)));
}
show('serial ÷ streamed', quantile(serial, 0.5) / quantile(streamed, 0.5), '≥ 1.8');

const prepared: number[] = [];
const preparedDoubted: number[] = [];
for (const one of await comeIn(10)) {
  prepared.push(await preparedTurn(one, nextQuestion()));
  preparedDoubted.push(await preparedTurn(one, nextDoubted()));
  await one.close();
}
show(
  'last speech event to first audio ÷ best, prepared',
  quantile(prepared, 0.5) / bestGap,
  '≤ 1.05',
);
show('the same, with a second opinion', quantile(preparedDoubted, 0.5) / bestGap, '≤ 1.05');

await inTurn(Math.max(0, 30 - asked));
show('turn 30 ÷ turn 1', quantile(await inTurn(10), 0.5) / quantile(atOneTurn, 0.5), '≤ 1.05');

const painting = keepPainting(children.slice(1, 3));
const besides = await inTurn(10);
painting.stop();
show(
  'while two media jobs run ÷ turn 1',
  quantile(besides, 0.5) / quantile(atOneTurn, 0.5),
  '≤ 1.15',
);

const { warm, cold } = await speechTimes();
show(
  'speech of a given sentence ÷ a cold one',
  quantile(warm, 0.5) / quantile(cold, 0.5),
  '≤ 0.15',
);

const hungUpAt = await interrupt();
const { hangUpsAt } = await upstream.report();
show(
  'chunks until upstream notices an interrupt',
  Math.max(...hangUpsAt.map((at, place) => at - (hungUpAt[place] ?? 0))) / schedule.tokenMs,
  '≤ 1',
);
if (hangUpsAt.length !== INTERRUPTS)
  console.log(`only ${hangUpsAt.length} of ${INTERRUPTS} were cancelled`);

await Promise.all(children.map((one) => one.close()));
await stack.stop();
upstream.stop();
rmSync(dataDir, { recursive: true, force: true });

async function comeIn(count: number): Promise<TalkingUser[]> {
  const all = Array.from({ length: count }, () => new TalkingUser(stack.url));
  await Promise.all(all.map((one) => one.start()));
  return all;
}

/** By children of their own, as each may ask only so much in a minute. */
async function warmUp(): Promise<void> {
  const others = await comeIn(CHILDREN);
  await allTalking(others, WARM_UP_TURNS);
  await Promise.all(others.map((one) => one.close()));
}

/** A class that speaks: turns begin evenly spread, whatever each takes. From the last word of each. */
async function classTalking(): Promise<number[]> {
  const talkers = await comeIn(CHILDREN);
  const perSecond = CHILDREN / CLASS_TURN_SECONDS;
  const times: number[] = [];
  await openLoop({ perSecond, seconds: CLASS_SECONDS }, async (place) => {
    const one = talkers[place % CHILDREN];
    if (one) times.push(await preparedTurn(one, nextQuestion()));
  });
  await Promise.all(talkers.map((one) => one.close()));
  return times;
}

/** By children of their own, as each may ask only so much in a minute. */
async function mostTurns(question: () => string) {
  const talkers = await comeIn(CHILDREN);
  const start = performance.now();
  const times = await allTalking(talkers, TURNS, question);
  const perSecond = times.length / ((performance.now() - start) / 1_000);
  await Promise.all(talkers.map((one) => one.close()));
  return { perSecond, firstAudioMs: quantile(times, 0.5) };
}

/** Every child asks again as soon as it has its answer, begun evenly spread: all are always talking. */
async function allTalking(
  talkers: TalkingUser[],
  turns: number,
  question = nextQuestion,
): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    talkers.map(async (one, place) => {
      await pause((place / talkers.length) * schedule.wholeMs);
      for (let turn = 0; turn < turns; turn += 1) {
        times.push((await one.hear(question())).firstAudioMs);
      }
    }),
  );
  return times;
}

/** First turns of conversations, one after the other. */
async function freshTurns(): Promise<number[]> {
  const times: number[] = [];
  for (const one of await comeIn(10)) {
    times.push((await one.hear(nextQuestion())).firstAudioMs);
    await one.close();
  }
  return times;
}

/** Turn about in conversations of their own: what the machine does meanwhile meets both alike. */
async function doubtedTurns(): Promise<{ doubted: number[]; plain: number[] }> {
  const times = { doubted: [] as number[], plain: [] as number[] };
  const before = (await upstream.report()).opinions;
  for (const one of await comeIn(DOUBTED_TURNS)) {
    times.plain.push((await one.hear(nextQuestion())).firstAudioMs);
    times.doubted.push((await one.hear(nextDoubted())).firstAudioMs);
    await one.close();
  }
  const given = (await upstream.report()).opinions - before;
  if (given !== DOUBTED_TURNS) console.log(`only ${given} of ${DOUBTED_TURNS} were asked about`);
  return times;
}

/** What LUX would be without streaming: the whole answer, then its sound. */
async function serialTurn(): Promise<number> {
  if (!child) return Number.NaN;
  const start = performance.now();
  const path = `/api/conversations/${child.conversation}/messages`;
  const answer = await child.send(path, { role: 'user', content: nextQuestion() });
  const { content } = JSON.parse(await answer.body.text()) as { content: string };
  const speech = await child.send('/api/speech', { text: `${content} (${asked})` });
  await speech.body.dump();
  return performance.now() - start;
}

async function speechTimes(): Promise<{ warm: number[]; cold: number[] }> {
  const warm: number[] = [];
  const cold: number[] = [];
  if (!child) return { warm, cold };
  const { firstSentence } = await child.hear(nextQuestion());
  const time = async (text: string) => {
    const start = performance.now();
    const { body } = await child.send('/api/speech', { text });
    await body.dump();
    return performance.now() - start;
  };
  for (let turn = 0; turn < 10; turn += 1) {
    cold.push(await time(`${firstSentence} Zum ${turn + 2}. Mal an Tag ${asked}.`));
    warm.push(await time(firstSentence));
  }
  return { warm, cold };
}

/** Children hang up in the middle of an answer, one after the other. When, in milliseconds since 1970. */
async function interrupt(): Promise<number[]> {
  const hungUpAt: number[] = [];
  // Those who have asked least: the first has used up what a child may ask in a minute.
  for (const one of children.slice(-INTERRUPTS)) {
    const hangUp = new AbortController();
    one.say(nextQuestion(), hangUp.signal).then(
      ({ body }) => body.on('error', () => {}),
      () => {},
    );
    await pause(schedule.firstTokenMs + 5 * schedule.tokenMs);
    hungUpAt.push(Date.now());
    hangUp.abort();
    await pause(schedule.tokens.length * schedule.tokenMs);
  }
  return hungUpAt;
}
