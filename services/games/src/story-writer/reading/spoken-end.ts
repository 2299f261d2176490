/** A text that ends in speech, or in a question. */
const SPOKEN = /[„“"»][^„“”"«»]*([.!?…]?)[“”"«][^„“”"«»]{0,40}$/u;
const ASKED = /\?\s*$/u;

/** How a text ends that ends in words of somebody: in a question or in anything else; null where it tells. */
export function spokenEnd(text: string): 'questions' | 'speeches' | null {
  const spoken = SPOKEN.exec(text.trim());
  if (spoken) return spoken[1] === '?' ? 'questions' : 'speeches';
  return ASKED.test(text) ? 'questions' : null;
}
