import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { isKinOf } from '../fit/answers-asked.ts';
import { measureIn } from '../fit/fits-question.ts';
import type { Said } from '../said/said.ts';
import { topicsOf } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

/** "Und als Baby?", "die Kleinen auch schon" */
const ASKS_YOUNG =
  /^(?:(?:und|aber|auch|schon|was ist|wie ist das|ist das|machen das) )*(?:(?:als|bei einem) (?:baby|kind|kuken|junges|kleines|kleiner|jungtier)|(?:bei )?(?:die|den|ihre?n?|seine?n?|das|dem|ein|einem) (?:kleinen?|babys?|jungen?|kuken|kalb|welpen|fohlen|jungtieren?))(?: (?:auch|schon|dann|denn|so|noch|nicht|das))*[?.! ]*$/;
const YOUNG =
  /(?<!\p{L})(?:\p{L}*[Bb]abys?|Küken|Junge[ns]?|Jungtiere?n?|Kalb|Kälb\p{L}*|Fohlen|Welpen?|Kinder|\p{L}*[Kk]itz\p{L}*|Ferkel|Lamm|Lämm\p{L}*|Larven?|Kaulquappen?|neugeboren\p{L}*|Neugeborene\p{L}*|schlüpf\p{L}*)(?!\p{L})/u;
const SURE = 0.9;
const UNSURE = 0.3;
const UNKNOWN = 'Wie das bei den Kleinen ist, weiß ich leider nicht.';

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /u);

/**
 * The question before, of the young: the sentence of what was told, or of what is known of the thing, that
 * speaks of them. null where nothing was asked before, or what was found speaks of them already.
 */
export function tellOfYoung(
  said: Said,
  topic: Topic,
  {
    entriesFor,
    found,
    level,
    read,
  }: {
    entriesFor: (thing: Thing) => readonly Entry[];
    found: Step;
    level: Level;
    read: (question: string) => Said;
  },
): Step | null {
  const { entry: last, thing } = topic;
  if (!thing || !ASKS_YOUNG.test(said.folded)) return null;
  // How long they are carried says nothing of how big they are.
  const isMeasured = (text: string) =>
    topic.wanted === undefined || (measureIn(topic.wanted)?.test(text) ?? true);
  const isFound =
    found.answer !== null &&
    !found.answer.isAdmission &&
    YOUNG.test(found.answer.text) &&
    isMeasured(found.answer.text) &&
    found.topic.entry !== undefined &&
    found.topic.entry.id !== last?.id &&
    isKinOf(found.topic.entry.thing, thing);
  if (isFound) return null;
  const asked = topicsOf(read(topic.asked?.[0] ?? '').words).filter(
    (key) => !wordsOf(thing.name).some((word) => lemmaKey(word) === key),
  );
  const ofYoung = [...(last ? [last] : []), ...entriesFor(thing)].flatMap((entry) => {
    const sentence = sentencesOf(entry.older).find((text) => YOUNG.test(text));
    return sentence === undefined ? [] : [{ entry, sentence }];
  });
  const told = ofYoung.find(({ entry, sentence }) => {
    const keys = new Set(wordsOf(sentence).map(lemmaKey));
    return entry === last || asked.some((key) => isAmong(key, keys));
  });
  const near = told ?? ofYoung[0];
  if (!near)
    return {
      answer: { text: UNKNOWN, confidence: UNSURE, isAdmission: true },
      topic,
      isClosed: true,
    };
  const { entry, sentence } = near;
  const next = topicAfter(topic, entry, { level, about: thing });
  return told
    ? { answer: { text: sentence, confidence: SURE }, topic: next }
    : {
        answer: {
          text: `Genau weiß ich das leider nicht. Aber ich weiß: ${sentence}`,
          confidence: UNSURE,
          isAdmission: true,
        },
        topic: { ...next, isNear: true },
        isClosed: true,
      };
}
