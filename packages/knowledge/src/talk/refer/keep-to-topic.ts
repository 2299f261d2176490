import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';
import { contentOf, isKinOf, speaksOfName } from '../fit/answers-asked.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { textFor } from '../telling/text-for.ts';
import { admit, type Level, type Step, type Topic, topicAfter } from '../topic.ts';
import { isOfTopicOnly } from './of-topic-only.ts';

const SURE_OF_PART = 0.85;
const MODAL = /^(?:muss|musst|durf|durft|konn|konnt|soll|sollt|woll|wollt)\w{0,2}$/;
/** It says yes or no: an answer for who asks whether. */
const SAYS_YES = /^(?:Ja|Nein|Doch)(?!\p{L})/u;
const asksWhether = ({ folded }: Said) =>
  /^(?:(?:und|aber) )?(?:ist|sind|war|waren|hat|haben|hatte\w*|kann|konnen|konnte\w*|gibt|gab|darf|durf\w*|muss\w*|wird|werden|wurde\w*|\p{L}+(?:t|en|ten) (?:der|die|das|sie|er|es|ihre?))(?!\p{L})/u.test(
    folded,
  );

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  read: (question: string) => Said;
  wantedOf: (said: Said) => Wanted;
}

/** Keeps questions that can only be of what is talked of to what is told of that. */
export function createKeepToTopic({ entriesFor, read, wantedOf }: Known) {
  /** "Und ihre Häuser?" of the Romans is answered by what is told of them, or not at all. */
  return function keepToTopic(found: Step, said: string, topic: Topic, level: Level): Step {
    const { thing } = topic;
    const { entry } = found.topic;
    if (!thing || !found.answer || !entry || !isOfTopicOnly(read(said), topic)) return found;
    const isWhether = asksWhether(read(said));
    const isOfIt = [thing, ...topic.things].some(
      (one) => isKinOf(entry.thing, one) || speaksOfName(entry, one),
    );
    if (isOfIt && (isWhether || !SAYS_YES.test(found.answer.text))) return found;
    const wanted = wantedOf(read(said));
    const content = contentOf(read(said), thing).filter((key) => !MODAL.test(key));
    const asked = entriesFor(thing).find(({ asks, older, young }) =>
      asks.some((ask) => {
        if (SAYS_YES.test(young) !== isWhether) return false;
        const keys = new Set(wordsOf(isWhether ? `${ask} ${older}` : ask).map(lemmaKey));
        return content.length > 0 && content.every((key) => isAmong(key, keys));
      }),
    );
    if (asked) {
      return {
        answer: { text: textFor(asked, level, wanted), confidence: SURE_OF_PART },
        topic: topicAfter(topic, asked, { level, wanted }),
      };
    }
    const entries = entriesFor(thing).filter(({ young }) => !SAYS_YES.test(young));
    const step = admit(entries, { thing, wanted, topic, level });
    const isNamed = topic.asked?.some((one) => namedIn(read(one)).includes(thing));
    const text = isNamed ? step.answer.text : 'Das weiß ich leider nicht.';
    return { ...step, answer: { ...step.answer, text } };
  };
}
