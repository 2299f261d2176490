import { materialLimits, NewMaterial } from '@lux/contracts/classroom/material.ts';
import { createCollector, type FileName, type ParsedFile } from './parsed-file.ts';

/** One word a line is a list of words; everything else is a text to be read. */
export function readText(text: string, { title }: FileName): ParsedFile {
  const lines = text.split('\n').map((line) => line.trim());
  const isList = lines.every((line) => !/\s/.test(line));
  if (isList) {
    const collector = createCollector();
    for (const [index, word] of lines.entries()) {
      if (word !== '') collector.addWord(index + 1, { word });
    }
    return collector.finish({ title, ageGroup: 'small' });
  }
  const given = { kind: 'text', title, ageGroup: 'small', body: { text } };
  const { success, data, error } = NewMaterial.safeParse(given);
  if (success) return { materials: [data], problems: [] };
  const message = error.issues[0]?.message ?? 'Diesen Text kann LUX nicht lesen.';
  const line = text.slice(0, materialLimits.textLength).split('\n').length;
  return { materials: [], problems: [{ line: text.length > line ? line : 1, message }] };
}
