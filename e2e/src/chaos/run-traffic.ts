import { pick } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { ChaosChild } from './chaos-child.ts';

interface Options {
  children: ChaosChild[];
  /** Looks at the dashboard. */
  watch: () => Promise<void>;
  random: Random;
  perSecond: number;
}

const QUIZ = { category: 'nature', count: 5 };
const SUMS = { difficulty: 'easy', operations: ['+', '-'], count: 5 };
const STORY = { mode: 'start', theme: 'space' };

/**
 * Requests in the mixture of a school morning, begun at a steady pace whatever becomes of them.
 *
 * @returns how to stop: no more requests, and those that are under way come to their end.
 */
export function runTraffic({ children, watch, random, perSecond }: Options): () => Promise<void> {
  const mixture: [share: number, act: (child: ChaosChild) => Promise<void>][] = [
    [20, (child) => child.talk(false)],
    [20, (child) => child.talk(true)],
    [3, (child) => child.order(false)],
    [3, (child) => child.order(true)],
    [16, (child) => child.finishRound(pick(random, ['quiz', 'math']))],
    [10, async (child) => void (await child.readStickers())],
    [7, (child) => child.use(`/api/conversations/${child.history.conversationId}`)],
    [5, (child) => child.use('/api/math/generate', SUMS)],
    [4, (child) => child.use('/api/quiz/generate', QUIZ)],
    [3, (child) => child.use('/api/story/generate', STORY)],
    [4, (child) => child.use('/api/settings')],
    [5, () => watch()],
  ];
  const acts = mixture.flatMap(([share, act]) => Array.from({ length: share }, () => act));
  const underWay = new Set<Promise<void>>();
  const begin = () => {
    const act = pick(random, acts);
    const running = act(pick(random, children)).finally(() => underWay.delete(running));
    underWay.add(running);
  };
  const timer = setInterval(begin, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
}
