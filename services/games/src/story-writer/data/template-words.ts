import type { VerbForms } from './verb-forms.ts';

/** What may stand in braces in a block beside a verb whose subject is the hero; see `data/story/README.md`. */
const storyWords: ReadonlySet<string> = new Set([
  'hero',
  'hero.dat',
  'hero.acc',
  'er',
  'ihn',
  'ihm',
  'sich',
  'sich.dat',
  'dir',
  'dich',
  ...['sein', 'seine', 'seinen', 'seinem', 'seiner', 'seines'],
  'zusammen',
  'beide',
  'beide.sich',
  'helper',
  'helper.dat',
  'helper.acc',
  ...['in', 'is', 'with', 'that', 'trait'],
  'place',
  ...['thing', 'thing.acc', 'animal', 'companion'],
]);

/** Somebody or something of the child's story, in a case or as a pronoun. */
const ROLE =
  /^(?:what|friend|tool)(?:\.(?:acc|dat|er|ihn|ihm))?$|^(?:wish|result|speech|ein|key)$/u;

/** What stands in braces or brackets in any text of `blocks` and is neither a verb's form nor a word of ours. */
export function findUnknownForms(blocks: object, verbs: VerbForms): string[] {
  const plurals = new Set(Object.values(verbs).map(([several]) => several));
  const text = JSON.stringify(blocks);
  const inBrackets = [...text.matchAll(/\[(?:\p{Ll}+:)?([\p{Ll}]+)\]/gu)].map(
    ([, word]) => word ?? '',
  );
  const inBraces = [...text.matchAll(/\{([\p{L}.]+)\}/gu)].map(([, word]) => word ?? '');
  const unknown = [
    ...inBrackets.filter((word) => !Object.hasOwn(verbs, word) && !plurals.has(word)),
    ...inBraces.filter(
      (word) => !Object.hasOwn(verbs, word) && !storyWords.has(word) && !ROLE.test(word),
    ),
  ];
  return [...new Set(unknown)];
}
