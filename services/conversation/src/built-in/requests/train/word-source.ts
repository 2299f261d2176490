import { loadContent } from '@lux/word-desk/content/load-content.ts';
import { createLexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';

const IDIOM_WORDS = 2;
const TENSE_VERBS = 400;
/** Small words are asked of more often than there are many of them. */
const SMALL_TIMES = 12;

/** Words that fill the places of the patterns, chosen by `random`. */
export function createWordSource(random: () => number): (kind: string) => string | undefined {
  const lexicon = createLexicon();
  const { english, phrases, kinds: kindsOfContent } = readContent();
  const anyOf = (words: readonly string[]) =>
    words[Math.floor(random() * words.length)]?.toLowerCase();
  const nouns = lexicon.commonNouns.flatMap((word) => {
    const noun = lexicon.noun(word);
    return noun ? [noun.lemma, noun.plural ?? noun.lemma] : [];
  });
  const verbs = lexicon.commonVerbs
    .slice(0, TENSE_VERBS)
    .flatMap((word) => lexicon.verb(word) ?? []);
  const present = verbs.flatMap(({ present: forms, past }) => [
    ...forms.slice(0, 3),
    ...past.slice(0, 1),
  ]);
  const participles = verbs.map(({ participle }) => participle);
  const wrong = verbs.map(({ infinitive }) => `${infinitive.replace(/e?n$/, '')}te`);
  const some = Object.values(kindsOfContent).flat();
  const small = Array.from({ length: SMALL_TIMES }, () => some).flat();
  const of = (kind: string) => english.filter((word) => word.kind === kind).map(({ en }) => en);
  const englishNouns = english.filter(({ article }) => article !== undefined).map(({ en }) => en);
  const kinds: Readonly<Record<string, readonly string[]>> = {
    gn: nouns,
    gv: lexicon.commonVerbs,
    ga: lexicon.commonAdjectives,
    g: [...nouns, ...lexicon.commonVerbs, ...lexicon.commonAdjectives, ...small],
    gvf: [...present, ...wrong],
    gpp: [...participles, ...wrong],
    en: englishNouns,
    ev: of('verb').map((word) => word.replace(/^to /, '')),
    ea: of('adjective'),
    e: english
      .map(({ en }) => en.replace(/^to /, ''))
      .filter((word) => word.split(' ').length <= IDIOM_WORDS),
    gphrase: phrases.map(({ de }) => de.replaceAll(/[.!?…]/g, '')),
    ephrase: phrases.map(({ en }) => en.replaceAll(/[.!?…]/g, '')),
  };
  return (kind) => anyOf(kinds[kind] ?? []);
}

function readContent() {
  const { words, phrases, kinds } = loadContent();
  return { english: words, phrases, kinds };
}
