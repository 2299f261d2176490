import type { DraftOrder, MaterialDraft, QuizBody } from '@lux/contracts/classroom/material.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { draftText, draftTopic } from './draft-text.ts';
import { draftWords } from './draft-words.ts';
import { findTitle } from './find-title.ts';
import { askModel } from './model/ask-model.ts';
import { askText } from './quiz/ask-text.ts';
import type { DraftQuestion } from './quiz/draft-question.ts';

type Tools = Pick<Deps, 'stories' | 'readSettings' | 'draftWriter' | 'log'>;
type Made = Pick<MaterialDraft, 'body' | 'sources'>;

/**
 * Makes a quiz, words, a text or a topic of a teacher's text, a quiz by the provider's model where there
 * is one. Kept nowhere: its teacher reads it first.
 *
 * @throws NOTHING_TO_DRAFT where nothing good came of the text, or the gate let nothing through.
 */
export async function writeDraft(
  deps: Tools,
  order: DraftOrder,
  hungUp: AbortSignal,
): Promise<MaterialDraft> {
  // A provider that was saved just now writes this one already.
  await deps.readSettings();
  const { language } = deps.stories.data;
  const { kind, ageGroup } = order;
  const made = await make(deps, order, hungUp);
  if (made.sources.length === 0) throw errors.NOTHING_TO_DRAFT();
  const title = order.title ?? findTitle(kind, order.text, language);
  return { kind, title, ageGroup, ...made };
}

async function make(deps: Tools, order: DraftOrder, signal: AbortSignal): Promise<Made> {
  const { language } = deps.stories.data;
  switch (order.kind) {
    case 'quiz': {
      const byModel = await writtenByModel(deps, order, signal);
      if (byModel.length > 0) return asQuiz(byModel);
      const own = askText(order.text, order.count, language);
      return asQuiz(await onlyFit(deps, own, textOf, { signal, most: order.count }));
    }
    case 'words': {
      const { body, sources } = draftWords(order, language);
      const words = body.words.map((word, at) => ({ word, source: sources[at] ?? '' }));
      const fit = await onlyFit(deps, words, ({ word }) => `${word.word}.`, {
        signal,
        most: order.count,
      });
      return {
        body: { words: fit.map(({ word }) => word) },
        sources: fit.map(({ source }) => source),
      };
    }
    case 'text':
    case 'topic': {
      const { text, count } = order;
      const sentences = order.kind === 'text' ? draftText(order) : draftTopic(text);
      const most = order.kind === 'text' ? count : sentences.length;
      const sources = await onlyFit(deps, sentences, (one) => one, { signal, most });
      return { body: { text: sources.join(' ') }, sources };
    }
  }
}

/** None without a model, and none where it fails: LUX then makes the questions itself. */
async function writtenByModel(
  deps: Tools,
  order: DraftOrder,
  signal: AbortSignal,
): Promise<Asked[]> {
  const { draftWriter, log } = deps;
  if (draftWriter === null) return [];
  try {
    const asked = await askModel(draftWriter, order, signal);
    return await onlyFit(deps, asked, textOf, { signal, most: order.count, isModel: true });
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'the model made no draft');
    return [];
  }
}

/** The first of these that the gate lets through; what it stops is left out. */
async function onlyFit<One>(
  { stories: { gate } }: Tools,
  given: readonly One[],
  write: (one: One) => string,
  { signal, most, isModel = false }: { signal: AbortSignal; most: number; isModel?: boolean },
): Promise<One[]> {
  const fit: One[] = [];
  for (const one of given) {
    if (fit.length >= most) break;
    // Teachers' materials are checked however the school has set the child-safe mode, as at saving.
    if (await gate.isFit(write(one), { childSafeMode: true }, { isModel, signal })) fit.push(one);
  }
  return fit;
}

type Asked = DraftQuestion & { explanation?: string | undefined };

const textOf = ({ question, answer, wrong, explanation = '', source }: Asked) =>
  [question, ...[answer, ...wrong].map((option) => `${option}.`), explanation, source].join('\n');

function asQuiz(questions: readonly Asked[]): { body: QuizBody; sources: string[] } {
  return {
    body: {
      questions: questions.map(({ question, answer, wrong, explanation, source }) => {
        const options = shuffle(Math.random, [answer, ...wrong]);
        return {
          ...{ question, options, correctAnswer: options.indexOf(answer) },
          explanation: explanation || `Im Text steht: „${source}“`,
        };
      }),
    },
    sources: questions.map(({ source }) => source),
  };
}
