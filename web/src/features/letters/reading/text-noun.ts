/** What is read at a level: one of them, several, and as the object of a sentence. */
export function textNoun(level: number) {
  return level === 1
    ? { noun: 'Satz', nouns: 'Sätze', object: 'den Satz' }
    : { noun: 'Geschichte', nouns: 'Geschichten', object: 'die Geschichte' };
}
