import { directionOf } from '../events.ts';
import { isFiniteVerb, isVerb } from '../verbs.ts';
import type { Mention, Told } from './mention.ts';
import { ownName } from './read-mentions.ts';

const BOUNDARY =
  /^(?:und|dann|danach|später|schließlich|nun|jetzt|aber|doch|anschließend|zuerst|wenn|nachher|davon|darunter|[.,;!?:])$/;
const OF_THEM = /^(?:davon|darunter)$/;
const EACH = /^(?:je|jeweils|jede[nmrs]?)$/;
/** "Am Dienstag", "gestern": a new time begins a new clause. */
const TIME =
  /^(?:\p{L}+tags?|mittwochs?|gestern|heute|morgen|morgens|mittags|abends|vormittags|nachmittags|abend|mittag|nachmittag)$/u;
const PREPOSITION =
  /^(?:in|im|ins|auf|an|am|bei|beim|unter|vom|von|aus|zu|zum|zur|nach|vor|vorm|mit|für|um|ohne|hinter|neben|über|seit|bis)$/;
const DETERMINER =
  /^(?:d(?:er|ie|as|en|em|ies\p{L}*)|(?:m|d|s)?ein\p{L}{0,2}|ihre?[nmrs]?|unsere?[nmr]?|'?nen?|kleine[rsn]?|große[rsn]?|alte[rsn]?|jüngere[rn]?|ältere[rn]?|beste[rn]?)$/u;
const NO_SUBJECT =
  /^(?:es|da|dort|hier|davon|darunter|noch|auch|schon|nur|mal|so|was|das|man|hab|alle|viele?|mehr|weg|dazu|jeweils|und|oder|dann|als|wie|also|ja|er|sie|beide|beiden)$/;
const PRONOUN = /^(?:ich|du|wir|er|sie|es|mir|uns)$/;
/** Words that are a verb beside a number, and not known as one by their form. */
const RIDDLE_VERB =
  /^(?:ess|kauf|nehm|geb|mach|spar|lauf|fahr|hol|find|verschenk|mal|back|trink|brauch|säg|schneid|leg|stell|sammel|bekomm|krieg)$/;

const isAnyVerb = (word: string) =>
  isVerb(word) || RIDDLE_VERB.test(word) || /^(?:verdreh|mach|schaff|schieß)\p{L}*$/u.test(word);
const isBeginning = (word: string) =>
  (isFiniteVerb(word) || RIDDLE_VERB.test(word)) && !/^(?:ge|ver|zer)\p{L}+(?:t|en)$/u.test(word);

/**
 * Gives every mention the words of its clause, where the marks were not spoken. Null where something comes
 * or goes between two of them and no number says how much.
 */
export function clausesOfMentions(
  words: readonly string[],
  mentions: readonly Mention[],
): Told[] | null {
  const cuts = mentions.map((mention, index) => {
    const next = mentions[index + 1];
    return next ? cutBetween(words, mention, next) : lastCut(words, mention.end);
  });
  const starts = mentions.map(({ at }, index) =>
    index === 0 ? 0 : lastStart(words, cuts[index - 1] ?? 0, at),
  );
  const isUntold = starts.some(
    (start, index) => index > 0 && directionOf(words.slice(cuts[index - 1], start)) !== null,
  );
  if (isUntold) return null;
  const told = mentions.map((mention, index) => {
    const before = words.slice(starts[index], mention.at);
    const after = words.slice(mention.end, cuts[index]);
    const own = [...before, ...words.slice(mention.at + 1, mention.end), ...after];
    const hasVerb = [...before, ...after].some(isAnyVerb);
    return { ...mention, words: own, hasVerb, owner: ownerOf(before), count: null };
  });
  return withCounts(words, told);
}

/** "3 Tüten mit je 8 Keksen", "6 Stücke von 50 Zentimetern" are one number each. */
function withCounts(words: readonly string[], told: readonly Told[]): Told[] {
  const all: Told[] = [];
  for (const one of told) {
    const before = all.at(-1);
    const between = before ? words.slice(before.end, one.at).join(' ') : '';
    const isEach =
      /^(?:(?:mit|zu|à|von|für) )?(?:je|jeweils)$/.test(between) ||
      (one.dimension === null ? between === 'mit' : /^(?:von|zu|à)$/.test(between));
    const isCounted =
      before?.kind === 'amount' && before.dimension === null && before.noun !== null;
    if (!before || !isEach || !isCounted || one.kind !== 'amount') {
      all.push(one);
      continue;
    }
    all.pop();
    all.push({
      ...one,
      owner: before.owner,
      hasVerb: before.hasVerb || one.hasVerb,
      words: [...before.words, ...one.words.filter((word) => !EACH.test(word))],
      // "Mit je 8 Keksen": as it is said there it does not stand in the answer.
      noun: /(?<!er)n$/.test(one.noun ?? '') ? null : one.noun,
      count: before,
    });
  }
  return all;
}

/** Where the last clause before a mention begins. */
function lastStart(words: readonly string[], from: number, at: number): number {
  const place = words.slice(from, at).findLastIndex((word) => BOUNDARY.test(word));
  return place < 0 ? from : from + place;
}

function cutBetween(words: readonly string[], { end }: Mention, next: Mention): number {
  for (let at = end; at < next.at; at += 1) {
    const word = words[at] ?? '';
    if (BOUNDARY.test(word) && !(at === end && OF_THEM.test(word))) return at;
    if (EACH.test(word))
      return /^(?:in|auf|an|mit|zu|von|für)$/.test(words[at - 1] ?? '') ? at - 1 : at;
    const isDay = TIME.test(word) || (word === 'am' && TIME.test(words[at + 1] ?? ''));
    if (isDay && at > end) return at;
    if (isDay) return end;
  }
  if (end + 1 === next.at && isAnyVerb(words[end] ?? '') && !/^ge/.test(words[end] ?? ''))
    return end;
  for (let at = end + 1; at < next.at; at += 1) {
    const isSpeaker = /^(?:ich|wir|du)$/.test(words[at] ?? '');
    if (isSpeaker) return isAnyVerb(words[at - 1] ?? '') ? at - 1 : at;
    if (!isBeginning(words[at] ?? '') && !isFiniteBefore(words, at, next.at)) continue;
    const subject = subjectPlace(words, at, end);
    if (subject !== null) return subject;
  }
  return next.kind === 'amount' ? next.at - articlesBefore(words, next.at, end) : end;
}

/** "Er verkauft 3", "Paul verliert 2": directly before a number it is no participle. */
const isFiniteBefore = (words: readonly string[], at: number, number: number) =>
  at + 1 === number &&
  /^(?:ver|zer)\p{L}+(?:t|e)$/u.test(words[at] ?? '') &&
  isAnyVerb(words[at] ?? '') &&
  !PREPOSITION.test(words[at - 2] ?? '') &&
  !/^(?:und|hat|haben|habe|hab)$/.test(words[at - 1] ?? '');

const articlesBefore = (words: readonly string[], at: number, end: number) =>
  at > end && /^(?:die|der|das|ein|eine|von|noch|nur|je)$/.test(words[at - 1] ?? '') ? 1 : 0;

/** "… ich ess 3": the place of the subject before a verb. */
function subjectPlace(words: readonly string[], verb: number, from: number): number | null {
  const word = words[verb - 1] ?? '';
  if (!/^\p{L}{2,}$/u.test(word) || isAnyVerb(word)) return null;
  const place = DETERMINER.test(words[verb - 2] ?? '') && verb - 2 >= from ? verb - 2 : verb - 1;
  return PREPOSITION.test(words[place - 1] ?? '') && place - 1 >= from ? place - 1 : place;
}

/** What follows the last number belongs to it until something new begins. */
function lastCut(words: readonly string[], from: number): number {
  for (let at = from; at < words.length; at += 1)
    if (
      (BOUNDARY.test(words[at] ?? '') && !OF_THEM.test(words[at] ?? '')) ||
      /^(?:der|den|die) (?:rest|anderen|übrigen)/.test(words.slice(at, at + 2).join(' '))
    )
      return at;
  return words.length;
}

function ownerOf(before: readonly string[]): string | null {
  const verb = before.findLastIndex(isAnyVerb);
  if (verb >= 0) return nameBefore(before, verb) ?? nameBehind(before, verb);
  return nameBefore(before, before.length);
}

function nameBefore(words: readonly string[], at: number): string | null {
  const word = words[at - 1];
  if (word === undefined || !/^\p{L}{2,}$/u.test(word)) return null;
  if (PRONOUN.test(word) && word !== 'es') return ownName(word);
  if (NO_SUBJECT.test(word) || BOUNDARY.test(word) || DETERMINER.test(word) || TIME.test(word))
    return null;
  const place = DETERMINER.test(words[at - 2] ?? '') ? at - 3 : at - 2;
  return PREPOSITION.test(word) || PREPOSITION.test(words[place] ?? '') || isAnyVerb(word)
    ? null
    : ownName(word);
}

/** "Dann kauft Tom 5". */
function nameBehind(words: readonly string[], verb: number): string | null {
  const at = DETERMINER.test(words[verb + 1] ?? '') ? verb + 2 : verb + 1;
  const word = words[at];
  if (word === undefined || /^(?:mir|uns|ihm)$/.test(word)) return null;
  if (PRONOUN.test(word)) return word === 'es' ? null : ownName(word);
  if (NO_SUBJECT.test(word) || PREPOSITION.test(word) || TIME.test(word) || BOUNDARY.test(word))
    return null;
  return /^\p{L}{2,}$/u.test(word) && !isAnyVerb(word) && !DETERMINER.test(word) ? word : null;
}
