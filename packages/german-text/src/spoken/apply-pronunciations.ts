/** How a school wants a word or name to be spoken: "Nguyen" as "Nujen". */
export interface Pronunciation {
  written: string;
  spoken: string;
}

/** A text as it is to be spoken, and the way back to what is written. */
export interface Respelt {
  text: string;
  /** Where a stretch of the spoken text stands in the written one; what was respelt is one stretch. */
  toWritten: (from: number, to: number) => { from: number; to: number };
}

interface Replacement {
  writtenFrom: number;
  writtenTo: number;
  spokenFrom: number;
  spokenTo: number;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * Replaces whole words by how they are spoken, whatever their capitals; a genitive keeps its s
 * ("Nguyens Heft"). Of words that begin alike the longest is meant.
 */
export function applyPronunciations(text: string, pairs: readonly Pronunciation[]): Respelt {
  const small = text.toLowerCase();
  const bySpelling = new Map(pairs.map(({ written, spoken }) => [written.toLowerCase(), spoken]));
  const inText = [...bySpelling.keys()].filter((written) => small.includes(written));
  if (inText.length === 0) return { text, toWritten: (from, to) => ({ from, to }) };
  const words = inText.sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('|')})((?:['’]?s)?)(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const replacements: Replacement[] = [];
  let grownBy = 0;
  const spokenText = text.replace(pattern, (whole, word: string, ending: string, at: number) => {
    const spoken = `${bySpelling.get(word.toLowerCase()) ?? word}${ending && 's'}`;
    const spokenFrom = at + grownBy;
    replacements.push({
      writtenFrom: at,
      writtenTo: at + whole.length,
      spokenFrom,
      spokenTo: spokenFrom + spoken.length,
    });
    grownBy += spoken.length - whole.length;
    return spoken;
  });
  return { text: spokenText, toWritten: (from, to) => wayBack(replacements, from, to) };
}

function wayBack(replacements: readonly Replacement[], from: number, to: number) {
  const first = replacements.findLast(({ spokenFrom }) => spokenFrom <= from);
  const last = replacements.findLast(({ spokenFrom }) => spokenFrom < to);
  const shift = (place: number, { spokenTo, writtenTo }: Replacement) =>
    place - spokenTo + writtenTo;
  const start = first ? Math.max(first.writtenFrom, shift(from, first)) : from;
  return {
    from: first && from < first.spokenTo ? first.writtenFrom : start,
    to: last ? Math.max(last.writtenTo, shift(to, last)) : to,
  };
}
