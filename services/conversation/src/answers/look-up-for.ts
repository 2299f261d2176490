import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { FoundPassage } from '../books/create-library.ts';
import { isForBooks } from '../books/is-for-books.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
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
  { library, gate }: Pick<Deps, 'library' | 'gate'>,
  { question, level, concern, conversation, mask }: Asked,
  settings: ServiceSettings,
): Turn['lookUp'] {
  if (!library || concern || !isForBooks(question)) return undefined;
  const last = conversation.latest.findLast(({ role }) => role === 'assistant');

  const keepFit = async (sentences: readonly string[]) => {
    const verdicts = await Promise.all(
      sentences.map((sentence) => gate.checkAnswer(sentence, settings)),
    );
    return sentences.filter((_sentence, place) => verdicts[place]?.verdict === 'ok');
  };

  return async (): Promise<FoundPassage | null> => {
    const masked = mask().texts.at(-1) ?? '';
    const found = await library.lookUp({ question: masked, level, before: last?.sources?.[0] });
    if (!found) return null;
    const [told, excerpt, [title]] = await Promise.all([
      keepFit(found.told),
      keepFit(found.excerpt),
      keepFit([found.source.title]),
    ]);
    // Half of an answer may say something else.
    const isWhole = told.length > 0 && told.length === found.told.length;
    return isWhole && title !== undefined ? { ...found, excerpt } : null;
  };
}
