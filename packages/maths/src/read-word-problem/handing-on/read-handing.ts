import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { isSameNoun } from '../story.ts';
import { isVerb } from '../verbs.ts';

/** What one has in the beginning, or what goes from one to the other; null is nobody who is told of. */
export type Handed =
  | { kind: 'state'; owner: string; value: number }
  | { kind: 'move'; from: string | null; to: string | null; value: number };

/** All of a telling: every number of it has a place, or `isWhole` is false. */
export interface Handing {
  told: readonly Handed[];
  isWhole: boolean;
}

const GIVES =
  /^(?:gibt|gebe?|gab|geb|gibst|schenkt?e?|schenk|leiht|überlässt|reicht|verschenkt|verleiht)$/u;
const GETS = /^(?:bekommt|bekomme?|bekam|kriegt|kriege?|erhält)$/u;
const HAS = /^(?:hat|habe?|hatte|haben|hatten|besitzt)$/u;
const TAKES = /^(?:nimmt|nehme?|nahm|klaut|stiehlt|mopst)$/u;
const GIVEN = /^(?:geschenkt|gegeben|abgegeben|weitergegeben|geliehen|überlassen)$/u;
const DETERMINER =
  /^(?:d(?:er|ie|as|em|en)|(?:mein|dein|sein|ihr|unser)(?:e[mnrs]?)?|kleine[nmrs]?|große[nmrs]?|beste[nmrs]?|freundin(?= ))$/u;
const POSSESSIVE = /^(?:ihrer|seiner|meiner|unserer|von|ihren|seinen|meinen|den)$/u;
const NOBODY =
  /^(?:und|oder|dann|danach|da|jetzt|nun|nachher|später|heute|gestern|aber|noch|auch|schon|nur|davon|dazu|daraus|leider|so|also|am|im|in|auf|an|von|mit|zu|zum|zur|vom|bei|als|wenn|weil|dass|ab|weg|es|man|das|alle|sich|etwas|genau|selbst|selber|vorher|zuerst|anfang|erst|bisher|insgesamt|wieder|nicht|kein\p{L}*|viele?|ein\p{L}{0,2})$/u;
const SPEAKER: Readonly<Record<string, string>> = { mir: 'ich', mich: 'ich', uns: 'wir' };
const THIRD = /^(?:er|sie|ihm|ihr|ihn|ihnen)$/u;
const NEAR = 4;
const ONE = /^(?:eine?n?|eins)$/;

const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);

/** Reads who has what and who hands on how much, clause by clause; marks may be missing. */
export function readHanding(words: readonly string[], thing: string | null): Handing {
  const told: Handed[] = [];
  const used = new Set<number>();
  let subject: string | null = null;
  const isThing = (word: string) => thing !== null && isSameNoun(word, thing);
  const isName = (word: string | undefined): word is string =>
    word !== undefined &&
    /^\p{L}{2,}$/u.test(word) &&
    !NOBODY.test(word) &&
    !DETERMINER.test(word) &&
    !isThing(word) &&
    !(isVerb(word) && !SPEAKER[word]) &&
    parseNumberWord(word) === null;
  /** "Ihr" before a verb or a number is a person, before a noun it is not. */
  const isPerson = (at: number) =>
    isName(words[at]) || (THIRD.test(words[at] ?? '') && !isName(words[at + 1]));

  const named = (word: string, but: string | null): string => {
    if (SPEAKER[word]) return SPEAKER[word];
    if (!THIRD.test(word)) return word;
    const owners = told.flatMap((one) => (one.kind === 'state' ? [one.owner] : []));
    return owners.findLast((owner) => owner !== but && owner !== 'ich') ?? word;
  };
  const peopleBetween = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
      .filter(isPerson)
      .map((at) => words[at] ?? '');
  const behind = (at: number, sign: RegExp): string | null => {
    for (let place = at + 1; place <= at + NEAR; place += 1) {
      if (isNumber(words[place])) return null;
      if (!sign.test(words[place] ?? '')) continue;
      return peopleBetween(place + 1, place + NEAR)[0] ?? null;
    }
    return null;
  };
  const nextNumber = (from: number) => {
    for (let at = from; at < Math.min(words.length, from + NEAR + 2); at += 1) {
      if (isNumber(words[at])) return at;
      if (ONE.test(words[at] ?? '') && (isThing(words[at + 1] ?? '') || !isName(words[at + 1])))
        return at;
      if (at > from && [GIVES, GETS, HAS].some((verb) => verb.test(words[at] ?? ''))) return -1;
    }
    return -1;
  };
  const valueAt = (at: number) => (isNumber(words[at]) ? Number(words[at]) : 1);

  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const isVerbHere = [GIVES, GETS, HAS, TAKES].some((verb) => verb.test(word));
    if (isNumber(word) && !used.has(at)) {
      const owner = words[at - 1] ?? '';
      const isBeside = isName(owner) && told.length > 0 && /^(?:und|,)$/.test(words[at - 2] ?? '');
      if (isBeside && told.at(-1)?.kind === 'state') {
        told.push({ kind: 'state', owner, value: Number(word) });
        used.add(at);
      }
      continue;
    }
    if (!isVerbHere) continue;
    const number = nextNumber(at + 1);
    if (number < 0) continue;
    const people = peopleBetween(at + 1, number);
    const before = isPerson(at - 1) ? (words[at - 1] ?? null) : null;
    const first: string | null | undefined =
      before ?? (people.length > (GIVES.test(word) ? 1 : 0) ? people[0] : null);
    const doer: string | null = first ? named(first, null) : subject;
    const others = before === null && first ? people.slice(1) : people;
    const isGiven =
      HAS.test(word) && words.slice(number, number + NEAR).some((one) => GIVEN.test(one));
    if (GIVES.test(word) || isGiven) {
      const other = others.at(-1) ?? behind(number, /^an$/);
      if (doer === null || !other) continue;
      const whole = words[number + 1] && POSSESSIVE.test(words[number + 1] ?? '') ? number + 2 : -1;
      if (isNumber(words[whole])) {
        told.push({ kind: 'state', owner: doer, value: Number(words[whole]) });
        used.add(whole);
      }
      told.push({ kind: 'move', from: doer, to: named(other, doer), value: valueAt(number) });
    } else if (GETS.test(word)) {
      if (doer === null) continue;
      const giver = words.slice(at + 1, number).includes('von')
        ? (others.at(-1) ?? null)
        : behind(number, /^von$/);
      if (giver === null) continue;
      told.push({ kind: 'move', from: named(giver, doer), to: doer, value: valueAt(number) });
    } else if (TAKES.test(word)) {
      const giver = others.at(-1) ?? behind(number, /^von$/);
      if (doer === null || !giver || giver === doer) continue;
      told.push({ kind: 'move', from: named(giver, doer), to: doer, value: valueAt(number) });
    } else {
      if (doer === null || others.length > 0 || !isNumber(words[number])) continue;
      told.push({ kind: 'state', owner: doer, value: Number(words[number]) });
    }
    used.add(number);
    if (doer !== null) subject = doer;
  }
  const isWhole = words.every((word, at) => !isNumber(word) || used.has(at));
  return { told, isWhole };
}
