import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { inBook } from '@lux/german-text/in-book.ts';
import type { FoundPassage } from '../books/create-library.ts';
import { isForBooks } from '../books/is-for-books.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { createFitKeeper } from '../safety/keep-fit.ts';
import type { Turn } from './teacher.ts';

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

  return async (): Promise<FoundPassage | null> => {
    const masked = mask().texts.at(-1) ?? '';
    const found = await library.lookUp({ question: masked, level, before: last?.sources?.[0] });
    if (!found) return null;
    // Beside Kiwix's own limit.
    const keepFit = createFitKeeper(gate, settings);
    const { book, title } = found.source;
    const [told, excerpt, shown] = await Promise.all([
      keepFit(found.told),
      keepFit(found.excerpt),
      // As a child reads it: of a word alone nobody can say much.
      keepFit([`Steht ${inBook(book)}: ${title}.`]),
    ]);
    // Half of an answer may say something else; a model is given only sentences to answer from.
    const isWhole = told.length > 0 && told.length === found.told.length;
    const isUseful = teacher.staysHere ? isWhole : excerpt.length > 0;
    return isUseful && shown.length > 0 ? { ...found, excerpt } : null;
  };
}
