import { setTimeout } from 'node:timers/promises';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { inBook } from '@lux/german-text/in-book.ts';
import type { FoundPassage } from '../books/create-library.ts';
import { isForBooks } from '../books/is-for-books.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import type { Turn } from './teacher.ts';

/** Beside Kiwix's own limit: an answer without the books would be there by then. */
const CHECK_LIMIT_MS = 1_000;

interface Asked extends Pick<Turn, 'question' | 'level' | 'concern'> {
  conversation: OpenConversation;
  /** The conversation as it may leave, the question last. */
  mask: () => { texts: readonly string[] };
}

/**
 * How the teacher may look a question up in the school's books: what is asked goes out masked, what
 * comes back has passed the gate. Undefined where there are no books, or the question is not for them.
 */
export function lookUpFor(
  { library, gate, teacher }: Pick<Deps, 'library' | 'gate' | 'teacher'>,
  { question, level, concern, conversation, mask }: Asked,
  settings: ServiceSettings,
): Turn['lookUp'] {
  if (!library || concern || !isForBooks(question)) return undefined;
  const last = conversation.latest.findLast(({ role }) => role === 'assistant');

  /** What nobody has judged in time is left out; its verdict is remembered for the next child. */
  const keepFit = async (sentences: readonly string[], late: Promise<false>) => {
    const areFit = await Promise.all(
      sentences.map((sentence) => {
        const isFit = gate.checkAnswer(sentence, settings).then(({ verdict }) => verdict === 'ok');
        return Promise.race([isFit, late]);
      }),
    );
    return sentences.filter((_sentence, place) => areFit[place]);
  };

  return async (): Promise<FoundPassage | null> => {
    const masked = mask().texts.at(-1) ?? '';
    const found = await library.lookUp({ question: masked, level, before: last?.sources?.[0] });
    if (!found) return null;
    const late = setTimeout(CHECK_LIMIT_MS, false as const, { ref: false });
    const { book, title } = found.source;
    const [told, excerpt, shown] = await Promise.all([
      keepFit(found.told, late),
      keepFit(found.excerpt, late),
      // As a child reads it: of a word alone nobody can say much.
      keepFit([`Steht ${inBook(book)}: ${title}.`], late),
    ]);
    // Half of an answer may say something else; a model is given only sentences to answer from.
    const isWhole = told.length > 0 && told.length === found.told.length;
    const isUseful = teacher.staysHere ? isWhole : excerpt.length > 0;
    return isUseful && shown.length > 0 ? { ...found, excerpt } : null;
  };
}
