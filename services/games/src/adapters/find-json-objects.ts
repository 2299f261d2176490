/** Quiz questions are shorter. A longer object is a wrapper, whose parts are found one by one. */
const LONGEST_OBJECT = 3_000;
/** An object begins with a brace and a quoted name. */
const BEGINNING = /\{\s*"/g;

/**
 * Every JSON object that stands whole in a text, whatever is around it: fences, prose, a wrapper that
 * was cut off. Takes time linear in the text's length.
 */
export function findJsonObjects(given: string): unknown[] {
  // Models write line breaks into texts, where JSON has none.
  const text = given.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(/\p{Cc}/gu, '');
  const objects: unknown[] = [];
  let readUpTo = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < readUpTo) continue;
    const end = endOfObject(text, index);
    const value = end === null ? undefined : parse(text.slice(index, end));
    if (end === null || value === undefined) continue;
    objects.push(value);
    readUpTo = end;
  }
  return objects;
}

/** The index behind the closing brace. Braces inside strings are counted too; such an object is lost. */
function endOfObject(text: string, start: number): number | null {
  const limit = Math.min(text.length, start + LONGEST_OBJECT);
  let open = 0;
  for (let at = start; at < limit; at += 1) {
    if (text[at] === '{') open += 1;
    if (text[at] === '}') open -= 1;
    if (open === 0) return at + 1;
  }
  return null;
}

function parse(text: string): unknown {
  for (const attempt of [text, withoutTrailingCommas(text)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or no object.
    }
  }
  return undefined;
}

function withoutTrailingCommas(text: string): string {
  return text.replaceAll(/,(\s*[}\]])/g, '$1');
}
