import type { Thing } from '../../content/thing.ts';
import { fold, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Hit } from '../../search/create-search.ts';
import type { Said } from '../said/said.ts';
import { topicsOf, type Wanted } from '../said/wanted.ts';
import { answersKind, givesPurpose } from './fits-question.ts';

export const ASKS_WHICH = /\b(?:welche[rsnm]?|was fur|wie heisst|wie heissen|nenne?)\b/;
/** What comes nearest is told outright where it leaves out no more than a small word. */
const MAX_LEFT_OUT = 0.2;
/** "Wächst die Kartoffel am Strauch oder in der Erde?": half of what is asked is not so. */
const MAX_LEFT_OUT_OF_TWO = 0.72;
const EITHER = /\boder\b/;
/** Whoever asks for one of these asks for nothing else of the thing. */
const NARROW_ASPECTS = new Set<string>(['sleep', 'food', 'capital', 'language', 'flag', 'sound']);
/** Why something lives so short is not told by how long it is. */
const OF_MEASURE = new Set<string>(['size', 'weight', 'age', 'speed', 'comparison']);
const FIRST = /\b(?:erste[rsnm]?|zuerst)\b/;
const asksWhoWasFirst = (ask: string) => /^Wer(?!\p{L})/u.test(ask) && FIRST.test(fold(ask));
const asksWhat = (ask: string) => /^Was (?:ist|sind|war|bedeutet|heißt)\b/.test(ask);
/** "Welcher Fluss …?" is answered by a river; "haben Fische Ohren?" by no shark. */
export const isAbout = (thing: Thing, asked: Thing | undefined, { folded }: Said) =>
  thing.name === asked?.name || (ASKS_WHICH.test(folded) && thing.isA.includes(asked?.name ?? ''));

/** "Was ist Tau?" is not about what happens to tow with it. */
export const isNear = ({ entry, leftOut }: Hit, said: Said, { aspects, questionWord }: Wanted) =>
  (leftOut < 1 || aspects[0] === entry.aspect) &&
  !/^(?:Ja|Nein|Doch)(?!\p{L})/u.test(entry.young) &&
  !(questionWord === 'warum' && OF_MEASURE.has(entry.aspect ?? '')) &&
  (aspects.join() !== 'what' || said.mentions.length > 0 || entry.asks.some(asksWhat));

/** "Wofür ist das Horn?" is not answered by whatever other animal has one. */
export function isOfUnnamed({ entry: { thing, aspect, asks } }: Hit, said: Said): boolean {
  if (thing.isA.length === 0 || ASKS_WHICH.test(said.folded) || ASKS_NAME.test(said.folded))
    return false;
  if (said.mentions.some(({ things }) => things.includes(thing))) return false;
  const keys = new Set(said.words.map(lemmaKey));
  const names = [thing.name, ...thing.also];
  if (names.some((name) => wordsOf(name).every((word) => keys.has(lemmaKey(word))))) return false;
  return aspect !== undefined || asks.every((ask) => names.some((name) => ask.includes(name)));
}
const ASKS_NAME = /\b(?:wer|wen|wem|wie hiess)\b|^(?:und )?was (?:ist|sind|war) (?:das|es) /;

/** Whether what comes nearest speaks of all that is asked: then it is no guess. */
export function speaksOfAll({ entry, leftOut, isSure }: Hit, said: Said, wanted: Wanted): boolean {
  if (!isSure || !answersKind(entry, wanted)) return false;
  const isOfNamed = said.mentions.some(({ things: named }) =>
    named.some(({ name }) => name === entry.thing.name),
  );
  if (said.mentions.length > 0 && !isOfNamed && !ASKS_WHICH.test(said.folded)) return false;
  if (leftOut <= MAX_LEFT_OUT) return true;
  // "Wer ist als Erster auf dem Mond rumgelaufen?": in whatever words, it asks who was first.
  if (wanted.kind === 'who' && FIRST.test(said.folded) && entry.asks.some(asksWhoWasFirst)) {
    return true;
  }
  if (entry.aspect !== undefined && entry.aspect === wanted.aspects[0])
    return NARROW_ASPECTS.has(entry.aspect);
  const isOneOfTwo = EITHER.test(said.folded) || ASKS_WHICH.test(said.folded);
  return isOneOfTwo && leftOut <= MAX_LEFT_OUT_OF_TWO;
}

/** "Warum haben Katzen Schnurrhaare?": what says what they are for, not what they look like. */
export function purposeAmong<Of extends Hit>(
  hits: readonly Of[],
  { words, mentions }: Said,
  { questionWord }: Wanted,
): Of | undefined {
  if (questionWord !== 'warum') return undefined;
  return hits.find(({ entry, leftOut }) => {
    const own = topicsOf(wordsOf(entry.thing.name));
    const topics = topicsOf(words).filter((topic) => !own.includes(topic));
    return (
      leftOut <= MAX_LEFT_OUT &&
      mentions.some(({ things }) => things.includes(entry.thing)) &&
      givesPurpose(entry, { topics })
    );
  });
}

/** "Gibt es Salzseen?" is not answered by what salt is. */
export const isBesidesIt = ({ entry, leftOut }: Hit, { aspects }: Wanted) =>
  entry.aspect === 'what' && aspects[0] !== 'what' && leftOut > MAX_LEFT_OUT_OF_WHAT;
const MAX_LEFT_OUT_OF_WHAT = 0.5;
