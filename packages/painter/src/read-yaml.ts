import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

/**
 * Reads and checks one of the painter's lists in `data/`.
 * @throws {Error} that names the file and the faulty place
 */
export function readYaml<Shape>(name: string, schema: z.ZodType<Shape>): Shape {
  const file = new URL(`../data/${name}.yaml`, import.meta.url);
  const checked = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (!checked.success) throw new Error(`${name}.yaml:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}
