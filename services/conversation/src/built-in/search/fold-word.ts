/** One spelling for search: small letters, ä and ae both as a, ß as ss, no accents. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([aou])e/g, '$1');
}
