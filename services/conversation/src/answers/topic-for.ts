import { maskPersonalData } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import { topicUrl } from '@lux/contracts/conversation/sources.ts';
import { isForBooks } from '../books/is-for-books.ts';
import type { OpenConversation } from '../conversations/conversation.store.ts';
import type { Deps } from '../deps.ts';
import { createFitKeeper } from '../safety/keep-fit.ts';
import { findInTopics, type TopicPassage } from '../topics/find-in-topic.ts';
import type { Turn } from './teacher.ts';

interface Asked extends Pick<Turn, 'question' | 'level' | 'concern'> {
  conversation: OpenConversation;
  lessonId?: Id | undefined;
}

/** Behind an answer out of the text one word is a question. */
const SHORT_CHARACTERS = 40;

/**
 * What the text of the child's lesson says to its question, having passed the gate; null outside of
 * lessons, and where the text does not fit.
 */
export async function topicFor(
  { lessonTopics, gate, teacher }: Pick<Deps, 'lessonTopics' | 'gate' | 'teacher'>,
  { question, level, concern, conversation, lessonId }: Asked,
  settings: ServiceSettings,
): Promise<TopicPassage | null> {
  if (lessonId === undefined || concern) return null;
  const topics = await lessonTopics.of(lessonId);
  if (topics.length === 0) return null;
  const last = conversation.latest.findLast(({ role }) => role === 'assistant');
  const url = last?.sources?.[0]?.url;
  const before = topics.find(({ id }) => topicUrl(id) === url)?.id ?? null;
  const mayFollow = before !== null && question.length <= SHORT_CHARACTERS;
  if (!mayFollow && !isForBooks(question)) return null;
  const found = findInTopics(topics, { question, level, before });
  if (!found) return null;
  const keepFit = createFitKeeper(gate, settings);
  const [told, excerpt] = await Promise.all([keepFit(found.told), keepFit(found.excerpt)]);
  // Half of an answer may say something else.
  if (told.length < found.told.length) return null;
  // Of a text that names somebody LUX tells itself: no name leaves for a model.
  const isPlain =
    teacher.staysHere || excerpt.every((sentence) => maskPersonalData(sentence).text === sentence);
  return isPlain ? { ...found, excerpt } : { ...found, excerpt: [] };
}
