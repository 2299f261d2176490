import type { Verb } from './verb.ts';

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };
/** Weak verbs that change their vowel all the same, and strong ones that take another than the past's. */
const OWN: Readonly<Record<string, string>> = {
  haben: 'hätte',
  sein: 'wäre',
  werden: 'würde',
  können: 'könnte',
  mögen: 'möchte',
  müssen: 'müsste',
  dürfen: 'dürfte',
  wissen: 'wüsste',
  denken: 'dächte',
  bringen: 'brächte',
  brauchen: 'bräuchte',
  helfen: 'hülfe',
  sterben: 'stürbe',
  werfen: 'würfe',
  stehen: 'stünde',
};
const ENDINGS = ['e', 'est', 'e', 'en', 'et', 'en'] as const;

const withEnding = (first: string, at: number) => first.replace(/e$/, '') + (ENDINGS[at] ?? 'e');

/** "er käme": the past of a strong verb with an umlaut; of a weak one just its past. */
export function secondSubjunctive(verb: Verb, at: number): string {
  const own = OWN[verb.infinitive];
  if (own !== undefined) return withEnding(own, at);
  const [past = ''] = verb.past;
  if (past.endsWith('te')) return withEnding(past, at);
  const changed = past.replace(/[aou](?=[^aeiou]*$)/u, (letter) => UMLAUTS[letter] ?? letter);
  return withEnding(`${past.endsWith('ie') ? past.slice(0, -1) : changed}e`, at);
}

/** "er komme": the stem of the verb. */
export function firstSubjunctive({ infinitive, prefix }: Verb, at: number): string {
  const simple = infinitive.slice(prefix.length);
  if (simple === 'sein') return ['sei', 'seist', 'sei', 'seien', 'seiet', 'seien'][at] ?? 'sei';
  return withEnding(`${simple.replace(/(?:(?<=e[lr])n|e?n)$/, '')}e`, at);
}
