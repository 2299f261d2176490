import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A word, and its sounds in eSpeak NG's own writing, with one stress at least. */
const Pronunciation = z.tuple([
  z.string().regex(/^[\p{L}-]{2,40}$/u),
  z
    .string()
    .regex(/^[A-Za-z@0-9:?~;,']{1,80}$/)
    .includes("'"),
]);

export interface Pronunciations {
  /** By the word in small letters. */
  sounds: ReadonlyMap<string, string>;
  /** Those that are also looked for at the beginning and at the end of longer words. */
  inCompounds: ReadonlySet<string>;
  /** Those that are looked for at the end of longer words only. */
  atTheEnd: ReadonlySet<string>;
}

const FILE = new URL('../../data/pronunciations.yaml', import.meta.url);
const SECTION = /^(inCompounds|alone|atTheEnd):$/;
const ENTRY = /^ {2}([^\s:]+): "([^"]+)"$/;

/**
 * Reads the words the built-in voice would say wrong. The file is YAML of the simplest kind, a line
 * for each word, and is read line by line: a whole parser took 80 ms of the start.
 *
 * @throws Error that names the faulty line.
 */
export function loadPronunciations(file: URL = FILE): Pronunciations {
  const sounds = new Map<string, string>();
  const inCompounds = new Set<string>();
  const atTheEnd = new Set<string>();
  let section = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const opened = SECTION.exec(line)?.[1];
    if (opened) {
      section = opened;
      continue;
    }
    const [, word = '', spoken = ''] = ENTRY.exec(line) ?? [];
    const entry = Pronunciation.safeParse([word, spoken]);
    const small = word.toLowerCase();
    if (!entry.success || section === '' || sounds.has(small))
      throw new Error(`pronunciations.yaml is broken at "${line.trim()}"`);
    sounds.set(small, spoken);
    if (section === 'inCompounds') inCompounds.add(small);
    if (section === 'atTheEnd') atTheEnd.add(small);
  }
  return { sounds, inCompounds, atTheEnd };
}
