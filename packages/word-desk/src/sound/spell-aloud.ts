import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { findAdjective, findNoun } from '../lexicon/find-forms.ts';

/** "Groß R, h, y, t, h, m, u, s": letters as a teacher says them. */
export function spellAloud(word: string): string {
  const said: string[] = [];
  const letters = [...word];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const isDouble = letters[at + 1] === letter && /\p{Ll}/u.test(letter);
    if (letter === ' ') said.push('Lücke');
    else if (letter === '-') said.push('Bindestrich');
    else if (letter === 'ß') said.push('Eszett');
    else if (letter === "'" || letter === '’') said.push('Apostroph');
    else if (/\p{Lu}/u.test(letter)) said.push(`${said.length === 0 ? 'Groß' : 'groß'} ${letter}`);
    else said.push(isDouble ? `Doppel-${letter}` : letter);
    if (isDouble) at += 1;
  }
  return said.join(', ');
}

const SOFT_V =
  /^(?:va(?:ter|ti)|vo(?:gel|ll(?!e)|r|n|lk)|vier|viel|vieh|ver|vettel|vetter|veilchen|vie)/;
const BASE: Readonly<Record<string, string>> = { ä: 'a', äu: 'au' };

/** One sentence about what makes a word hard to write, where a rule explains it. */
export function spellingHint(lexicon: Lexicon, word: string): string | undefined {
  const small = word.toLowerCase();
  return (
    hintOfUmlaut(lexicon, small) ??
    hintOfEnding(lexicon, word) ??
    LETTER_HINTS.find(([pattern]) => pattern.test(small))?.[1]
  );
}

const LETTER_HINTS: readonly (readonly [RegExp, string])[] = [
  [/^rh/, 'Nach dem R steht ein h, das man nicht hört.'],
  [/ph/, 'Man hört ein f, schreibt aber p und h.'],
  [/th/, 'Nach dem t steht ein h, das man nicht hört.'],
  [/[bcdfghklmnprst]y[bcdfghklmnprst]/, 'Das y klingt hier wie ein ü.'],
  [SOFT_V, 'Man hört ein f, schreibt aber v.'],
  [/^v[aeio]/, 'Man hört ein w, schreibt aber v.'],
  [/chs/, 'Man hört ein x, schreibt aber c, h und s.'],
  [/qu/, 'Man hört kw, schreibt aber q und u.'],
  [/[^aeiouäöü]ai(?!r)/, 'Hier steht ein ai, kein ei.'],
  [/ß/, 'Nach einem langen Vokal schreibt man das scharfe s als ß.'],
  [/[aeiouäöü]h(?=[lmnr])/, 'Das h hört man nicht. Es macht den Vokal lang.'],
  [/aa|ee|oo/, 'Der lange Vokal wird hier doppelt geschrieben.'],
  [/ck/, 'Nach einem kurzen Vokal steht ck.'],
  [/tz/, 'Nach einem kurzen Vokal steht tz.'],
  [/([bdfglmnprst])\1/, 'Der Vokal davor ist kurz. Darum wird der Buchstabe doppelt geschrieben.'],
  [/ie(?!r[^aeiou]|$|n$)/, 'Das lange i schreibt man hier ie.'],
  [/^s[pt]/, 'Man hört ein sch, schreibt aber nur s.'],
];

/** "Bäume" has äu because "Baum" has au. */
function hintOfUmlaut(lexicon: Lexicon, small: string): string | undefined {
  const vowel = /äu|ä/.exec(small)?.[0];
  const plain = vowel && BASE[vowel];
  if (!vowel || !plain) return undefined;
  const base = findNoun(lexicon, small)?.lemma ?? findAdjective(lexicon, small);
  const origin =
    base && !base.toLowerCase().includes(vowel)
      ? base
      : vowel === 'äu'
        ? originOf(lexicon, small.replace(vowel, plain))
        : undefined;
  return origin ? `Es kommt von ${origin}, darum schreibt man ${vowel}.` : undefined;
}

/** "Träumen" has its äu of "Traum". */
function originOf(lexicon: Lexicon, letters: string) {
  const stem = letters.replace(/(?:chen|lich|ern|eln|en|er|in|ig|e)$/, '');
  return ['', 'e', 'en']
    .map((end) => stem + end)
    .filter((word) => word.length > 2 && lexicon.isCommon(word))
    .map((word) => lexicon.noun(word)?.lemma)
    .find(Boolean);
}

const HARD: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

/** "Hund" sounds as if it had a t; "Hunde" tells that it is a d. */
function hintOfEnding(lexicon: Lexicon, word: string): string | undefined {
  const last = word.slice(-1);
  const hard = HARD[last];
  if (!hard || /(?:ng|ig)$/.test(word)) return undefined;
  const noun = lexicon.noun(word);
  const longer = noun?.plural ?? (lexicon.isAdjective(word) ? `${word}e` : undefined);
  if (!longer || !/[bdg]e/.test(longer.slice(word.length - 1))) return undefined;
  return `Am Ende hört man ein ${hard}. Verlängere das Wort: ${longer}. Darum schreibt man ${last}.`;
}
