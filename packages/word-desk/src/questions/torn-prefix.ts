import type { Request, Task } from './request.ts';

const OF_VERB = new Set<Task>(['tense', 'person', 'conjugate', 'baseForm']);
const APART =
  /^(?:ab|an|auf|aus|bei|durch|ein|fern|fest|fort|heim|her|herum|hin|hoch|los|mit|nach|rein|runter|rauf|raus|um|unter|vor|vorbei|weg|weiter|zu|zurück|zusammen)$/;

/** "Ich rufe dich an" is a form of "anrufen": the verb with the prefix that stands apart from it. */
export function withPrefix(found: Request, isWord: (word: string) => boolean): Request | null {
  const words = found.word.split(' ');
  const prefix = words.at(-1) ?? '';
  if (!OF_VERB.has(found.task) || !APART.test(prefix)) return null;
  const form = words.slice(0, -1).findLast((word) => isWord(`${word} ${prefix}`));
  if (form === undefined) return null;
  const person = words.find((word) => /^(?:ich|du|er|sie|es|wir|ihr)$/.test(word));
  return { ...found, word: `${form} ${prefix}`, ...(person && !found.person && { person }) };
}
