import { RotateCcw, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Progress } from '../../components/progress.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { categoriesOf } from './categories-of.ts';
import { collectionShare } from './collection-share.ts';
import { StickerGrid } from './sticker-grid.tsx';
import type { ShownSticker } from './stickers-query.ts';
import { useStickers } from './use-stickers.ts';

const ALL = 'Alle';

/** A child's collection: how far it is, and all stickers by category (SPEC 2). */
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

/** The first sticker of a category stands for it. */
function CategoryPicture({ sticker }: { sticker: ShownSticker | undefined }) {
  if (sticker === undefined) return <Star aria-hidden />;
  return <Drawing src={sticker.image_url} className="size-7" />;
}
