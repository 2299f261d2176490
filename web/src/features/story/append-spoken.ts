/** Puts spoken words behind a text: with a space, and a capital letter where a sentence begins. */
export function appendSpoken(text: string, spoken: string): string {
  const before = text.trimEnd();
  const isBeginning = before === '' || /[.!?…][“”"«]?$/.test(before);
  const words = isBeginning ? spoken.charAt(0).toLocaleUpperCase('de') + spoken.slice(1) : spoken;
  return before === '' ? words : `${before} ${words}`;
}
