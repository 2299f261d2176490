import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { conceptsIn } from '../concepts/concepts-in.ts';
import type { Language } from '../language.ts';
import type { ReadText } from './read-text.ts';
import { addTextFeatures } from './text-features.ts';
import { wordGroupsIn } from './word-groups.ts';

/** How much a name, and two names together, count beside the letters, which have the length one. */
const GROUP = { kind: 20, value: 0.15, pair: 0.06, mostInPairs: 15 };
const CONCEPT = { kind: 21, value: 0.25, pair: 0.12, mostInPairs: 14 };

/** The features of the letters and words themselves, not yet brought to their length. */
export function lettersOf({ normalised }: ReadText): Features {
  const features: Features = new Map();
  addTextFeatures(normalised, (hash, value) => {
    features.set(hash, (features.get(hash) ?? 0) + value);
  });
  return features;
}

/** What the words mean, in these languages: what the rules make of them, and the concepts behind them. */
export function meaningsOf(
  { text, normalised, places, found }: ReadText,
  languages: readonly Language[],
): Features {
  const names = wordGroupsIn(places);
  if (found) names.push(`${found.by}:${found.rule.verdict}`, `rule:${found.rule.category}`);
  const features: Features = new Map();
  addNames(names, GROUP, features);
  // Arabic typed with Latin letters uses figures as letters; they must stay.
  const hasFigures = languages.includes('ar') || languages.includes('fa');
  addNames(conceptsIn(hasFigures ? text : normalised, languages), CONCEPT, features);
  return features;
}

const COUNT = { kind: 22, value: 0.5 };
const WITHOUT_ME = { kind: 23, value: 0.7 };
const ALONE = { kind: 24, value: 1, pair: 0.6, mostInPairs: 14 };

/** What the words mean in these languages and nothing else: the same for a sentence in any of them. */
export function conceptsOf({ text }: ReadText, languages: readonly Language[]): Features {
  const names = conceptsIn(text, languages);
  const features: Features = new Map();
  addNames(names, ALONE, features);
  const words = Math.min(4, text.split(/\s+/).length >> 2);
  const found = Math.min(6, names.length);
  features.set(hashText(COUNT.kind, `words ${words}`), COUNT.value);
  features.set(hashText(COUNT.kind, `concepts ${found}`), COUNT.value);
  if (!names.includes('me')) features.set(hashText(WITHOUT_ME.kind, ''), WITHOUT_ME.value);
  return features;
}

/** A long text has many names; their pairs would say little. */
function addNames(
  names: readonly string[],
  { kind, value, pair, mostInPairs }: typeof GROUP,
  features: Features,
): void {
  const hashes = names.map((name) => hashText(kind, name));
  for (const hash of hashes) features.set(hash, value);
  if (hashes.length > mostInPairs) return;
  hashes.forEach((one, at) => {
    for (const other of hashes.slice(at + 1)) features.set(hashPair(one, other), pair);
  });
}
