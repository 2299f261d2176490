import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A way to say something, and what is meant by it. */
export interface TrainingPattern {
  label: string;
  pattern: string;
}

const FOLDER = new URL('../../training/', import.meta.url);
const textsOf = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** All patterns of `training/`; a line "#size" is the label of those behind it. */
export function readTraining(): TrainingPattern[] {
  return textsOf().flatMap((text) => {
    let label = '';
    return text.split('\n').flatMap((line) => {
      if (line.startsWith('# ') || line.trim() === '') return [];
      if (!line.startsWith('#')) return [{ label, pattern: line }];
      label = line.slice(1).trim().replace('fact:', '');
      return [];
    });
  });
}

export const trainingFingerprint = (): string =>
  createHash('sha1').update(textsOf().join('\n')).digest('hex');
