/** A sentence in small letters, without its marks. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'`´]/gu, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A pattern of the data with `<name>` written out, in names within names, too. */
export function writeOutWords(pattern: string, words: Record<string, string>): string {
  return pattern.replace(/<(\w+)>/g, (whole, name: string) => {
    const found = words[name];
    return found === undefined ? whole : writeOutWords(found, words);
  });
}
