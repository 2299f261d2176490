import { RotateCcw, Star } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Progress } from '../../components/states/progress.tsx';
import { StickerGrid } from './sticker-grid.tsx';
import type { CollectedSticker, ShownSticker } from './sticker-queries.ts';
import { type Stickers, StickersContext } from './stickers-context.ts';

/** How much is collected; percent rounded, 0 if there are no stickers (SPEC 2, 9). */
function collectionShare(
  stickers: readonly Pick<ShownSticker, 'id'>[],
  collected: readonly Pick<CollectedSticker, 'stickerId'>[],
): { count: number; total: number; percent: number } {
  const ids = new Set(collected.map(({ stickerId }) => stickerId));
  const total = stickers.length;
  const count = stickers.filter(({ id }) => ids.has(id)).length;
  return { count, total, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
}

/** The collection. Using it outside of its provider is an error (SPEC 8). */
export function useStickers(): Stickers {
  const stickers = use(StickersContext);
  if (stickers === null) throw new Error('useStickers must be used inside StickersProvider');
  return stickers;
}

/** Every distinct category, in German order. */
function categoriesOf(stickers: readonly Pick<ShownSticker, 'category'>[]): string[] {
  return [...new Set(stickers.map(({ category }) => category))].toSorted((one, other) =>
    one.localeCompare(other, 'de'),
  );
}

const ALL = 'Alle';

/** A child's collection: its progress, and all stickers by category (SPEC 2). */
export function Collection() {
  const { isLoading, hasFailed, stickers, collected, retry } = useStickers();
  const [category, setCategory] = useState(ALL);

  if (hasFailed) {
    return (
      <ErrorState
        title="Fehler beim Laden der Sticker"
        action={
          <Button size="child" onClick={retry}>
            <RotateCcw aria-hidden />
            Noch einmal versuchen
          </Button>
        }
      />
    );
  }
  if (isLoading) return <StickerGrid stickers={null} collected={[]} />;

  const { count, total, percent } = collectionShare(stickers, collected);
  const tabs = [ALL, ...categoriesOf(stickers)].map((name) => ({
    value: name,
    label: name,
    icon: <CategoryPicture sticker={stickers.find((one) => one.category === name)} />,
    content: (
      <StickerGrid
        stickers={name === ALL ? stickers : stickers.filter((one) => one.category === name)}
        collected={collected}
      />
    ),
  }));
  return (
    <>
      <div className="mx-auto mb-6 w-full max-w-xl">
        <Progress label="So viele Sticker hast du schon" percent={percent} />
        <p className="mt-1.5 text-center font-bold">
          {count} / {total} ({percent}%)
        </p>
      </div>
      <Tabs label="Kategorien" tabs={tabs} value={category} onValueChange={setCategory} />
    </>
  );
}

/** The first sticker of a category is its icon. */
function CategoryPicture({ sticker }: { sticker: ShownSticker | undefined }) {
  if (sticker === undefined) return <Star aria-hidden />;
  return <Drawing src={sticker.image_url} className="size-7" />;
}
