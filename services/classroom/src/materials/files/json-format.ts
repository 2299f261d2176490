import { materialLimits, NewMaterial } from '@lux/contracts/classroom/material.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';
import { createCollector, type FileName, type ParsedFile } from './parsed-file.ts';

const WANTED = 'Das ist kein Material von LUX.';
/** Entries are looked at one by one, so that one that is wrong does not take the others with it. */
const Listed = z.object({
  kind: z.enum(['quiz', 'words']),
  title: z.string().optional().catch(undefined),
  ageGroup: AgeGroup.default('small').catch('small'),
  body: z.union([
    z.object({ questions: z.array(z.unknown()).min(1).max(5_000) }),
    z.object({ words: z.array(z.unknown()).min(1).max(5_000) }),
  ]),
});

/** The line of the nth entry with this key; the first line where it is not found. */
function lineOf(text: string, key: string, nth: number): number {
  const found = [...text.matchAll(new RegExp(`"${key}"\\s*:\\s*(?!\\s*\\[)`, 'g'))][nth];
  return found ? text.slice(0, found.index).split('\n').length : 1;
}

function readOne(text: string, value: unknown, { title }: FileName): ParsedFile {
  const whole = NewMaterial.safeParse(value);
  if (whole.success) return { materials: [whole.data], problems: [] };
  const listed = Listed.safeParse(value);
  if (!listed.success) {
    return { materials: [], problems: [{ line: 1, message: problemOf(whole.error) }] };
  }
  const { body, ageGroup } = listed.data;
  const collector = createCollector();
  if ('questions' in body) {
    for (const [index, one] of body.questions.entries()) {
      collector.addQuestion(lineOf(text, 'question', index), one);
    }
  } else {
    for (const [index, one] of body.words.entries()) {
      collector.addWord(lineOf(text, 'word', index), one);
    }
  }
  const { materials, problems } = collector.finish({ title: listed.data.title || title, ageGroup });
  const checked = materials.flatMap((one) => NewMaterial.safeParse(one).data ?? []);
  return { materials: checked, problems };
}

/** Our sentence where there is one: zod's own are English. */
function problemOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return first && first.code !== 'invalid_union' && first.path.length > 1 ? first.message : WANTED;
}

/** One material as LUX writes it, or several in `materials`. */
export function readJson(text: string, name: FileName): ParsedFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1];
    const message = 'Ab hier ist die Datei kein JSON mehr.';
    return { materials: [], problems: [{ line: Number(line ?? 1), message }] };
  }
  const several = z.object({ materials: z.array(z.unknown()).min(1) }).safeParse(value);
  if (!several.success) return readOne(text, value, name);
  const most = several.data.materials.slice(0, materialLimits.ofClass);
  const parsed = most.map((one) => readOne(text, one, name));
  return {
    materials: parsed.flatMap(({ materials }) => materials),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

export function writeJson({ kind, title, ageGroup, body }: NewMaterial): string {
  return `${JSON.stringify({ kind, title, ageGroup, body }, null, 2)}\n`;
}
