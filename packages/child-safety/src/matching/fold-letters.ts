const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' };

/** One spelling for all: small letters, ä as ae, ß as ss, no accents, no invisible characters. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[äöüßæœ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
