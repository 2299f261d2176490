import type { Said } from '../said/said.ts';
import { type Step, type Topic, topicAfter } from '../topic.ts';

/** "Hä, wie geht das denn?" */
const HOW_ALONE =
  /^(?:(?:hae?|und|aber|echt|was)[ ,]+)*wie (?:geht|soll|kann|funktioniert|machen|macht|schaffen|schafft) (?:(?:der|die|er|sie|es) )?das(?: (?:denn|gehen|eigentlich|so|dann|genau))*[ ?.!]*$/;

/** "Wie geht das denn?" of what was told in few words: told in more. null of all else. */
export function howTold({ folded }: Said, topic: Topic): Step | null {
  const { entry } = topic;
  const isShort =
    entry?.aspect !== undefined &&
    entry.aspect !== 'what' &&
    topic.level === 'young' &&
    entry.young !== entry.older;
  if (!isShort || !HOW_ALONE.test(folded)) return null;
  return {
    answer: { text: entry.older, confidence: 1 },
    topic: topicAfter(topic, entry, { level: 'older' }),
  };
}
