import { z } from 'zod';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import type { LevelChoice } from './level-drafts.ts';

/** More than a level has. */
const LIMIT = 100;

const Asked = z.partialRecord(z.string(), z.array(z.string().max(40)).catch([]));

const read = () => storage.readJson(storageKeys.lettersAsked, Asked) ?? {};
const keyOf = ({ mode, level, theme }: LevelChoice) =>
  [mode, level, mode === 'worte' ? theme : null].filter((part) => part !== null).join(':');

/** What this child was asked at a level, so that every letter, syllable and word has its turn. */
export const askedTasks = {
  /** Oldest first. */
  of(choice: LevelChoice): string[] {
    return read()[keyOf(choice)] ?? [];
  },

  add(choice: LevelChoice, texts: readonly string[]): void {
    const before = askedTasks.of(choice).filter((text) => !texts.includes(text));
    const asked = [...before, ...texts].slice(-LIMIT);
    storage.writeJson(storageKeys.lettersAsked, { ...read(), [keyOf(choice)]: asked });
  },
};
