import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { compareAdjective } from '../../lexicon/adjective.ts';
import type { SentenceLook } from './english-phrase.ts';
import {
  adjectiveOf,
  type Case,
  readGermanNoun,
  readGermanPronoun,
  sayGermanThing,
} from './german-phrase.ts';
import { createVerbTable, personsOf, type VerbForms } from './german-verbs.ts';
import type { Side, Slot } from './match.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { Described, Doing, Person, Thing, Value } from './value.ts';

const DEGREES: Readonly<Record<string, string>> = {
  sehr: 'very',
  echt: 'very',
  total: 'very',
  ganz: 'very',
  zu: 'too',
  so: 'so',
};
const ORDINALS = 'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ');
/** First the preposition as German says it, with its case, then English; the first of a kind is said. */
export const PREPOSITIONS: readonly (readonly [string, 3 | 4, string])[] = [
  ['in', 3, 'in'],
  ['in', 4, 'into'],
  ['auf', 3, 'on'],
  ['unter', 3, 'under'],
  ['neben', 3, 'next to'],
  ['hinter', 3, 'behind'],
  ['vor', 3, 'in front of'],
  ['zwischen', 3, 'between'],
  ['mit', 3, 'with'],
  ['ohne', 4, 'without'],
  ['für', 4, 'for'],
  ['bei', 3, 'at'],
  ['zu', 3, 'to'],
  ['über', 4, 'over'],
  ['durch', 4, 'through'],
  ['um', 4, 'around'],
  ['gegen', 4, 'against'],
  ['von', 3, 'from'],
  ['aus', 3, 'out of'],
  ['nach', 3, 'after'],
  ['auf', 4, 'up'],
  ['an', 3, 'at'],
  ['bei', 3, 'near'],
  ['hinter', 4, 'behind'],
  ['unter', 4, 'under'],
  ['vor', 4, 'before'],
];
const MERGED: Readonly<Record<string, readonly [string, string]>> = {
  im: ['in', 'dem'],
  ins: ['in', 'das'],
  am: ['an', 'dem'],
  aufm: ['auf', 'dem'],
  beim: ['bei', 'dem'],
  zum: ['zu', 'dem'],
  zur: ['zu', 'der'],
  unterm: ['unter', 'dem'],
  vom: ['von', 'dem'],
  ans: ['an', 'das'],
  aufs: ['auf', 'das'],
};
const MERGES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})in dem(?!\p{L})/gu, 'im'],
  [/(?<!\p{L})in das(?!\p{L})/gu, 'ins'],
  [/(?<!\p{L})bei dem(?!\p{L})/gu, 'beim'],
  [/(?<!\p{L})zu dem(?!\p{L})/gu, 'zum'],
  [/(?<!\p{L})zu der(?!\p{L})/gu, 'zur'],
  [/(?<!\p{L})von dem(?!\p{L})/gu, 'vom'],
  [/(?<!\p{L})an dem(?!\p{L})/gu, 'am'],
];
/** These go with two cases, by whether something moves there. */
const TWO_WAYS = new Set(['in', 'auf']);
const caseOf = (option: string): Case =>
  option.startsWith('1') ? 1 : option.startsWith('3') ? 3 : 4;

export function createGermanSide(look: SentenceLook, words: SentenceWords): Side {
  const verbs = createVerbTable(look.lexicon);

  function thing(span: readonly string[], grammar: Case): Thing[] {
    const [one = ''] = span;
    const pronouns = span.length === 1 ? readGermanPronoun(one, grammar) : [];
    if (pronouns.length > 0) return pronouns;
    const noun = readGermanNoun(span, look);
    return noun ? [noun] : [];
  }

  function things(span: readonly string[], grammar: Case): Value[] {
    const joint = span.lastIndexOf('und');
    if (joint > 0) {
      const heads = things(span.slice(0, joint), grammar);
      const tails = thing(span.slice(joint + 1), grammar);
      return heads.flatMap((head) =>
        head.type === 'things'
          ? tails.map((tail) => ({ type: 'things' as const, things: [...head.things, tail] }))
          : [],
      );
    }
    return thing(span, grammar).map((each) => ({ type: 'things', things: [each] }));
  }

  function described(span: readonly string[], option: string): Value[] {
    const degree = span.length > 1 ? DEGREES[span[0] ?? ''] : undefined;
    const parts = (degree ? span.slice(1) : span).join(' ').split(' und ');
    const adjectives = parts.map((part) => {
      const found = part.includes(' ') ? undefined : adjectiveOf(part, look, option === 'er');
      if (option === 'er')
        return found && compareAdjective(found.de)?.[0] === part ? found : undefined;
      return found && found.de.toLowerCase() !== part && !(found.also ?? []).includes(part)
        ? undefined
        : found;
    });
    const known = adjectives.filter((each) => each !== undefined);
    if (known.length !== parts.length || known.length > 3) return [];
    return [{ type: 'described', described: { adjectives: known, degree: degree ?? '' } }];
  }

  function where(span: readonly string[]): Value[] {
    const text = span.join(' ');
    const fixed = words.places.find(({ german }) =>
      german.some((each) => each.toLowerCase() === text),
    );
    if (fixed)
      return [{ type: 'where', german: fixed.german[0] ?? '', english: fixed.english[0] ?? '' }];
    const [head = '', ...rest] = MERGED[span[0] ?? '']
      ? [...(MERGED[span[0] ?? ''] ?? []), ...span.slice(1)]
      : span;
    const isTarget =
      /^(?:den|die|das)$/.test(rest[0] ?? '') || /^(?:ein|mein|dein|unser)en$/.test(rest[0] ?? '');
    const found = PREPOSITIONS.find(
      ([german, grammar]) =>
        german === head && (!TWO_WAYS.has(head) || (grammar === 4) === isTarget),
    );
    if (!found || rest.length === 0) return [];
    const read = things(rest, found[1]);
    const [first] = read;
    if (
      first?.type === 'things' &&
      first.things[0]?.type === 'noun' &&
      first.things[0].opening === '' &&
      !first.things[0].isMany
    )
      return [];
    if (first?.type === 'things')
      return [{ type: 'place', preposition: found[2], things: first.things }];
    const name = /^(?:in|nach)$/.test(head) ? words.nameOf(rest, 'city') : undefined;
    return name
      ? [{ type: 'place', preposition: head === 'nach' ? 'to' : 'in', things: [name] }]
      : [];
  }

  function doing(
    { name, option }: Slot,
    span: readonly string[],
    before: Value | undefined,
  ): Value[] {
    const text = span.join(' ');
    const known = before?.type === 'doing' ? [before.doing] : words.doings(name);
    if (option === 'aux') {
      const isHelper = /^(?:hab|bin|bist|ist|sind|seid|ha)/.test(text);
      return isHelper ? known.map((each) => ({ type: 'doing', doing: each })) : [];
    }
    const found = known.filter(({ german }) => {
      if (option === 'inf') return german.infinitive.toLowerCase() === text;
      if (option === 'part') return german.participle.toLowerCase() === text;
      if (option === 'pre') return german.prefix.toLowerCase() === text;
      return personsOf(german, text).length > 0;
    });
    return found.map((each) => ({ type: 'doing', doing: each }));
  }

  return {
    read(slot, span, bound) {
      const [one = ''] = span;
      switch (slot.name) {
        case 's':
          return things(span, 1);
        case 'np':
          return things(span, caseOf(slot.option)).filter(
            (value) => !isNone(value) || slot.option.endsWith('k'),
          );
        case 'no':
          return things(span, caseOf(slot.option)).filter(isNone);
        case 'name': {
          const name = words.nameOf(span, slot.option);
          return name ? [{ type: 'things', things: [name] }] : [];
        }
        case 'adj':
          return described(span, slot.option);
        case 'number': {
          const value = span.length > 1 ? null : readNumber(one, slot.option);
          return value === null ? [] : [{ type: 'number', value }];
        }
        case 'where':
        case 'where2':
          return where(span);
        case 'vt':
        case 'vi':
          return doing(slot, span, bound.get(slot.name));
        default:
          return [];
      }
    },
    say(slot, value, person) {
      switch (value.type) {
        case 'things': {
          const grammar = slot.name === 's' ? 1 : caseOf(slot.option);
          const things = value.things.map((each) =>
            sayGermanThing(
              slot.name === 'no' && each.type === 'noun' ? { ...each, opening: 'no' } : each,
              grammar,
              look,
            ),
          );
          return things.includes(null) ? null : things.join(' und ');
        }
        case 'where':
          return value.german;
        case 'place': {
          const found = PREPOSITIONS.find(([, , english]) => english === value.preposition);
          const said = value.things.map((each) => sayGermanThing(each, found?.[1] ?? 3, look));
          if (!found || said.includes(null)) return null;
          if (found[2] === 'to' && value.things[0]?.type === 'name') return `nach ${said[0]}`;
          return MERGES.reduce(
            (text, [pattern, merged]) => text.replace(pattern, merged),
            `${found[0]} ${said.join(' und ')}`,
          );
        }
        case 'described':
          return sayDescribed(value.described, slot.option);
        case 'number':
          return slot.option === 'ord'
            ? `${ORDINALS[value.value - 1]}n`
            : (numberWord(value.value) ?? null);
        case 'doing':
          return sayDoing(value.doing, slot.option, person, verbs);
      }
    },
    persons: verbs.persons,
    form: verbs.form,
    slotPersons(slot, span, value) {
      if (value.type !== 'doing') return undefined;
      const form = span.join(' ');
      if (slot.option === '') return personsOf(value.doing.german, form);
      if (slot.option !== 'aux') return undefined;
      return verbs.persons(value.doing.german.isWithSein ? 'sein' : 'haben', form);
    },
  };
}

const isNone = (value: Value) =>
  value.type === 'things' &&
  value.things.some((each) => each.type === 'noun' && each.opening === 'no');

function readNumber(word: string, option: string): number | null {
  if (option !== 'ord') return /^\d{1,3}$/.test(word) ? Number(word) : parseNumberWord(word);
  const at = ORDINALS.findIndex((ordinal) => word === ordinal || word === `${ordinal}n`);
  return at < 0 ? null : at + 1;
}

function sayDescribed({ adjectives, degree }: Described, option: string) {
  const said = adjectives.map(({ de }) => (option === 'er' ? compareAdjective(de)?.[0] : de));
  if (said.includes(undefined)) return null;
  const german = Object.entries(DEGREES).find(([, english]) => english === degree)?.[0];
  return `${german ? `${german} ` : ''}${said.join(' und ')}`;
}

function sayDoing({ german }: Doing, option: string, person: Person, verbs: VerbForms) {
  if (option === 'inf') return german.infinitive;
  if (option === 'part') return german.participle;
  if (option === 'pre') return german.prefix;
  if (option === 'aux') return verbs.form(german.isWithSein ? 'sein' : 'haben', person) ?? null;
  return german.present[person];
}
