/** A text that ends in speech, with at most who says it behind. */
const SPOKEN = /[„“"»]([^„“”"«»]+)[“”"«][^„“”"«»]{0,40}$/u;
const ASKED = /\?\s*$/u;
const MOST_WORDS = 12;

export interface SpokenEnd {
  isQuestion: boolean;
  /** As it can be quoted; null where it is too long. */
  speech: string | null;
}

/** What is said or asked at the end of a text; null where it tells. */
export function spokenEnd(text: string): SpokenEnd | null {
  const [, said = ''] = SPOKEN.exec(text.trim()) ?? [];
  if (said === '') return ASKED.test(text) ? { isQuestion: true, speech: null } : null;
  const isShort = said.split(/\s+/u).length <= MOST_WORDS;
  const whole = said.trim().replace(/[,.]$/u, '');
  return { isQuestion: /\?\s*$/u.test(said), speech: isShort ? whole : null };
}
