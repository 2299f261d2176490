/** Whether a word is an adjective with or without its ending: `mutige`, `dunkler` of `dunkel`. */
export function isAdjectiveForm(word: string, adjective: string): boolean {
  const small = word.toLowerCase();
  if (small === adjective) return true;
  const stems = [adjective, adjective.replace(/e([lr])$/, '$1')];
  return stems.some((stem) => ['e', 'en', 'em', 'er', 'es'].some((end) => small === stem + end));
}
