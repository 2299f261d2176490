/** Without what Andika has no letters for, such as emoji. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\n\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff–—‘-‟…€]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
