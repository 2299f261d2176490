import { englishNumber } from '../english-number.ts';
import {
  englishAdjective,
  numberOf,
  readEnglishNoun,
  readEnglishPronoun,
  type SentenceLook,
  sayEnglishThing,
  type Use,
} from './english-phrase.ts';
import {
  englishComparative,
  englishPast,
  englishPersons,
  englishPresent,
  ingOf,
} from './english-verbs.ts';
import { PREPOSITIONS } from './german-side.ts';
import type { Side, Slot } from './match.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { Doing, Person, Value } from './value.ts';

const DEGREE = /^(?:very|too|so)$/;
const USES: Readonly<Record<string, Use>> = { bare: 'bare', job: 'job', plain: 'plain' };
const EVERYBODY: readonly Person[] = [0, 1, 2, 3, 4, 5];

export function createEnglishSide(look: SentenceLook, words: SentenceWords): Side {
  function thing(span: readonly string[], isObject: boolean) {
    const [one = ''] = span;
    const pronouns = span.length === 1 ? readEnglishPronoun(one, isObject) : [];
    return pronouns.length > 0 ? pronouns : readEnglishNoun(span, look);
  }

  function things(span: readonly string[], isObject: boolean): Value[] {
    const joint = span.lastIndexOf('and');
    if (joint > 0) {
      const heads = things(span.slice(0, joint), isObject);
      const tails = thing(span.slice(joint + 1), isObject);
      return heads.flatMap((head) =>
        head.type === 'things'
          ? tails.map((tail) => ({ type: 'things' as const, things: [...head.things, tail] }))
          : [],
      );
    }
    return thing(span, isObject).map((each) => ({ type: 'things', things: [each] }));
  }

  function described(span: readonly string[], option: string): Value[] {
    const degree = span.length > 1 && DEGREE.test(span[0] ?? '') ? (span[0] ?? '') : '';
    const parts = (degree ? span.slice(1) : span).join(' ').split(' and ');
    const adjectives = parts.flatMap((part) => {
      const found = option === 'er' ? positiveOf(part) : englishAdjective(part, look);
      return found ? [found] : [];
    });
    if (adjectives.length !== parts.length || parts.length > 3) return [];
    return [{ type: 'described', described: { adjectives, degree } }];
  }

  function positiveOf(part: string) {
    const stem = part.replace(/^more /, '').replace(/i?er$/, '');
    const candidates = [
      stem,
      `${stem}e`,
      `${stem}y`,
      stem.slice(0, -1),
      part === 'better' ? 'good' : '',
    ];
    return candidates
      .flatMap((each) => (each ? [englishAdjective(each, look)] : []))
      .find((each) => each && englishComparative(each.en) === part);
  }

  function where(span: readonly string[]): Value[] {
    const text = span.join(' ');
    const fixed = words.places.find(({ english }) =>
      english.some((each) => each.toLowerCase() === text),
    );
    if (fixed)
      return [{ type: 'where', german: fixed.german[0] ?? '', english: fixed.english[0] ?? '' }];
    const found = PREPOSITIONS.find(([, , english]) => text.startsWith(`${english} `));
    if (!found) return [];
    const rest = span.slice(found[2].split(' ').length);
    const [first] = things(rest, true);
    if (first?.type === 'things')
      return [{ type: 'place', preposition: found[2], things: first.things }];
    const name = /^(?:in|to)$/.test(found[2]) ? words.nameOf(rest, 'city') : undefined;
    return name ? [{ type: 'place', preposition: found[2], things: [name] }] : [];
  }

  function doing({ name, option }: Slot, span: readonly string[]): Value[] {
    const text = span.join(' ');
    if (span.length > 4) return [];
    const found = words.doings(name).filter(({ english }) => {
      if (option === 'inf') return english === text;
      if (option === 'past') return englishPast(english, look) === text;
      if (option === 'ing') return ingOf(english) === text;
      return englishPersons(english, text).length > 0;
    });
    return found.map((each) => ({ type: 'doing', doing: each }));
  }

  return {
    read(slot, span) {
      switch (slot.name) {
        case 's':
          return things(span, false);
        case 'np':
          return things(span, true);
        case 'no':
          return things(span, true).flatMap(withoutArticle);
        case 'name': {
          const name = words.nameOf(span, slot.option);
          return name ? [{ type: 'things', things: [name] }] : [];
        }
        case 'adj':
          return described(span, slot.option);
        case 'number': {
          const value = span.length === 1 ? numberOf(span[0] ?? '') : undefined;
          return value === undefined ? [] : [{ type: 'number', value }];
        }
        case 'where':
        case 'where2':
          return where(span);
        case 'vt':
        case 'vi':
          return doing(slot, span);
        default:
          return [];
      }
    },
    say(slot, value, person) {
      switch (value.type) {
        case 'things': {
          const use =
            slot.name === 'no'
              ? slot.option === 'bare'
                ? 'plain'
                : 'none'
              : (USES[slot.option] ?? '');
          const said = value.things.map((each) =>
            sayEnglishThing(each, { use, isObject: slot.name !== 's' }, look),
          );
          return said.includes(null) ? null : said.join(' and ');
        }
        case 'where':
          return value.english;
        case 'place': {
          const said = value.things.map((each) =>
            sayEnglishThing(each, { use: '', isObject: true }, look),
          );
          return said.includes(null) ? null : `${value.preposition} ${said.join(' and ')}`;
        }
        case 'described': {
          const { adjectives, degree } = value.described;
          const parts = adjectives.map(({ en }) =>
            slot.option === 'er' ? englishComparative(en) : en,
          );
          return `${degree ? `${degree} ` : ''}${parts.join(' and ')}`;
        }
        case 'number':
          return englishNumber(value.value);
        case 'doing':
          return sayDoing(value.doing, slot.option, person, look);
      }
    },
    persons: englishPersons,
    form: englishPresent,
    slotPersons: ({ option }, span, value) =>
      value.type === 'doing' && option === ''
        ? englishPersons(value.doing.english, span.join(' '))
        : EVERYBODY,
  };
}

/** Of "I don't have a dog" German says "keinen Hund". */
function withoutArticle(value: Value): Value[] {
  if (value.type !== 'things') return [];
  const isOpen = value.things.every(
    (each) => each.type === 'noun' && (each.opening === 'a' || each.opening === ''),
  );
  return isOpen ? [value] : [];
}

function sayDoing({ english }: Doing, option: string, person: Person, look: SentenceLook) {
  if (option === 'inf') return english;
  if (option === 'past') return englishPast(english, look);
  if (option === 'ing') return ingOf(english);
  return englishPresent(english, person);
}
