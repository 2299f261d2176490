import { type Source, TOPIC_BOOK, topicUrl } from '@lux/contracts/conversation/sources.ts';
import type { TopicPassage } from './find-in-topic.ts';

export const topicSource = ({ id, title }: TopicPassage): Source => ({
  title,
  book: TOPIC_BOOK,
  url: topicUrl(id),
});

const MOST_OFFERS = 2;

/** A passage as LUX says it: whose it is, then the teacher's own words, then what else may be asked. */
export function tellTopic({ told, offers }: TopicPassage): string {
  const words = offers.slice(0, MOST_OFFERS).map((word) => `„${word}“`);
  const offer =
    words.length > 0 ? ` Frag mich gern mehr dazu, zum Beispiel zu ${words.join(' oder ')}.` : '';
  return `In eurem Text zur Stunde steht: ${told.join(' ')}${offer}`;
}

/**
 * A question with what the teacher's text says. A quotation in the child's message, as with books: a
 * model obeys a system message, and the words are not ours.
 */
export function withTopic(question: string, { title, excerpt }: TopicPassage): string {
  const quoted = excerpt.join(' ').replaceAll(/[„“"»«]/gu, '’');
  return `(Im Text der Lehrkraft zur Stunde, „${title.replaceAll(/[„“"»«]/gu, '’')}“, steht: „${quoted}“ Passt es zur Frage, antworte zuerst daraus, sag dazu, dass es in eurem Text steht, und biete an, mehr aus dem Text zu erzählen. Passt es nicht, lass es weg.)\n\n${question}`;
}
