const ENDINGS = ['e', 'en', 'em', 'er', 'es'];

/** An adjective with and without its endings: `mutig`, `mutige` …, of `dunkel` also `dunkle` …. */
export function adjectiveForms(adjective: string): string[] {
  const stems = [adjective, adjective.replace(/e([lr])$/, '$1')];
  return [adjective, ...stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending))];
}

/** The words of a text, without signs. */
export function splitWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}’'-]*|\d+/gu) ?? [];
}
