import { type Alone, BY_WORD } from './alone.ts';

/** "… warte …", "… hör auf …", "… jedenfalls …": said to somebody else, or to begin anew. */
const BREAKS_OFF =
  /(?<!\p{L})(?:warte|moment|stopp|gleich|hör auf|lass das|lass mich|geh weg|jedenfalls|digga|alter|red grad|rede gerade|was geht|hat (?:die|der|das) \p{L}+ gesagt|egal|nochmal|noch mal)(?!\p{L})/u;
const QUESTION = new RegExp(`(?<= )(?=${BY_WORD})`, 'gu');
const LEAST_TOLD = 3;
const LEAST_ASKED = 4;

/** What is asked last, where something else was begun or said to others before: "… tim hör auf, wie weit ist der Mond weg" */
export function askedLast(written: string): Alone[] {
  const places = [...written.matchAll(QUESTION)].reverse();
  for (const { index } of places) {
    const told = written.slice(0, index).trim();
    const question = written.slice(index).trim();
    if (question.split(/\s+/u).length < LEAST_ASKED) continue;
    if (told.split(/\s+/u).length < LEAST_TOLD || !BREAKS_OFF.test(told)) return [];
    return [{ question, told, isToldFirst: false }];
  }
  return [];
}
