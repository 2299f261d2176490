import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { fold } from '../../recognition/words.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';

/** Whoever asks this must not hear anything that sounds like a yes. */
const ASKS_TO_EAT =
  /\b(?:kann|konnen|konnt|darf|durfen|soll|sollte|mag) (?:man|ich|wir|kinder|jemand|die|den|das|der)\b.*\b(?:essen|trinken|probieren|kosten|naschen|schlucken|lutschen|kauen)\b|\b(?:essbar|geniessbar)\b/;
const POISONS = /giftig|Vergiftung/u;
/** What children find outside; animals and food have answers of their own. */
const GROWS = new Set(['Pflanze', 'Pilz']);
/** Of these the plant that is talked of is meant: "die Beeren" of a yew. */
const PART =
  /\b(?:beeren?|fruchte?n?|blatt(?:er)?|bluten?|samen|kerne?n?|wurzeln?|nadeln?|stangel|rinde|hut|stiel)\b/;

/**
 * The warning of what is poisonous, where a child asks whether one may eat it: of the thing that is named,
 * or of the one that is talked of.
 */
export function poisonAsked(
  said: Said,
  { thing }: Topic,
  entriesFor: (thing: Thing) => readonly Entry[],
): Entry | undefined {
  // As it was said: torn words were put together since, also "fliegenpilze essen".
  const asked = fold(said.written);
  if (!ASKS_TO_EAT.test(asked)) return undefined;
  // "Essen" is no town here.
  const named = namedIn(said).filter(({ name }) => name !== 'Essen');
  const isOfTopic = named.length === 0 || PART.test(asked);
  const meant = isOfTopic && thing ? [...named, thing] : named;
  return meant
    .filter(({ isA, name }) => GROWS.has(name) || isA.some((kind) => GROWS.has(kind)))
    .flatMap(entriesFor)
    .find(({ aspect, young }) => aspect === 'danger' && POISONS.test(young));
}
