import type { StickerClaim } from '@lux/contracts/accounts/sticker.ts';
import { createContext } from 'react';
import type { CollectedSticker, ShownSticker } from './sticker-queries.ts';

export interface Stickers {
  isLoading: boolean;
  /** True if the stickers could not be loaded. */
  hasFailed: boolean;
  stickers: readonly ShownSticker[];
  collected: readonly CollectedSticker[];
  /** Asks the server for a sticker and shows the result as a toast. Never rejects. */
  award: (claim: StickerClaim) => Promise<void>;
  retry: () => void;
}

export const StickersContext = createContext<Stickers | null>(null);
