import type { Lexicon } from './create-lexicon.ts';
import type { Noun } from './noun.ts';

export interface CompoundParts {
  /** As one says them alone: "Tag", "waschen", "rot". */
  parts: string[];
  /** The letters between them, "s" of "Geburtstag". */
  link: string;
  /** Where the parts meet in the word's letters. */
  cuts: number[];
}

interface Modifier {
  word: string;
  link: string;
  rank: number;
}

const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns'];
const PREPOSITIONS = new Set(
  'vor nach aus ein auf unter über mit an ab um haupt rück innen außen allein zurück hinter neben zwischen zwei drei vier fünf sechs sieben acht neun zehn'.split(
    ' ',
  ),
);
const NO_HEADS = new Set(
  'schaft tum ling ung heit keit nis chen lein ate ion tion tor ert gel eier rat igel ente'.split(
    ' ',
  ),
);
const RARE_HEADS_ALLOWED = new Set(['rat', 'eier', 'igel', 'ente', 'tor']);
const NO_COMPOUNDS = new Set(
  'nachbar fernseher samstag antwort urlaub arbeit ausland beispiel gegenstand'.split(' '),
);
const SMALLEST = 3;

function modifierOf(lexicon: Lexicon, letters: string): Modifier | undefined {
  const found: Modifier[] = [];
  for (const link of LINKS) {
    if (!letters.endsWith(link)) continue;
    const word = letters.slice(0, letters.length - link.length);
    if (word.length < 2) continue;
    const noun = word.length >= SMALLEST || word === 'ei' ? lexicon.noun(word) : undefined;
    const isCommon = noun !== undefined && lexicon.isCommon(word);
    // "Sonnen" and "Drachen" are nouns, too, but "Sonnenblume" is made of "Sonne".
    const isForm = link === '' && /n$/.test(word) && lexicon.isCommon(word.replace(/n$/, ''));
    if (noun && (isCommon || word.length > 4)) {
      found.push({
        word: noun.lemma,
        link,
        rank: (isCommon ? 0 : 4) + LINKS.indexOf(link) / 10 + (isForm ? 2 : 0),
      });
    }
  }
  // "Schulbuch" leaves the e of "Schule" out.
  const whole = lexicon.noun(`${letters}e`);
  if (whole && letters.length >= 3 && lexicon.isCommon(`${letters}e`)) {
    found.push({ word: whole.lemma, link: '', rank: 0.9 });
  }
  const verb = ['en', 'n']
    .map((end) => lexicon.verb(letters.replace(/e$/, '') + end))
    .find(Boolean);
  if (verb && lexicon.isCommon(verb.infinitive) && letters.length >= SMALLEST) {
    found.push({ word: verb.infinitive, link: '', rank: 1 });
  }
  if (lexicon.isAdjective(letters) && lexicon.isCommon(letters)) {
    found.push({ word: letters, link: '', rank: lexicon.noun(letters)?.plural ? 0.6 : -0.1 });
  }
  if (PREPOSITIONS.has(letters)) found.push({ word: letters, link: '', rank: 0.7 });
  return found.toSorted((one, other) => one.rank - other.rank)[0];
}

/** The two or more words a compound is made of; null where it is none. */
export function splitCompound(lexicon: Lexicon, compound: string, depth = 0): CompoundParts | null {
  const word = compound.toLowerCase();
  if (word.length < 5 || depth > 3 || NO_COMPOUNDS.has(word)) return null;
  let best: (CompoundParts & { rank: number }) | undefined;
  for (let at = 2; at <= word.length - SMALLEST; at += 1) {
    const head = word.slice(at);
    if (NO_HEADS.has(head) && !(RARE_HEADS_ALLOWED.has(head) && at > 4)) continue;
    const noun = lexicon.noun(head);
    if (!noun || !(lexicon.isCommon(head) || head.length > 4)) continue;
    const before = word.slice(0, at);
    const modifier = modifierOf(lexicon, before);
    const inner = modifier ? null : splitLeft(lexicon, before, depth);
    if (!modifier && !inner) continue;
    const rank =
      (modifier?.rank ?? 1.2) +
      (lexicon.isCommon(head) ? 0 : 4) +
      (head.length < 4 ? 0.5 : 0) +
      (before.length < 4 && !PREPOSITIONS.has(before) ? 0.5 : 0);
    if (best && best.rank <= rank) continue;
    const first = modifier
      ? (splitCompound(lexicon, modifier.word, depth + 1) ?? { parts: [modifier.word], cuts: [] })
      : inner;
    best = {
      parts: [...(first?.parts ?? []), noun.lemma],
      cuts: [...(first?.cuts ?? []), at],
      link: modifier?.link ?? inner?.link ?? '',
      rank,
    };
  }
  return best && best.rank < 5 ? { parts: best.parts, link: best.link, cuts: best.cuts } : null;
}

function splitLeft(lexicon: Lexicon, letters: string, depth: number): CompoundParts | null {
  for (const link of ['', 's']) {
    if (!letters.endsWith(link)) continue;
    const found = splitCompound(lexicon, letters.slice(0, letters.length - link.length), depth + 1);
    if (found) return { ...found, link };
  }
  return null;
}

/** A compound that no list has takes gender and plural of its last part: "die Kakaotasse". */
export function compoundNoun(lexicon: Lexicon, word: string): Noun | undefined {
  const found = splitCompound(lexicon, word);
  const head = found && lexicon.noun(found.parts.at(-1) ?? '');
  if (!head) return undefined;
  const letters = word.toLowerCase();
  const before = letters.slice(0, letters.length - head.lemma.length);
  const join = (form: string) =>
    before.charAt(0).toUpperCase() + before.slice(1) + form.toLowerCase();
  return {
    ...head,
    lemma: join(head.lemma),
    genitive: join(head.genitive),
    plural: head.plural === undefined ? undefined : join(head.plural),
  };
}
