/** A sentence reduced to what small talk compares: small letters, no signs, no "Hallo Lux," in front. */
export function normaliseSaying(text: string, assistantName: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}…\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = assistantName.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return plain
    .replace(new RegExp(`^(?:(?:hallo|hi|hey|ok|okay|du)\\s)?(?:lux|${name})\\s(?=.)`, 'u'), '')
    .replace(new RegExp(`(?<=.)\\s(?:lux|${name})$`, 'u'), '')
    .replace(/^(?:hallo|hi|hey|du|also|ähm|äh|ach|oh|bitte)\s(?=\S+\s\S)/u, '')
    .replace(/(?<=\S\s\S+)\s(?:bitte|mal|denn|eigentlich)$/u, '');
}
