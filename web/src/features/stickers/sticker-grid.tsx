import drawing from 'openmoji/color/svg/1F3AB.svg?url';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { Skeleton } from '../../components/states/progress.tsx';
import { StickerCard } from './sticker-card.tsx';
import type { CollectedSticker, ShownSticker } from './sticker-queries.ts';

/** SPEC 9. */
const SKELETONS = Array.from({ length: 10 }, (_, index) => `card-${index}`);
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-5';

interface StickerGridProps {
  /** Null while loading. */
  stickers: readonly ShownSticker[] | null;
  collected: readonly CollectedSticker[];
}

/** Stickers in 2 to 5 columns (SPEC 2). */
export function StickerGrid({ stickers, collected }: StickerGridProps) {
  if (stickers === null) {
    return (
      <div role="status" aria-label="Die Sticker werden geladen" className={GRID}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-56 rounded-lg" />
        ))}
      </div>
    );
  }
  if (stickers.length === 0) {
    return (
      <EmptyState
        drawing={drawing}
        title="Keine Sticker gefunden"
        text="In dieser Kategorie gibt es noch keine Sticker."
      />
    );
  }
  const byId = new Map(collected.map((one) => [one.stickerId, one]));
  return (
    <ul className={GRID}>
      {stickers.map((sticker) => (
        <StickerCard key={sticker.id} sticker={sticker} collected={byId.get(sticker.id) ?? null} />
      ))}
    </ul>
  );
}
