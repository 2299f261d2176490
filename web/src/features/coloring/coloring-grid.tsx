import { useAtom } from 'jotai';
import { BookOpen, Brush, Printer } from 'lucide-react';
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
import { coloringPagesAtom, storedPictures } from '../../pictures/picture-lists.ts';
import { PrintingDialog } from '../../pictures/print/printing-dialog.tsx';
import { usePrinting } from '../../pictures/print/use-printing.ts';
import { removedPictures } from '../../pictures/removed-pictures.ts';
import { removedWorks } from '../../pictures/works/removed-works.ts';
import { workOutbox } from '../../pictures/works/work-outbox.ts';
import { works } from '../../pictures/works/works.ts';
import { BookBar } from './book-bar.tsx';
import { BookPage, PageFace } from './book-page.tsx';
import type { Look } from './looks.tsx';
import { PrintLookDialog } from './print-look-dialog.tsx';

/** A book takes no more pages. */
const MOST_PAGES = 30;
const GRID =
  'grid grid-cols-1 gap-5 sm:upright:grid-cols-2 lg:upright:grid-cols-3 lg:lying:grid-cols-2 min-[105rem]:lying:grid-cols-3';

/** The colouring pages of this child, newest first; chosen ones can be bound to a book. */
export function ColoringGrid() {
  const [pages, changePages] = useAtom(coloringPagesAtom);
  /** The pages of the book in the order of choosing; null while none is made. */
  const [chosenIds, setChosenIds] = useState<readonly string[] | null>(null);
  const [look, setLook] = useState<Look>('colored');
  /** The coloured page to be printed, while it is asked how. */
  const [askedAbout, setAskedAbout] = useState<Picture | null>(null);
  const { printing, print, close } = usePrinting();

  // The grid shows thumbnails only; the full size is cached so that pages can be coloured offline.
  useEffect(() => void prefetchPictures(pages.map(({ imageUrl }) => imageUrl)), [pages]);

  function remove({ id, imageUrl }: Picture) {
    changePages({ removeId: id });
    void works.remove(id);
    const fileId = mediaFileId(imageUrl);
    if (fileId === null) return;
    removedWorks.add(fileId);
    void removedPictures.add(fileId);
  }

  function printPage(page: Picture) {
    if (page.colored === undefined) void print(fileIdsOf([page], 'lines'));
    else setAskedAbout(page);
  }

  async function printAs(chosen: Look, page: Picture) {
    setAskedAbout(null);
    void print(await latestFileIds([page], chosen));
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

  const chosen = (chosenIds ?? []).flatMap((id) => pages.find((page) => page.id === id) ?? []);

  async function makeBook() {
    setChosenIds(null);
    void print(await latestFileIds(chosen, look), 'Mein Malbuch');
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
        <BookBar
          count={chosenIds.length}
          hasColors={chosen.some(({ colored }) => colored !== undefined)}
          look={look}
          onLook={setLook}
          onMake={() => void makeBook()}
          onCancel={() => setChosenIds(null)}
        />
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
                    onClick={() => printPage(page)}
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
      <PrintLookDialog
        isOpen={askedAbout !== null}
        onChoose={(chosenLook) => askedAbout && void printAs(chosenLook, askedAbout)}
        onClose={() => setAskedAbout(null)}
      />
      <PrintingDialog printing={printing} onClose={close} />
    </>
  );
}

/** The files to be printed: with the colours as they are now, as the last ones may still be here. */
async function latestFileIds(pages: readonly Picture[], look: Look): Promise<string[]> {
  if (look === 'colored') await workOutbox.flush();
  const latest = storedPictures.coloringPages();
  return fileIdsOf(
    pages.map((page) => latest.find(({ id }) => id === page.id) ?? page),
    look,
  );
}

function fileIdsOf(pages: readonly Picture[], look: Look): string[] {
  return pages.flatMap(({ imageUrl, colored }) => {
    const url = look === 'colored' ? (colored?.imageUrl ?? imageUrl) : imageUrl;
    return mediaFileId(url) ?? [];
  });
}

function download(page: Picture): Promise<void> {
  const failed = 'Das Ausmalbild konnte nicht heruntergeladen werden.';
  return downloadPicture(page, { label: 'Ausmalbild', failed });
}
