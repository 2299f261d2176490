import { use } from 'react';
import { type Stickers, StickersContext } from './stickers-context.ts';

/** The collection. Using it outside of its provider is an error (SPEC 8). */
export function useStickers(): Stickers {
  const stickers = use(StickersContext);
  if (stickers === null) throw new Error('useStickers must be used inside StickersProvider');
  return stickers;
}
