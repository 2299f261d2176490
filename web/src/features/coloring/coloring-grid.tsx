import { useAtom } from 'jotai';
import { BookOpen, Brush, Printer, X } from 'lucide-react';
import drawing from 'openmoji/color/svg/1F58D.svg?url';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { toasts } from '../../lib/toasts.ts';
import { prefetchPictures } from '../../offline/prefetch-pictures.ts';
import { downloadPicture } from '../../pictures/download-picture.ts';
import { mediaFileId, type Picture } from '../../pictures/picture.ts';
import { PictureCard } from '../../pictures/picture-card.tsx';
import { coloringPagesAtom } from '../../pictures/picture-lists.ts';
import { PrintingDialog } from '../../pictures/print/printing-dialog.tsx';
import { usePrinting } from '../../pictures/print/use-printing.ts';
import { BookPage, PageFace } from './book-page.tsx';
import { works } from './studio/works.ts';

interface BookBarProps {
  count: number;
  onMake: () => void;
  onCancel: () => void;
}

/** Stays visible while pages for the book are chosen. */
function BookBar({ count, onMake, onCancel }: BookBarProps) {
  return (
    <div className="sticky top-2 z-20 mx-auto mb-5 flex w-full max-w-xl animate-appear flex-col items-center gap-3 rounded-xl border border-line bg-surface-raised p-4 shadow-mid">
      <p role="status" className="font-bold">
        {count === 0 ? 'Tippe die Seiten für dein Malbuch an.' : countText(count)}
      </p>
      <div className="flex w-full gap-3">
        <Button size="child" className="grow px-4!" disabled={count === 0} onClick={onMake}>
          <BookOpen aria-hidden />
          Malbuch machen
        </Button>
        <Button size="childIcon" variant="outline" aria-label="Kein Malbuch" onClick={onCancel}>
          <X aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 Seite kommt ins Malbuch.' : `${count} Seiten kommen ins Malbuch.`;
}

/** A book takes no more pages. */
const MOST_PAGES = 30;
const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** The colouring pages of this child, newest first; chosen ones can be bound to a book. */
export function ColoringGrid() {
  const [pages, changePages] = useAtom(coloringPagesAtom);
  /** The pages of the book in the order of choosing; null while none is made. */
  const [chosenIds, setChosenIds] = useState<readonly string[] | null>(null);
  const { printing, print, close } = usePrinting();

  // The grid shows thumbnails only; the full size is cached so that pages can be coloured offline.
  useEffect(() => void prefetchPictures(pages.map(({ imageUrl }) => imageUrl)), [pages]);

  function remove({ id }: Picture) {
    changePages({ removeId: id });
    void works.remove(id);
  }

  function choose({ id }: Picture) {
    if (chosenIds?.length === MOST_PAGES && !chosenIds.includes(id)) {
      toasts.show({ title: `In ein Malbuch passen höchstens ${MOST_PAGES} Bilder.` });
      return;
    }
    setChosenIds((ids) =>
      ids?.includes(id) ? ids.filter((one) => one !== id) : [...(ids ?? []), id],
    );
  }

  function makeBook() {
    const chosen = (chosenIds ?? []).flatMap((id) => pages.find((page) => page.id === id) ?? []);
    setChosenIds(null);
    void print(fileIdsOf(chosen), 'Mein Malbuch');
  }

  if (pages.length === 0) {
    return (
      <EmptyState
        drawing={drawing}
        title="Keine Ausmalbilder vorhanden"
        text="Wünsch dir eins: zum Beispiel eine Katze auf einem Baum."
      />
    );
  }
  return (
    <>
      {chosenIds === null ? (
        <div className="mb-5 flex justify-center">
          <Button size="child" variant="soft" onClick={() => setChosenIds([])}>
            <BookOpen aria-hidden />
            Mein Malbuch
          </Button>
        </div>
      ) : (
        <BookBar count={chosenIds.length} onMake={makeBook} onCancel={() => setChosenIds(null)} />
      )}
      <ul className={GRID}>
        {pages.map((page) => (
          <li key={page.id} className="grid">
            {chosenIds === null ? (
              <PictureCard
                picture={page}
                deleteQuestion="Möchtest du dieses Ausmalbild wirklich löschen?"
                onDownload={() => void download(page)}
                onDelete={() => remove(page)}
                extra={
                  <Button
                    variant="soft"
                    size="childIcon"
                    aria-label={`Drucken: ${page.prompt}`}
                    onClick={() => void print(fileIdsOf([page]))}
                  >
                    <Printer aria-hidden />
                  </Button>
                }
                face={
                  <Link
                    to={`/coloring?page=${encodeURIComponent(page.id)}`}
                    aria-label={`Ausmalen: ${page.prompt}`}
                    className="group relative block rounded-t-lg"
                  >
                    <PageFace page={page} />
                    <span
                      aria-hidden
                      className="absolute right-3 bottom-3 flex items-center gap-2 rounded-xl bg-primary px-4 py-2 font-bold text-on-primary shadow-mid"
                    >
                      <Brush className="size-5" />
                      Ausmalen
                    </span>
                  </Link>
                }
              />
            ) : (
              <BookPage
                page={page}
                place={chosenIds.indexOf(page.id) + 1}
                onChoose={() => choose(page)}
              />
            )}
          </li>
        ))}
      </ul>
      <PrintingDialog printing={printing} onClose={close} />
    </>
  );
}

function fileIdsOf(pages: readonly Picture[]): string[] {
  return pages.flatMap(({ imageUrl }) => mediaFileId(imageUrl) ?? []);
}

function download(page: Picture): Promise<void> {
  const failed = 'Das Ausmalbild konnte nicht heruntergeladen werden.';
  return downloadPicture(page, { label: 'Ausmalbild', failed });
}
