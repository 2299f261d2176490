import { readFileSync } from 'node:fs';

/** One of the painter's own lists in `data/`. The caller states its shape. */
export function readDrawingData<Shape>(name: 'vocabulary' | 'settings' | 'traits'): Shape {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'));
}
