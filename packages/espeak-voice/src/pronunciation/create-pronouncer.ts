import { ENDINGS, withEnding } from './endings.ts';
import type { CompoundParts } from './load-compound-parts.ts';
import type { Pronunciations } from './load-pronunciations.ts';
import { sayChs } from './say-chs.ts';
import { sayCompound } from './say-compound.ts';

/** Shorter words are found in too many others. */
const SHORTEST_PART = 4;
const SHORTEST_REST = 3;
/** What makes a new word without being one: "Planetarium", "Regierung", "kinderlos". */
const NO_WORD =
  /^(?:ari|ism|isch|ität|ier|ist|ur|ung|ei|eln|elt|al|ell|iell|el|er|ig|isier|in|or|end|chen|lein|lich|los|haft|bar|sam|rung|ren|rte|rt|ten|st|nisch|nen|enz|anz|ent|ant|ion|iv|os|us|um|oid|olog|it(?:$|e)|ien|arm(?=e)|arl|arg|ark|enä)/;

/** How eSpeak NG is to be given one word: its sounds in double brackets, or another spelling. */
export type Pronounce = (word: string) => string | null;

const isNoun = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);
const bracketed = (sounds: string): string => `[[${sounds}]]`;

/** First parts that the engine would not stress as words of their own: "Beispiel". */
const WEAK = /^(?:bei|vor|aus|auf|mit|nach|über|unter|ver|ent|zer|her|hin|dar|durch|wider|wieder)$/;

/** What may stand between a first word and the next one of a compound. */
function linkOf(part: string): RegExp {
  if (part.endsWith('en')) return /^$/;
  if (part.endsWith('um')) return /^s(?=.{3})/;
  return part.endsWith('e') ? /^n(?=.{3})/ : /^(?:en(?=[^aeiouäöü].{2})|s(?=[^aeiouäöüytpch].{2}))/;
}

/** Knows words with their endings and inside compounds; null where eSpeak needs no help. */
export function createPronouncer(
  { sounds: words, inCompounds, atTheEnd }: Pronunciations,
  compoundParts: CompoundParts,
): Pronounce {
  const parts = [...inCompounds, ...atTheEnd]
    .filter((word) => word.length >= SHORTEST_PART && !word.includes('-'))
    .toSorted((a, b) => b.length - a.length);

  function soundsOf(word: string): string | null {
    const known = words.get(word);
    if (known) return known;
    for (const [ending, endingSounds] of ENDINGS) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      const sounds = words.get(stem);
      if (sounds) return withEnding(stem, sounds, ending, endingSounds);
    }
    return null;
  }

  /** "Garagentor" and "Tiefgarage": a known word at the beginning or at the end. */
  function inCompound(word: string): string | null {
    for (const part of parts) {
      if (word.length < part.length + SHORTEST_REST) continue;
      const known = inCompounds.has(part) && word.startsWith(part) ? beginning(word, part) : null;
      if (known) return known;
      const at = word.lastIndexOf(part);
      const sounds = at >= SHORTEST_REST ? soundsOf(word.slice(at)) : null;
      const first = word.slice(0, at);
      if (!sounds || WEAK.test(first)) continue;
      const firstSounds = soundsOf(first);
      return `${firstSounds ? bracketed(firstSounds) : sayChs(first)} ${bracketed(sounds.replace("'", ','))}`;
    }
    return null;
  }

  /** With what links the two words: "Giraffenhals", "Museumsbahn", but "Theaterstück". */
  function beginning(word: string, part: string): string | null {
    const after = word.slice(part.length);
    const link = linkOf(part).exec(after)?.[0] ?? '';
    const rest = after.slice(link.length);
    if (rest.length < SHORTEST_REST || NO_WORD.test(rest)) return null;
    const sounds = soundsOf(part + link) ?? words.get(part);
    return sounds ? `${bracketed(sounds)} ${sayRest(rest)}` : null;
  }

  /** The second word of a compound, which is stressed less than the first. */
  function sayRest(rest: string): string {
    const sounds = soundsOf(rest);
    if (sounds) return bracketed(sounds.replace("'", ','));
    return inCompound(rest) ?? sayChs(rest);
  }

  return (word) => {
    const small = word.toLowerCase();
    const sounds = soundsOf(small);
    if (sounds) return bracketed(sounds);
    const compound = isNoun(word) ? sayCompound(compoundParts, small) : null;
    if (compound) return bracketed(compound);
    const respelled = sayChs(small);
    return inCompound(small) ?? (respelled === small ? null : respelled);
  };
}
