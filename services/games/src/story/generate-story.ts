import { randomInt } from 'node:crypto';
import type { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findGrave } from '../story-writer/grave/find-grave.ts';
import { factsForModel } from '../story-writer/reading/facts-for-model.ts';
import { writePlainly } from '../story-writer/write-plainly.ts';
import { writeStory } from '../story-writer/write-story.ts';
import { maskWish, restoreAnswer } from './model/mask-wish.ts';
import type { StoryWish } from './story-writer.ts';

type StoryDeps = Pick<Deps, 'stories' | 'readSettings' | 'log'>;
type Settings = { childSafeMode: boolean };

/** More different stories than anybody will ask for. */
const SEEDS = 2 ** 31;
/** The gate rarely stops a combination of our own blocks; then another seed is tried. */
const MOST_TRIES = 4;
/** How long a child waits for a model before the built-in writer answers. */
const MODEL_LIMIT_MS = 25_000;

/**
 * A beginning, a continuation, an end, tips or a character (SPEC 7). With a model it writes, and where it
 * fails our own blocks do, so that no child gets stuck; only an incomplete character is an error (SPEC 5).
 *
 * @throws CRISIS or NOT_CHILD_SAFE, 422, with the gate's answer; STORY_GENERATION_FAILED, 502.
 */
export async function generateStory(
  deps: StoryDeps,
  { visitorToken: _secret, ...wish }: StoryRequest,
  hungUp: AbortSignal,
): Promise<StoryAnswer> {
  const settings = await deps.readSettings();
  await deps.stories.gate.ensureFit(textsOf(wish), settings, hungUp);
  return (await writeByModel(deps, wish, settings, hungUp)) ?? writeOurselves(deps, wish, settings);
}

async function writeByModel(
  { stories: { writer, gate, data }, log }: StoryDeps,
  wish: StoryWish,
  settings: Settings,
  hungUp: AbortSignal,
): Promise<StoryAnswer | null> {
  // Where somebody is hurt only words that people wrote are told.
  if (!writer || findGrave(wish.context)) return null;
  const signal = AbortSignal.any([hungUp, AbortSignal.timeout(MODEL_LIMIT_MS)]);
  const masked = maskWish(wish);
  const answer = await writer
    .write(withFacts(masked.wish, data), signal)
    .catch((error: unknown) => {
      hungUp.throwIfAborted();
      log.warn(
        { err: error, mode: wish.mode },
        'the model wrote nothing, the built-in writer answers',
      );
      return undefined;
    });
  if (answer === undefined) return null;
  if (answer === null) {
    if (wish.mode === 'character') throw errors.STORY_GENERATION_FAILED();
    log.info({ mode: wish.mode }, 'the model wrote in no usable form, the built-in writer answers');
    return null;
  }
  const written = restoreAnswer(answer, masked.facts);
  const by = { isModel: true, signal, known: masked.facts };
  const isFit = await gate.isFit(textOf(written), settings, by);
  return isFit ? written : null;
}

async function writeOurselves(
  { stories: { data, gate } }: StoryDeps,
  wish: StoryWish,
  settings: Settings,
): Promise<StoryAnswer> {
  const signal = AbortSignal.timeout(MODEL_LIMIT_MS);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const written = writeStory(data, wish, randomInt(SEEDS));
    if (await gate.isFit(textOf(written), settings, { isModel: false, signal })) return written;
  }
  // The gate stops what takes up the child's words or things: then nothing of them is said.
  const plain = writePlainly(data, wish, randomInt(SEEDS));
  if (plain && (await gate.isFit(textOf(plain), settings, { isModel: false, signal })))
    return plain;
  throw errors.STORY_GENERATION_FAILED();
}

/** Everything in a wish that came from a child. */
function textsOf({ context, characters }: StoryWish): string[] {
  const told = characters.map(({ name, description, traits, idea }) =>
    [name, description, ...traits, idea].join('. '),
  );
  return [context, ...told].filter(Boolean);
}

/** With what must stay so where a model goes on or ends a story; read in the masked text. */
function withFacts(wish: StoryWish, data: StoryDeps['stories']['data']): StoryWish {
  if (wish.mode !== 'continue' && wish.mode !== 'complete') return wish;
  return { ...wish, facts: factsForModel({ ...wish, data }) };
}

function textOf(answer: StoryAnswer): string {
  return Object.values(answer).flat().join('\n');
}
