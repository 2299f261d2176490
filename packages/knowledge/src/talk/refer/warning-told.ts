import type { Entry } from '../../content/entries.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { contentOf } from '../fit/answers-asked.ts';
import { meansIn } from '../fit/left-unanswered.ts';
import type { Said } from '../said/said.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const ASKS_LEAVE =
  /^(?:und |aber |also )?(?:darf|durfen|soll|sollte|kann|konnen) (?:man|ich|wir)\b/;
const WARNS =
  /(?<!\p{L})(?:nie(?:mals)?|nicht|kein\p{L}*|verboten|gefährlich|giftig|schadet|Vorsicht|nur mit)(?!\p{L})/iu;
const OF_DANGER = /^(?:danger|care|rules?)$/;
const CONFIDENCE = 0.86;

/**
 * "Darf man da reingucken?": the warning that was told with it, or that stands with what is talked of. null
 * where none speaks of what is asked.
 */
export function tellWarning(
  said: Said,
  topic: Topic,
  entries: readonly Entry[],
  level: Level,
): Step | null {
  const { thing, entry: last } = topic;
  if (!thing || !ASKS_LEAVE.test(said.folded)) return null;
  const content = contentOf(said, thing);
  if (content.length === 0) return null;
  const ofTalk = [...(last ? [last] : []), ...entries];
  for (const entry of ofTalk) {
    for (const text of [entry[level], entry.older]) {
      const warning = text.split(/(?<=[.!?]) /u).find((sentence) => {
        const keys = new Set(wordsOf(sentence).map(lemmaKey));
        const speaksOfAll = content.every((key) => isAmong(key, keys) || meansIn(key, sentence));
        return speaksOfAll && (WARNS.test(sentence) || OF_DANGER.test(entry.aspect ?? ''));
      });
      if (warning === undefined) continue;
      return {
        answer: { text: warning, confidence: CONFIDENCE },
        topic: topicAfter(topic, entry, { level, about: thing }),
      };
    }
  }
  return null;
}
