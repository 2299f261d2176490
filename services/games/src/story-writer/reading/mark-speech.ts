/** `Er sagt zum Raben: hilf mir!`, speech for which a child has written no signs. */
const AFTER_COLON =
  /(?<!\p{L})((?:ge)?(?:sag|rief|ruf|schrei|schrie|frag|denk|dacht|mein|flüster|brüll|antwort|stand|steht|stehen|geschrieben|las|liest)\p{L}*[^.!?:„“"]{0,25}): *([^„“".!?]+[.!?]?)/giu;
/** `Oma hat gesagt schau mal …`: an order, without any sign before it. */
const ORDER =
  /(?<!\p{L})(sagt|sagte|ruft|rief|schreit|schrie|gesagt|gerufen),? ((?:schau|guck|komm|lass|hilf|geh|hol|gib|warte|lauf|hör|spring|bleib|nimm|mach|kommt|lasst|helft|pass)(?!\p{L})[^„“".!?]*[.!?]?)/giu;

/** A child's text with the signs of direct speech where it is plain that somebody speaks. */
export function markSpeech(text: string): string {
  const quote = (_whole: string, before: string, said: string) =>
    `${before}: „${said.charAt(0).toUpperCase()}${said.slice(1)}“`;
  return text.replaceAll(AFTER_COLON, quote).replaceAll(ORDER, quote);
}
