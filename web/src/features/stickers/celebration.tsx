import { Star, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { calmChoice } from '../../games-kit/calm/calm-choice.ts';
import { toasts } from '../../lib/toasts.ts';
import { NEW_STICKER } from './new-sticker.ts';
import { playChime } from './play-chime.ts';
import { StickerImage } from './sticker-image.tsx';
import { useAwardedStickers } from './use-awarded-stickers.ts';

/** A little longer than the toast, so that it can be looked at and tapped. */
const SHOWN_MS = 8000;

/** Where the controls stand at the foot of the screen, they stay free. */
const OVER_DOCK =
  '[html:has([data-dock])_&]:tall:bottom-54 [html:has([data-dock])_&]:sm:tall:bottom-66 [html:has([data-talk-dock])_&]:tall:bottom-80';

/**
 * A new sticker is celebrated wherever the child is (issue 7): beside what they do, never in its
 * way. In calm mode it simply is there, without motion and sound.
 */
export function Celebration() {
  const { sticker, next } = useAwardedStickers();

  useEffect(() => {
    if (sticker === null) return;
    toasts.show(NEW_STICKER);
    if (!isCalmWanted()) playChime();
    const timer = setTimeout(next, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sticker, next]);

  if (sticker === null) return null;
  return (
    <div
      data-calm={isCalmWanted() || undefined}
      className={`pointer-events-none fixed inset-x-0 bottom-28 z-40 flex justify-center px-4 ${OVER_DOCK}`}
    >
      <aside
        key={sticker.id}
        aria-label={`Neuer Sticker: ${sticker.name}`}
        className="pointer-events-auto flex w-full max-w-sm animate-appear items-center gap-3 rounded-xl border-2 border-success bg-surface-raised p-3 shadow-high"
      >
        <span className="grid size-24 shrink-0 place-items-center rounded-full bg-tile-sun">
          <StickerImage sticker={sticker} className="size-20 animate-celebrate" />
        </span>
        <div className="min-w-0 grow">
          <p className="font-bold text-lg leading-tight">{sticker.name}</p>
          <Button asChild variant="soft" className="mt-2">
            <Link to="/stickers" onClick={next}>
              <Star aria-hidden />
              Ansehen
            </Link>
          </Button>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Schließen"
          className="self-start"
          onClick={next}
        >
          <X aria-hidden />
        </Button>
      </aside>
    </div>
  );
}

/** Chosen by the child, or of itself by the game that is open. */
function isCalmWanted(): boolean {
  return calmChoice.read() === true || document.documentElement.hasAttribute('data-calm');
}
