const quoted = /[„“"»«'‚‘]([^„“”"»«'‚‘’]{1,60})[“”"»«'’‘]/;
const titleWords =
  /[,.;]?\s*(?:und\s+)?(?:mit\s+)?(?:dem\s+|der\s+|den\s+|einem\s+|einer\s+)?(?:titel|überschrift|bildtitel|aufschrift|schriftzug|text)(?:\s+(?:soll|ist|heißt|lautet|steht))*\s*:?\s*/i;
const written =
  /[,.;]?\s*(?:und\s+)?(?:da|drüber|darüber|oben|oben drüber|drunter|darunter|unten|darauf|drauf|über dem bild|auf dem bild)(?:\s+\S+)?\s+(?:(?:soll(?:en)?|muss|steht)(?!\s+(?:eine?n?|der|die|das|mein|dein|sein|ihr|unser|zwei|drei|vier|fünf|viele)e?\s)|schreib\w*)\s*(?:\S+\s+)?(?:stehen|geschrieben|draufstehen)?\s*:?\s*/i;
const frame =
  /(?<!\p{L})[,.;]?\s*(?:und\s+)?(?:bitte\s+)?(?:mit\s+|in\s+|um das bild\s+)?(?:einem?|einen|nem|dem)?\s*(?:\S+(?:en|er)\s+)?(?:bilder|gold|holz|blumen)?rahmen\b(?:\s+(?:drum\s*herum|drum|rum|herum|außen rum))?/iu;

/** What of a wish is about the sheet, not about the scene: its title and its frame. */
export function readTitle(prompt: string): { rest: string; title?: string; hasFrame?: boolean } {
  const framed = frame.exec(prompt);
  const inner = framed ? cut(prompt, framed) : prompt;
  const found = titleWords.exec(inner) ?? written.exec(inner);
  const result = { rest: inner, ...(framed && { hasFrame: true }) };
  if (!found) return result;
  const after = inner.slice(found.index + found[0].length);
  const inQuotes = quoted.exec(after);
  const title = inQuotes?.index === 0 ? inQuotes[1] : /^[^.,;!?]{1,60}[!?]?/.exec(after)?.[0];
  if (!title?.trim()) return result;
  const used = inQuotes?.index === 0 ? inQuotes[0].length : title.length;
  const tail = after.slice(used).replace(/^\s*(stehen|steht|geschrieben|sein|heißen)\b/i, '');
  const words = title.replace(/\s+(stehen|steht|sein|heißen)$/i, '').trim();
  return { ...result, rest: `${inner.slice(0, found.index)}. ${tail}`, title: words };
}

function cut(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`;
}
