/** `Er sagt zum Raben: hilf mir!`, speech for which a child has written no signs. */
const AFTER_COLON =
  /(?<!\p{L})((?:ge)?(?:sag|rief|ruf|schrei|schrie|frag|denk|dacht|mein|flüster|brüll|antwort)\p{L}*[^.!?:„“"]{0,25}): *([^„“".!?]+[.!?]?)/giu;

/** A child's text with the signs of direct speech where a colon says that somebody speaks. */
export function markSpeech(text: string): string {
  return text.replaceAll(AFTER_COLON, (_whole, before: string, said: string) => {
    return `${before}: „${said.charAt(0).toUpperCase()}${said.slice(1)}“`;
  });
}
