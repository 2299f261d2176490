import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { errors } from '../errors.ts';
import type { MaterialBody } from './material.store.ts';

/** A sentence takes a millisecond or two: boards are served in between. */
const SENTENCES_AT_ONCE = 5;
const QUOTED_LENGTH = 60;

/** The texts of a material with where each stands, as its teacher finds it. */
function textsOf(title: string, body: MaterialBody): { where: string; text: string }[] {
  const named = { where: 'Name', text: title };
  if ('text' in body) return [named, { where: 'Text', text: body.text }];
  if ('words' in body) {
    return [named, { where: 'Wörter', text: body.words.map(({ word }) => word).join('. ') }];
  }
  return [
    named,
    ...body.questions.flatMap(({ question, options, explanation = '' }, index) => {
      const where = `Frage ${index + 1}`;
      return [question, options.join('. '), explanation].map((text) => ({ where, text }));
    }),
  ];
}

async function findUnfit(text: string): Promise<string | null> {
  const sentences = splitSentences(text);
  for (const [index, sentence] of sentences.entries()) {
    if (index % SENTENCES_AT_ONCE === 0) await yieldToEventLoop();
    const isFit = [checkAnswer, checkByRules].every((check) => check(sentence).verdict === 'ok');
    if (!isFit) return sentence;
  }
  return null;
}

function refuse(where: string, unfit: string): string {
  const quoted = unfit.length > QUOTED_LENGTH ? `${unfit.slice(0, QUOTED_LENGTH)} …` : unfit;
  return `Das lässt LUX nicht zu Kindern (${where}): „${quoted}“`;
}

/** What is left of a quiz or a list of words without the entries that the gate refuses, and why each is. */
export async function leaveOutUnfit<Body extends MaterialBody>(
  body: Body,
): Promise<{ body: Body; refused: { index: number; message: string }[] }> {
  const refused: { index: number; message: string }[] = [];
  const isFit = async (where: string, index: number, texts: string[]) => {
    const unfit = await findUnfit(texts.join('\n'));
    if (unfit !== null) refused.push({ index, message: refuse(where, unfit) });
    return unfit === null;
  };
  const keepFit = async <Entry>(
    entries: Entry[],
    noun: string,
    textsOfOne: (one: Entry) => string[],
  ) => {
    const kept: Entry[] = [];
    for (const [index, entry] of entries.entries()) {
      if (await isFit(`${noun} ${index + 1}`, index, textsOfOne(entry))) kept.push(entry);
    }
    return kept;
  };
  if ('questions' in body) {
    const questions = await keepFit(body.questions, 'Frage', (one) => [
      ...[one.question, one.options.join('. '), one.explanation ?? ''],
    ]);
    return { body: { ...body, questions }, refused };
  }
  if ('words' in body) {
    const words = await keepFit(body.words, 'Wort', ({ word }) => [word]);
    return { body: { ...body, words }, refused };
  }
  return { body, refused };
}

/**
 * The gate: what a material says to children passes what LUX's own sentences do (DESIGN 6).
 *
 * @throws MATERIAL_NOT_CHILD_SAFE with the place and the sentence.
 */
export async function ensureFit(title: string, body: MaterialBody): Promise<void> {
  for (const { where, text } of textsOf(title, body)) {
    const unfit = await findUnfit(text);
    if (unfit === null) continue;
    throw errors.MATERIAL_NOT_CHILD_SAFE({ message: refuse(where, unfit) });
  }
}
