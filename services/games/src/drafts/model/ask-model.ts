import { maskTexts } from '@lux/child-safety/masking/mask-personal-data.ts';
import { restorePersonalData } from '@lux/child-safety/masking/restore-personal-data.ts';
import type { DraftOrder } from '@lux/contracts/classroom/material.ts';
import type { DraftWriter } from '../../adapters/openai-draft-writer.ts';
import type { DraftQuestion } from '../quiz/draft-question.ts';
import { readSentences } from '../read-text.ts';
import { draftPrompt } from './draft-prompt.ts';

/** As texts are compared: models change marks and spaces where they copy. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Questions that a model made of a teacher's text, each with the sentence it comes from, found again in
 * the text: what the model says by itself is left out. Names of children stay here (DESIGN 6).
 *
 * @throws where no answer came.
 */
export async function askModel(
  writer: DraftWriter,
  order: DraftOrder,
  signal: AbortSignal,
): Promise<(DraftQuestion & { explanation: string | undefined })[]> {
  const { texts, facts } = maskTexts([order.text]);
  const [text = ''] = texts;
  const restore = (masked: string) => restorePersonalData(masked, facts);
  const sentences = new Map(readSentences(order.text).map((one) => [plain(one.text), one.text]));
  const written = await writer.write(draftPrompt({ ...order, text }), signal);
  const seen = new Set<string>();
  return written.flatMap(({ question, answer, wrong, explanation, source }) => {
    const found = sentences.get(plain(restore(source)));
    const asked = plain(restore(question));
    if (found === undefined || seen.has(asked)) return [];
    seen.add(asked);
    return {
      ...{ question: restore(question), answer: restore(answer), wrong: wrong.map(restore) },
      ...{ source: found, explanation: explanation && restore(explanation) },
    };
  });
}
