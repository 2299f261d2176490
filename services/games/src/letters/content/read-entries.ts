import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

/** The error that stops the start: where the fault is, and what it is. */
export function brokenContent(where: string, why: unknown): Error {
  const reason = why instanceof z.ZodError ? z.prettifyError(why) : String(why);
  return new Error(`The letters game is broken: ${where}: ${reason}`, { cause: why });
}

/**
 * Reads a list of entries, each with a name of its own.
 *
 * @throws Error that names the file and the faulty entry.
 */
export function readEntries<Schema extends z.ZodType>(
  file: URL,
  schema: Schema,
  nameOf: (entry: z.output<Schema>) => string,
): z.output<Schema>[] {
  const name = file.pathname.split('/').at(-1) ?? file.pathname;
  const list = z.array(z.unknown()).safeParse(read(file, name));
  if (!list.success) throw brokenContent(name, 'is not a list');

  const names = new Set<string>();
  return list.data.map((given, index) => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw brokenContent(`${name}, ${describe(given, index)}`, parsed.error);
    const own = nameOf(parsed.data);
    if (names.has(own)) throw brokenContent(`${name}, ${own}`, 'is there twice');
    names.add(own);
    return parsed.data;
  });
}

function read(file: URL, name: string): unknown {
  try {
    return load(readFileSync(file, 'utf8'));
  } catch (error) {
    throw brokenContent(name, error);
  }
}

/** The first thing an entry says of itself, and its place. */
function describe(entry: unknown, index: number): string {
  const named = z.record(z.string(), z.unknown()).safeParse(entry);
  const { id, letter, syllable, word } = named.data ?? {};
  return `${id ?? letter ?? syllable ?? word ?? 'an entry'} (number ${index + 1})`;
}
