import { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { Star, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { calmChoice } from '../../games-kit/calm/use-calm-mode.ts';
import { socket } from '../../lib/api/socket.ts';
import { toasts } from '../../lib/toasts.ts';
import { audioContext } from '../../voice/speaking/sounds/audio-context.ts';
import { NEW_STICKER } from './new-sticker.ts';
import { StickerImage } from './sticker-image.tsx';

/** Stickers awarded while the page is open, one after the other. */
function useAwardedStickers() {
  const [awarded, setAwarded] = useState<readonly UserSticker[]>([]);

  useEffect(() => {
    const connection = socket();
    const add = (message: unknown) => {
      const parsed = UserSticker.safeParse(message);
      if (!parsed.success) return;
      const { data } = parsed;
      setAwarded((before) =>
        before.some(({ stickerId }) => stickerId === data.stickerId) ? before : [...before, data],
      );
    };
    connection.on('sticker.awarded', add);
    return () => {
      connection.off('sticker.awarded', add);
    };
  }, []);

  const next = useCallback(() => setAwarded((before) => before.slice(1)), []);

  return { sticker: awarded[0]?.sticker ?? null, next };
}

/** E5 and A5: a rising fourth sounds friendly. */
const NOTES_HZ = [659.3, 880];
const NOTE_SECONDS = 0.14;
const FADE_SECONDS = 0.5;
/** Much quieter than LUX's voice. */
const LOUDNESS = 0.06;

/** Two soft notes, if an earlier tap has allowed the page to make sound. */
function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = audioContext();
  if (context.state !== 'running') return;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const startsAt = context.currentTime + index * NOTE_SECONDS;
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, startsAt);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, startsAt + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, startsAt + FADE_SECONDS);
    note.connect(loudness).connect(context.destination);
    note.start(startsAt);
    note.stop(startsAt + FADE_SECONDS);
  }
}

/** A little longer than the toast, so that it can be looked at and tapped. */
const SHOWN_MS = 8000;

/** Above the controls at the foot of the screen. */
const OVER_DOCK =
  '[html:has([data-dock])_&]:tall:bottom-54 [html:has([data-dock])_&]:sm:tall:bottom-66 [html:has([data-talk-dock])_&]:tall:bottom-80';

/**
 * Celebrates a new sticker on every screen, beside what the child does. In calm mode it appears
 * without motion and sound.
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

/** Chosen by the child, or the default of the open game. */
function isCalmWanted(): boolean {
  return calmChoice.read() === true || document.documentElement.hasAttribute('data-calm');
}
