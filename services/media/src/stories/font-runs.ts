/** Of these letters Andika has a file of its own: `Ayşe`, `Łukasz`. */
const EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]/u;

export type StoryFont = 'text' | 'bold';

/** A text in pieces that one font file can print. */
export function fontRuns(text: string, font: StoryFont): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of text) {
    const needed = EXTENDED.test(letter) ? `${font}-extended` : font;
    const last = runs.at(-1);
    if (last?.font === needed) last.text += letter;
    else runs.push({ text: letter, font: needed });
  }
  return runs;
}
