import type { Language } from '../language/create-language.ts';

/** What is written together with a verb: `zurückkam`, `drübergehängt`. */
export const PREFIX =
  /^(?:hinterher|hinunter|herunter|heraus|herein|herum|hinaus|hinein|hinauf|herauf|vorbei|zurück|zusammen|drüber|drunter|rüber|runter|rauf|raus|rein|rum|weiter|wieder|entlang|davon|dabei|herbei|entgegen|fest|fort|frei|los|heim|hoch|nach|kaputt|auf|aus|ab|an|bei|da|durch|ein|her|hin|mit|um|unter|über|vor|weg|zu)(?=\p{Ll}{3})/u;
const PREFIXES = [PREFIX, /^(?:an|ab|auf|aus|ein|her|hin|vor|da)(?=\p{Ll}{3})/u];
/** Between the parts of a noun that is put together: `Geburtstagskuchen`, `Hühnerbein`. */
const ENDING = /(?:en|e|es|er|ern|n|s)$/u;
const JOINT = /(?:s|es|n|en|er|e)$/u;
const SHORTEST = 3;
const SHORTEST_END = 4;
const NUMBER =
  /^(?:(?:ein|zwei|drei|vier|fünf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf)(?:und|hundert|tausend)?)+(?:zehn|zig|ßig|hundert|tausend|mal|s)?(?:te[nrs]?)?$/u;
const ADVERB = /^\p{Ll}{3,}(?:wärts|weise|lings)$|^(?:berg|hügel|treppe?|fluss|strom)(?:ab|auf)$/u;
/** Right, though no list has them. */
const RIGHT = new Set(
  'gackern gackert gackerte gackerten quieken quiekt quiekte gequiekt piepst piepste gepiepst blubbert blubberte geblubbert mampft mampfte schlabbert schlabberte plumpst plumpste geplumpst flutscht flutschte geflutscht unsern euren eure unsre wegen drinnen'.split(
    ' ',
  ),
);

/** Whether a word that no list has is made as German words are, of parts the lists have. */
export function isWellFormed(word: string, language: Language): boolean {
  const small = word.toLowerCase();
  return (
    RIGHT.has(small) ||
    NUMBER.test(small) ||
    ADVERB.test(small) ||
    isPrefixed(small, language) ||
    isBent(small, language) ||
    isOld(small, language) ||
    isFeminine(small, language) ||
    isCompound(small, language)
  );
}

function isPrefixed(small: string, language: Language): boolean {
  return PREFIXES.some((pattern) => {
    const rest = small.replace(pattern, '');
    if (rest === small) return false;
    const plain = rest.replace(/^zu(?=\p{Ll}{4,}n$)/u, '');
    return language.isListed(rest) || (plain !== rest && language.isInfinitive(plain));
  });
}

/** `schiefen`, `schiefster`: an adjective the lists have, with an ending. */
function isBent(small: string, language: Language): boolean {
  const stem = /^(\p{Ll}{3,}?)(?:er|est|st)?e[nrsm]?$/u.exec(small)?.[1];
  return stem !== undefined && language.isAdjective(stem);
}

/** `Urgroßmutter`, `uralt` */
function isOld(small: string, language: Language): boolean {
  const rest = /^ur(\p{Ll}{3,})$/u.exec(small)?.[1];
  if (rest === undefined) return false;
  return language.noun(upperFirst(rest)) !== null || language.isAdjective(rest);
}

/** `Drachin`, `Erfinderinnen` */
function isFeminine(small: string, language: Language): boolean {
  const stem = /^(\p{Ll}{3,})in(?:nen)?$/u.exec(small)?.[1];
  return (
    stem !== undefined &&
    [stem, `${stem}e`, stem.replace('ä', 'a').replace('ö', 'o').replace('ü', 'u')].some(
      (one) => language.noun(upperFirst(one)) !== null,
    )
  );
}

/** The parts are looked up in the list alone: to work out what each of them may be takes too long. */
function isCompound(small: string, language: Language): boolean {
  const isPart = (part: string) =>
    language.isPlainWord(part) && (part.length > SHORTEST || language.isCommon(upperFirst(part)));
  for (let at = SHORTEST; at <= small.length - SHORTEST_END; at += 1) {
    const [head, tail] = [small.slice(0, at), small.slice(at)];
    if (!lemmasOf(tail, ENDING).some(isPart)) continue;
    if (lemmasOf(head, JOINT).some((one) => one.length >= SHORTEST && isPart(one))) return true;
  }
  return false;
}

/** The word itself, without its ending, and both without the dots of a plural. */
function lemmasOf(word: string, ending: RegExp): string[] {
  const found = [word, word.replace(ending, ''), word.replace(/n$/u, ''), word.replace(/s$/u, '')];
  const plain = found.map((one) => one.replace('ä', 'a').replace('ö', 'o').replace('ü', 'u'));
  return [...new Set([...found, ...plain])];
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
