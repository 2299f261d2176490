import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sticker } from '@lux/contracts/accounts/sticker.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { StickerEntry } from './sticker-entry.ts';

export interface CatalogueSticker {
  sticker: Sticker;
  achievement: StickerEntry['achievement'];
  rule: StickerEntry['rule'];
  /** The drawing itself. */
  svg: string;
}

/** All stickers by id, in the order of the file. */
export type Catalogue = ReadonlyMap<Sticker['id'], CatalogueSticker>;

const DATA_FILE = new URL('../../data/stickers.yaml', import.meta.url);

/**
 * Reads and checks the stickers and their drawings once, at the start.
 *
 * @throws Error that names the faulty sticker.
 */
export function loadCatalogue(file: URL = DATA_FILE): Catalogue {
  const list = z.array(z.unknown()).safeParse(load(readFileSync(file, 'utf8')));
  if (!list.success) throw broken(fileURLToPath(file), 'is not a list');

  const catalogue = new Map<Sticker['id'], CatalogueSticker>();
  const taken = new Set<string>();
  for (const [index, given] of list.data.entries()) {
    const parsed = StickerEntry.safeParse(given);
    if (!parsed.success) throw broken(nameOf(given, index), z.prettifyError(parsed.error));
    const { drawing, achievement, rule, ...facts } = parsed.data;
    for (const own of [facts.id, facts.name, drawing]) {
      if (taken.has(own)) throw broken(facts.id, `${own} is there twice`);
      taken.add(own);
    }
    const svg = readDrawing(drawing, facts.id);
    const sticker = { ...facts, image_url: `/api/stickers/${facts.id}/image?v=${versionOf(svg)}` };
    catalogue.set(facts.id, { sticker, achievement, rule, svg });
  }
  return catalogue;
}

function readDrawing(drawing: string, id: string): string {
  try {
    const path = import.meta.resolve(`openmoji/color/svg/${drawing}.svg`);
    return readFileSync(fileURLToPath(path), 'utf8');
  } catch (error) {
    throw broken(id, `OpenMoji has no drawing ${drawing}`, error);
  }
}

function versionOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 8);
}

/** The entry's id, or its place where it has none. */
function nameOf(entry: unknown, index: number): string {
  const named = z.object({ id: z.string() }).safeParse(entry);
  return named.success ? named.data.id : `entry ${index + 1}`;
}

function broken(where: string, why: string, cause?: unknown): Error {
  return new Error(`The sticker catalogue is broken: ${where}: ${why}`, { cause });
}
