import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { adjectiveForms, splitWords } from '../grammar/words.ts';

const FILLERS = new Set(
  'und aber oder dann danach als dass weil wenn wie was wer der die das den dem des ein eine einen einem einer er sie es ich wir ihr ihm ihn ihnen mich dich sich mir dir uns euch war waren ist sind hat hatte haben hatten habe bin wird wurde wurden nicht auch noch nur mit von vom bei zum zur auf aus an am in im ins für über unter nach vor so sehr da dort hier mein meine sein seine seinen ihre ihren man zu'.split(
    ' ',
  ),
);
const OPENING_QUOTE = /[„“"»]/u;
const WORN = 3;

export interface TextMeasures {
  words: number;
  sentences: string[];
  meanWords: number;
  /** Content words that come three times or more, the most frequent first. */
  repeated: { word: string; count: number }[];
  /** The word most sentences begin with. */
  start: { word: string; count: number } | null;
  hasSpeech: boolean;
  adjectives: string[];
  /** Sentences with small first letters, and whether the last one has no sign. */
  smallStarts: number;
  lacksLastSign: boolean;
  /** `weil`, `dass`, `obwohl` or `wenn` in the middle of a sentence without a comma before it. */
  commaMissing: string | null;
  hasEnding: boolean;
}

/** What can be counted in a child's text, for tips that speak of this text. */
export function measureText(text: string, adjectives: readonly string[]): TextMeasures {
  const sentences = splitSentences(text);
  const words = splitWords(text);
  const content = words.filter((word) => word.length > 2 && !FILLERS.has(word.toLowerCase()));
  const starts = sentences.flatMap((sentence) => splitWords(sentence).slice(0, 1));
  const [start] = countAlike(starts);
  const last = sentences.slice(-2).join(' ');
  return {
    words: words.length,
    sentences,
    meanWords: sentences.length > 0 ? words.length / sentences.length : 0,
    repeated: countAlike(content).filter(({ count }) => count >= WORN),
    start: start && start.count >= WORN ? start : null,
    hasSpeech: OPENING_QUOTE.test(text),
    adjectives: findAdjectives(words, adjectives),
    smallStarts: sentences.filter((sentence) => /^\p{Ll}/u.test(sentence)).length,
    lacksLastSign: !/[.!?…“”"«]$/u.test(text.trim()),
    commaMissing: /\p{L} (?<!so )(weil|dass|obwohl) \p{L}/iu.exec(text)?.[1]?.toLowerCase() ?? null,
    hasEnding:
      /\b(ende|am ende|schließlich|zum schluss|seitdem|von da an|glücklich|gute nacht)\b/iu.test(
        last,
      ),
  };
}

function countAlike(words: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of words) {
    const known = counts.get(word.toLowerCase());
    counts.set(word.toLowerCase(), { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

/** With whatever ending: `mutige`, `mutigen`; not the girl Rosa. */
function findAdjectives(words: readonly string[], known: readonly string[]): string[] {
  const forms = new Set(known.flatMap(adjectiveForms));
  const found = words.filter((word) => forms.has(word));
  return [...new Set(found)];
}
