import { parseNumberWord } from '@lux/german-text/parse-number-word.ts';
import type { EnglishWord } from '../content/schemas.ts';
import type { Tools } from '../desk/tools.ts';
import { findAdjective, findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import { pluralOf, thirdPersonOf } from './english-index.ts';
import { englishNumber } from './english-number.ts';

type Look = Pick<Tools, 'english' | 'lexicon' | 'verbOf'>;
interface Phrase {
  text: string;
  isMany: boolean;
}

const SUBJECTS: Readonly<Record<string, string>> = {
  ich: 'I',
  du: 'you',
  er: 'he',
  es: 'it',
  wir: 'we',
  ihr: 'you',
  das: 'this',
  hier: 'here',
};
const BE: Readonly<Record<string, string>> = {
  I: 'am',
  he: 'is',
  she: 'is',
  it: 'is',
  this: 'is',
  that: 'is',
};
const BEFORE_NOUN: Readonly<Record<string, string>> = {
  ein: 'a',
  eine: 'a',
  einen: 'a',
  der: 'the',
  die: 'the',
  das: 'the',
  den: 'the',
  dem: 'the',
  kein: 'no',
  keine: 'no',
  keinen: 'no',
  viele: 'many',
};
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^mein(?:e[nmrs]?)?$/, 'my'],
  [/^dein(?:e[nmrs]?)?$/, 'your'],
  [/^sein(?:e[nmrs]?)?$/, 'his'],
  [/^unser(?:e[nmrs]?)?$/, 'our'],
];
const NO_ARTICLE_NEEDED =
  /^(?:milk|water|juice|tea|bread|butter|cheese|rice|soup|ice cream|chocolate|music|football|tennis|basketball|English|German|maths|sport|homework|hunger|meat|fruit|pizza|cake|popcorn|pasta|chips|sugar|salt|honey|jam)$/i;
/** Verbs that take an object in English as in German; no others are sure. */
const TAKES_OBJECT = new Set(
  'like love eat drink see need buy read play want find make know draw paint hear take watch wear sing open close help hate clean build'.split(
    ' ',
  ),
);
const ALONE = new Set(
  'swim sing dance read play run sleep eat draw paint cook jump laugh cry learn write fly climb'.split(
    ' ',
  ),
);

/** A simple sentence put into English by rule; null where the rules are not sure. */
export function translateSentence(text: string, look: Look): string | null {
  const words = text
    .toLowerCase()
    .replace(/[.!?,]/g, '')
    .split(' ')
    .filter(Boolean);
  if (words.length < 2 || words.length > 7) return null;
  return named(words) ?? question(words, look) ?? statement(words, look);
}

function named(words: string[]): string | null {
  const [one, two, ...rest] = words;
  const [name] = rest;
  if (
    rest.length === 1 &&
    name &&
    ((one === 'ich' && two === 'heiße') || (one === 'mein' && two === 'name'))
  ) {
    return `My name is ${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
  }
  const age = /^ich bin (\S+) jahre? alt$/.exec(words.join(' '))?.[1];
  const years =
    age === undefined ? undefined : /^\d+$/.test(age) ? Number(age) : parseNumberWord(age);
  return typeof years === 'number' ? `I am ${englishNumber(years)} years old.` : null;
}

function subjectOf(
  words: string[],
  look: Look,
): { subject: string; isThird: boolean; isMany: boolean; rest: string[] } | null {
  const [first = '', second = ''] = words;
  const verb = look.verbOf(second);
  const pronoun =
    first === 'sie'
      ? verb && verb.present[5] === second && verb.present[2] !== second
        ? 'they'
        : 'she'
      : SUBJECTS[first];
  if (pronoun && pronoun !== 'here' && !(first === 'das' && !/^(?:ist|sind)$/.test(second))) {
    return {
      subject: pronoun,
      isThird: /^(?:he|she|it|this)$/.test(pronoun),
      isMany: pronoun === 'they',
      rest: words.slice(1),
    };
  }
  for (const length of [2, 3]) {
    const phrase = nounPhrase(words.slice(0, length), look);
    if (phrase)
      return {
        subject: phrase.text,
        isThird: !phrase.isMany,
        isMany: phrase.isMany,
        rest: words.slice(length),
      };
  }
  return null;
}

const formOfBe = (subject: string, isThird: boolean) => BE[subject] ?? (isThird ? 'is' : 'are');

function statement(words: string[], look: Look): string | null {
  const found = subjectOf(words, look);
  if (!found) return null;
  const { subject, isThird, rest } = found;
  const [verb = '', ...after] = rest;
  const said = predicate({ subject, isThird, verb, after }, look);
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : null;
}

function predicate(
  {
    subject,
    isThird,
    verb,
    after,
  }: { subject: string; isThird: boolean; verb: string; after: string[] },
  look: Look,
): string | null {
  const base = look.verbOf(verb);
  if (!base?.present.includes(verb) || after.length === 0)
    return base && after.length === 0 ? simple(subject, isThird, base.infinitive, look) : null;
  const isNot = after[0] === 'nicht';
  const tail = isNot ? after.slice(1) : after;
  if (base.infinitive === 'sein') {
    const rest = adjective(tail, look) ?? complement(tail, look);
    const be =
      subject === 'this' && verb === 'sind' ? null : `${subject} ${formOfBe(subject, isThird)}`;
    return rest && be ? `${be} ${isNot ? 'not ' : ''}${rest}` : null;
  }
  if (base.infinitive === 'können' && tail.length === 1) {
    const doing = look.english.german(tail[0] ?? '').find(({ kind }) => kind === 'verb')?.en;
    return doing && ALONE.has(doing) ? `${subject} ${isNot ? 'cannot' : 'can'} ${doing}` : null;
  }
  if (isNot) return null;
  const english = englishVerb(base.infinitive, look);
  const object = english ? objectOf(tail, english, look) : undefined;
  return english && object
    ? `${subject} ${isThird ? thirdPersonOf(english) : english} ${object}`
    : null;
}

function simple(subject: string, isThird: boolean, infinitive: string, look: Look) {
  const verb = look.english.german(infinitive).find(({ kind }) => kind === 'verb')?.en;
  return verb && ALONE.has(verb) ? `${subject} ${isThird ? thirdPersonOf(verb) : verb}` : null;
}

function englishVerb(infinitive: string, look: Look): string | undefined {
  const own = { haben: 'have', mögen: 'like', möchten: 'want', wollen: 'want', gucken: 'watch' }[
    infinitive
  ];
  const verb = own ?? look.english.german(infinitive).find(({ kind }) => kind === 'verb')?.en;
  return verb && (verb === 'have' || TAKES_OBJECT.has(verb)) ? verb : undefined;
}

function objectOf(words: string[], verb: string, look: Look): string | undefined {
  const phrase = nounPhrase(words, look);
  if (!phrase) return undefined;
  // "I like dog" is wrong; without an article only what cannot be counted or is many stands.
  const isBare = words.length === 1;
  const isUncounted = NO_ARTICLE_NEEDED.test(phrase.text);
  if (isBare && !phrase.isMany && !isUncounted) return undefined;
  return verb === 'play' && !isBare && !isUncounted && !/ (?:game|ball|card)/.test(phrase.text)
    ? undefined
    : phrase.text;
}

/** "I am teacher" is wrong: what can be counted needs an article. */
function complement(words: string[], look: Look): string | undefined {
  const phrase = nounPhrase(words, look);
  if (!phrase) return undefined;
  const isSure = words.length > 1 || phrase.isMany || NO_ARTICLE_NEEDED.test(phrase.text);
  return isSure ? phrase.text : undefined;
}

function adjective(words: string[], look: Look): string | undefined {
  const isVery = words[0] === 'sehr';
  const tail = isVery ? words.slice(1) : words;
  const parts =
    tail.length === 3 && tail[1] === 'und' ? [tail[0], tail[2]] : tail.length === 1 ? tail : [];
  const said = parts.map(
    (part) => look.english.german(part ?? '').find(({ kind }) => kind === 'adjective')?.en,
  );
  return said.length > 0 && said.every(Boolean)
    ? `${isVery ? 'very ' : ''}${said.join(' and ')}`
    : undefined;
}

/** "einen roten Ball" as "a red ball". */
function nounPhrase(words: string[], look: Look): Phrase | null {
  const last = words.at(-1) ?? '';
  const noun = findNoun(look.lexicon, last);
  const entry = entryOf(last, noun?.lemma, look);
  if (!entry) return null;
  const front = words.slice(0, -1);
  const first = front[0] ?? '';
  const amount = parseNumberWord(first);
  const own = OWN.find(([pattern]) => pattern.test(first))?.[1];
  const number = typeof amount === 'number' && amount > 1 ? englishNumber(amount) : undefined;
  const opening = number ?? own ?? BEFORE_NOUN[first];
  const adjectives = (opening === undefined ? front : front.slice(1)).map((word) => {
    const base = findAdjective(look.lexicon, word);
    return base && look.english.german(base).find(({ kind }) => kind === 'adjective')?.en;
  });
  if (adjectives.some((word) => word === undefined) || adjectives.length > 2) return null;
  const isSame = noun?.plural === noun?.lemma;
  const isPluralWord = noun !== undefined && isPluralForm(noun, last);
  const isMany =
    number !== undefined || opening === 'many' || (isPluralWord && !isSame && opening !== 'a');
  const rest = [...adjectives, isMany ? pluralOf(entry) : entry.en].join(' ');
  const isCountless = NO_ARTICLE_NEEDED.test(entry.en);
  if (opening === 'a')
    return isCountless
      ? null
      : { text: `${/^(?:[aeio]|u[^n])/.test(rest) ? 'an' : 'a'} ${rest}`, isMany: false };
  return { text: opening === undefined ? rest : `${opening} ${rest}`, isMany };
}

function entryOf(
  word: string,
  lemma: string | undefined,
  { english }: Look,
): EnglishWord | undefined {
  const found = [...english.german(word), ...(lemma ? english.german(lemma) : [])];
  return found.find((entry) => entry.article !== undefined);
}

function question(words: string[], look: Look): string | null {
  const [verb = '', who = '', ...tail] = words;
  const subject = who === 'sie' ? undefined : SUBJECTS[who];
  const base = look.verbOf(verb);
  if (verb === 'wo' && /^(?:ist|sind)$/.test(who)) {
    const phrase = nounPhrase(tail, look);
    return phrase ? `Where ${phrase.isMany ? 'are' : 'is'} ${phrase.text}?` : null;
  }
  if (!base || !subject || who === 'das' || who === 'hier') return null;
  const isThird = /^(?:he|it)$/.test(subject);
  if (base.infinitive === 'sein') {
    const rest = adjective(tail, look) ?? complement(tail, look);
    const be = formOfBe(subject, isThird);
    return rest ? `${be.charAt(0).toUpperCase()}${be.slice(1)} ${subject} ${rest}?` : null;
  }
  if (base.infinitive === 'können' && tail.length === 1) {
    const doing = look.english.german(tail[0] ?? '').find(({ kind }) => kind === 'verb')?.en;
    return doing && ALONE.has(doing) ? `Can ${subject} ${doing}?` : null;
  }
  const english = englishVerb(base.infinitive, look);
  const object = english ? objectOf(tail, english, look) : undefined;
  return english && object ? `${isThird ? 'Does' : 'Do'} ${subject} ${english} ${object}?` : null;
}
