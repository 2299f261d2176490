/** Longer than this, a text without full stops is cut at a word: a voice takes no longer ones. */
const LONGEST = 400;
/** Not the end of a sentence: „3. Mai“, „z. B.“, „Dr. Maus“. */
const UNFINISHED =
  /(?:^|[\s(„])(?:\d{1,2}|[A-Za-zÄÖÜäöü]|Dr|Prof|Hr|Fr|Nr|St|ca|usw|bzw|evtl)\.\s*$/;

const segmenter =
  typeof Intl.Segmenter === 'undefined'
    ? null
    : new Intl.Segmenter('de', { granularity: 'sentence' });

/** The sentences of a text with the spaces after them: joined, they are the text again. */
export function cutSentences(text: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const piece of piecesOf(text)) {
    begun += piece;
    if (UNFINISHED.test(begun)) continue;
    sentences.push(...cutLong(begun));
    begun = '';
  }
  return begun === '' ? sentences : [...sentences, begun];
}

function piecesOf(text: string): string[] {
  // Browsers without a segmenter are read to by paragraph.
  if (segmenter === null) return text.match(/[^\n]+\n*|\n+/g) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST - 1);
    const cut = space <= 0 ? LONGEST : space + 1;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}
