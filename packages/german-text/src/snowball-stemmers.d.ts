/** The part of the package that is used; it ships no types of its own. */
declare module 'snowball-stemmers' {
  type Stemmer = { stem(word: string): string };
  const stemmers: { newStemmer(language: 'german'): Stemmer };
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default stemmers;
}
