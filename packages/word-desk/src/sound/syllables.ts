import { splitCompound } from '../lexicon/compound.ts';
import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { findNoun } from '../lexicon/find-forms.ts';

const NUCLEUS = /(?:aa|ee|oo|ai|ei|au|äu|eu|ie|[aeiouyäöüéèê])/y;
/** Before these the ending -ie is two vowels: "Fa-mi-li-e". */
const FOREIGN_IE =
  /(?:mar|saur|famil|lin|fer|ital|span|belg|indi|asi|brasil|ind|bakter|mater|ser|magnol|petersil|kastan|geran|beg?on|arter|pin|tulp|prim|ak|aktin|aktien|stud|komöd|tragöd|dahl|forsyth|lil|hyänz|prin|prämi|alb|arab|austral|argentin|bosn|bulgar|kroat|serb|rumän|slowen|tschech|georg|armen|kolumb|boliv|äthiop|somal|tunes|alger|syr|austr|fuchs|folie|pinie|fol|europ)$/;
const ONE_ONSET = /^(?:sch|ch|ck|ph|th|rh|qu|sh|[bcdfghjklmnpqrstvwxzß])$/;
const PREFIXES =
  /^(?:ver|zer|ent|be|ge|er|vor|auf|aus|ein|an|ab|um|un|über|unter|nach|mit|zurück|zusammen|weg|los|miss)(?=..)/;

/** "Schmet-ter-ling": syllables as one claps them, a single vowel counts as one. */
export function cutIntoSyllables(lexicon: Lexicon, word: string): string[] {
  return cutParts(lexicon, word).flatMap(cutSimple);
}

function cutParts(lexicon: Lexicon, word: string): string[] {
  const noun = findNoun(lexicon, word);
  const compound = splitCompound(lexicon, word) ?? (noun && splitCompound(lexicon, noun.lemma));
  if (compound) {
    const ends = [...compound.cuts, word.length];
    return ends.flatMap((end, at) => cutPrefix(lexicon, word.slice(ends[at - 1] ?? 0, end)));
  }
  return cutPrefix(lexicon, word);
}

/** "Ver-ar-bei-ten": a prefix is a syllable of its own where the rest is a word. */
function cutPrefix(lexicon: Lexicon, word: string): string[] {
  const prefix = PREFIXES.exec(word.toLowerCase())?.[0];
  if (!prefix) return [word];
  const rest = word.slice(prefix.length);
  const isWord =
    rest.length > 3 &&
    /^[^aeiouäöüy]*[aeiouäöüy]/i.test(rest) &&
    (lexicon.verb(rest) !== undefined ||
      lexicon.noun(rest) !== undefined ||
      lexicon.isAdjective(rest) ||
      lexicon.verb(`${rest.replace(/ung$/, '')}en`) !== undefined);
  return isWord || /^ge(?:sp|stalt)/i.test(word)
    ? [word.slice(0, prefix.length), ...cutPrefix(lexicon, rest)]
    : [word];
}

function nucleiOf(word: string): [number, number][] {
  const nuclei: [number, number][] = [];
  const letters = word.toLowerCase();
  for (let at = 0; at < letters.length; ) {
    NUCLEUS.lastIndex = at;
    const found = NUCLEUS.exec(letters)?.[0];
    const isConsonant =
      found === undefined ||
      (found === 'y' && at === 0 && /^y[aeiou]/.test(letters)) ||
      (found.startsWith('u') && letters[at - 1] === 'q');
    if (isConsonant) {
      at += 1;
      continue;
    }
    const isApart =
      found.length === 2 &&
      ((found === 'ie' &&
        (FOREIGN_IE.test(letters.slice(0, at)) || FOREIGN_IE.test(letters.slice(0, at + 2))) &&
        /^ie(?:n|ns|r)?$/.test(letters.slice(at))) ||
        (found === 'eu' && /^eu(?:m|ms|s)$/.test(letters.slice(at))) ||
        (found === 'ee' && /^een$/.test(letters.slice(at))) ||
        // "bauen" and "Feuer" keep their au and eu; "Eier" begins with ei.
        (found === 'ie' && letters[at - 1] === 'e'));
    const length = isApart ? 1 : found.length;
    nuclei.push([at, at + length]);
    at += length;
  }
  return nuclei;
}

function cutSimple(word: string): string[] {
  const nuclei = nucleiOf(word);
  const cuts = nuclei.slice(1).map(([start], index) => {
    const end = nuclei[index]?.[1] ?? 0;
    const between = word.slice(end, start).toLowerCase();
    const onset = between === '' ? '' : (/(?:sch|ch|ck|ph|th|rh|qu|.)$/.exec(between)?.[0] ?? '');
    // "x" and "ng" are cut like any other: "Ta-xi", "sin-gen".
    return start - (ONE_ONSET.test(onset) ? onset.length : 0);
  });
  return [...cuts, word.length].map((end, at) => word.slice(cuts[at - 1] ?? 0, end));
}
