/** What makes two question texts the same for a child: not case, spaces or the last sign. */
export function questionKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?.!:]+$/, '')
    .trim();
}
