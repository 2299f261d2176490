/** Who lives with a child and may move out. */
const WHO =
  /(?<!\p{L})(?:papa|papi|mama|mami|vater|mutter|bruder|schwester|eltern|oma|opa)(?!\p{L})/iu;
/** Then somebody was undressed, and nobody has moved. */
const UNDRESSED =
  /(?<!\p{L})(?:hat|habe|haben|hast|mich|mir|dich|sich|wurde|nackt|fotos?|bild\p{L}*)(?!\p{L})/iu;

/**
 * Writes "weggezogen" for "Papa ist ausgezogen" and "weil Papa ausgezogen ist": with `ist` of somebody of the
 * family it tells who has left the home, which nobody should take for a word of the body.
 */
export function writeMovedOut(text: string): string {
  if (!WHO.test(text) || UNDRESSED.test(text)) return text;
  return text
    .replace(/(?<!\p{L})ausgezogen (?=(?:ist|sind|war|waren)(?!\p{L}))/giu, 'weggezogen ')
    .replace(
      /(?<!\p{L})((?:ist|sind|war|waren) (?:\p{L}+ ){0,4})ausgezogen(?!\p{L})/giu,
      '$1weggezogen',
    );
}
