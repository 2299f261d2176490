import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';

export type Materials = {
  /** The colour word of what a thing may be made of; undefined for anything else. */
  colour(word: string): string | undefined;
};

/** Reads once what things in wishes are made of. */
export function createMaterials(): Materials {
  const lists = readYaml('materials', z.record(z.string(), z.string()));
  const colours = new Map(
    Object.entries(lists).flatMap(([colour, words]) =>
      words.split(' ').map((word) => [foldWord(word), colour] as const),
    ),
  );
  return { colour: (word) => colours.get(foldWord(word)) };
}
