import { isSameNoun } from '../story.ts';
import type { Measure, Spoken } from './measures.ts';

/** Of has `times` as much as than, and `more`. */
export interface Link {
  of: string;
  than: string;
  times: number;
  more: number;
}

export interface Links {
  links: Link[];
  told: { of: string; measure: Measure }[];
  /** What they have, where it was said: "so viele Sticker". */
  noun: string;
}

const SO_MANY = /^(?:viele?|alt|groß|schwer|teuer|lang|hoch|weit|schnell)$/u;
const MORE = /^(?:mehr|älter|größer|schwerer|teurer|länger|höher|weiter)$/u;
const LESS = /^(?:weniger|jünger|kleiner|leichter|billiger|kürzer|niedriger)$/u;
const SHARES: Readonly<Record<string, number>> = { hälfte: 1 / 2, drittel: 1 / 3, viertel: 1 / 4 };
const SKIPPED =
  /^(?:und|aber|dann|mein\p{L}{0,2}|sein\p{L}{0,2}|ihre?\p{L}?|unser\p{L}*|dein\p{L}*|der|die|das|den|dem|ein\p{L}{0,2}|am|im|in|an|auf|von|bei|ist|sind|hat|haben|hab|habe|bin|war|gibt|es|nur|noch|auch|dazu|jetzt|schon|genau|nämlich|wie|als|kostet|kosten|wiegt|insgesamt|so|viele|davon|gelesen|gesammelt|dort|da|hier|gefangen|gemacht|gerechnet|zusammen)$/u;
const OWNS = /^(?:hat|hab|habe|haben|hatte|besitzt|sammelt|liest|isst|kriegt|bekommt)$/u;
const PEOPLE = /^(?:ich|er|sie)$/u;
const COLOUR = /^(?:rot|blau|grün|gelb|weiß|schwarz|braun|lila|rosa|orange)e?[nrs]?$/u;
const FARTHEST = 7;
const ALL = 'alle';

/** The comparisons of a problem and what is told of one of them; null where a number has no place. */
export function readLinks({ text, words, measures }: Spoken): Links | null {
  const raw: readonly string[] = text.match(/\d+(?:,\d+)?|\p{L}+/gu) ?? [];
  const links: Link[] = [];
  const told: { of: string; measure: Measure }[] = [];
  const used = new Set<number>();
  let thing = '';
  let last: string | null = null;
  /** "Er" and "sie" are who was told of last. */
  const nameOf = (word: string) => (/^(?:er|sie)$/u.test(word) ? (last ?? word) : word);
  const before = (at: number): string | null => {
    for (let place = at - 1; place >= Math.max(0, at - FARTHEST); place -= 1) {
      const word = words[place] ?? '';
      if (/^\d/u.test(word)) return null;
      if (isName(raw[place] ?? '')) return nameOf(word);
      if (!SKIPPED.test(word)) return null;
    }
    return null;
  };
  const behind = (at: number): { name: string; at: number } | null => {
    for (let place = at; place < at + 4; place += 1) {
      const word = words[place] ?? '';
      if (isName(raw[place] ?? '')) return { name: nameOf(word), at: place };
      if (!SKIPPED.test(word)) return null;
    }
    return null;
  };
  for (let at = 0; at < words.length; at += 1) {
    const link = linkAt(at);
    if (link === undefined) continue;
    if (link === null) return null;
    links.push(link);
    if (link.of !== 'ich') last = link.of;
  }
  for (const measure of measures) {
    if (used.has(measure.at) || measure.isOne) continue;
    const of = toldOf(measure);
    if (of === null) return null;
    told.push({ of, measure });
  }
  return { links, told, noun: thing };

  function linkAt(at: number): Link | null | undefined {
    const word = words[at] ?? '';
    const factor =
      word === 'halb'
        ? 0.5
        : words[at + 1] === 'mal' && /^\d/u.test(word)
          ? Number(word.replace(',', '.'))
          : null;
    const so = word === 'halb' ? at + 1 : at + 2;
    if (factor !== null && words[so] === 'so' && SO_MANY.test(words[so + 1] ?? '')) {
      used.add(at);
      const wie = words.indexOf('wie', so);
      const isOpen =
        wie < 0 || wie > so + 4 || /^(?:viele?|alt|waren|sind)$/u.test(words[wie + 1] ?? '');
      if (isOpen) {
        const own = before(at);
        const noun = raw[so + 2] ?? '';
        // "15 Affen und dreimal so viele Vögel": the birds are told of here first.
        const isNew =
          /^\p{Lu}/u.test(noun) && !words.slice(0, at).some((one) => isSameNoun(one, noun));
        const of = isNew ? noun.toLowerCase() : own;
        const than = isNew ? (own ?? firstName(at)) : firstName(at, of);
        return of === null || than === null ? null : { of, than, times: factor, more: 0 };
      }
      const than = behind(wie + 1);
      const noun = raw[so + 2] ?? '';
      const isOwned = words.slice(at - 1, at).some((one) => OWNS.test(one));
      const isOfNouns =
        !isOwned &&
        /^\p{Lu}/u.test(noun) &&
        than !== null &&
        /^\p{Lu}/u.test(raw[than.at] ?? '') &&
        !/^(?:am|im|mein\p{L}*|ein\p{L}*|der|die)$/u.test(words[wie + 1] ?? '');
      if (!isOfNouns && /^\p{Lu}/u.test(noun)) thing = noun;
      const of = isOfNouns ? noun.toLowerCase() : before(at);
      return of === null || than === null ? null : { of, than: than.name, times: factor, more: 0 };
    }
    const size = SHARES[word];
    if (size !== undefined && /^(?:davon|von)$/u.test(words[at + 1] ?? '')) {
      const of = before(at - 1) ?? before(at);
      const than =
        words[at + 1] === 'von'
          ? behind(at + 2)?.name
          : ((measures.findLast((one) => one.at < at && !one.isOne) && last) ?? firstName(at));
      return of === null || !than ? null : { of, than, times: size, more: 0 };
    }
    const measure = measures.find((one) => one.at === at);
    if (!measure || measure.isOne) return undefined;
    const sign = words.slice(at + 1, at + 4).findIndex((one) => MORE.test(one) || LESS.test(one));
    if (sign < 0 || words.slice(at + 1, at + 1 + sign).some((one) => /^(?:\d|und|wie)/u.test(one)))
      return undefined;
    used.add(at);
    const place = at + 1 + sign;
    const als = words.slice(place + 1, place + 3).indexOf('als');
    const of = before(at);
    const than = als < 0 ? (firstName(at, of) ?? null) : (behind(place + 2 + als)?.name ?? null);
    const more = MORE.test(words[place] ?? '') ? measure.value : -measure.value;
    return of === null || than === null || of === than ? null : { of, than, times: 1, more };
  }

  /** Who was told of before, other than the one that is compared. */
  function firstName(at: number, other: string | null = null): string | null {
    for (let place = at - 1; place >= 0; place -= 1) {
      const word = words[place] ?? '';
      if (isName(raw[place] ?? '') && nameOf(word) !== other && !COUNTED(place))
        return nameOf(word);
    }
    return null;
  }

  function COUNTED(place: number): boolean {
    return /^\d/u.test(words[place - 1] ?? '');
  }

  function toldOf(measure: Measure): string | null {
    const around = words.slice(Math.max(0, measure.at - 4), measure.at + 4);
    const end = around.indexOf('wie');
    const own = end < 0 ? around : around.slice(0, end);
    if (own.some((word) => /^(?:zusammen|insgesamt)$/u.test(word))) return ALL;
    const ofNoun = links
      .flatMap(({ of, than }) => [of, than])
      .find((name) => measure.kind !== '' && isSameNoun(measure.kind, name));
    return ofNoun ?? before(measure.at);
  }

  function isName(word: string): boolean {
    const low = word.toLowerCase();
    return (
      PEOPLE.test(low) ||
      COLOUR.test(low) ||
      (/^\p{Lu}/u.test(word) && !/^(?:jahre?|euro|cent)$/u.test(low))
    );
  }
}
