const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** A transcript or an option cut into words, numbers and signs, small letters, gaps in numbers closed. */
export function spokenPieces(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[½¼¾]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replaceAll(/(?<=\d)[.\u202f\u00a0](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<!\d\s?)[−–-](?=\s?\d)/g, ' minus ')
    .replaceAll('€', ' euro ');
  return plain.match(/\d+(?:[,.]\d+)?|\p{L}+|[/+·:*×=]/gu) ?? [];
}
