import type { WishChip } from '@lux/contracts/media/picture.ts';
import { Mic, Pause, Rocket, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { CountdownRing } from '../../../components/states/countdown-ring.tsx';
import { paintable, withoutChip } from './wish-chips.ts';

/** How long LUX waits for a tap before it paints by itself. */
export const GO_ON_MS = 5000;

const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface UnderstoodWishProps {
  chips: readonly WishChip[];
  /** LUX has finished speaking: the countdown begins. */
  isSaid: boolean;
  onPaint: (chips: readonly WishChip[], isChanged: boolean) => void;
  onAnew: () => void;
}

/** What LUX understood, to be put right before it paints. */
export function UnderstoodWish({ chips, isSaid, onPaint, onAnew }: UnderstoodWishProps) {
  const [left, setLeft] = useState(() => chips.map((chip, id) => ({ ...chip, id })));
  // In calm mode there is no countdown.
  const [isWaiting, setIsWaiting] = useState(prefersCalm);
  const isCounting = isSaid && !isWaiting;
  const isEmpty = paintable(left).length === 0;
  const missing = left.filter(({ kind }) => kind === 'missing');
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => onPaint(left, left.length < chips.length);
  });

  useEffect(() => {
    if (!isCounting) return;
    const timer = setTimeout(() => latest.current(), GO_ON_MS);
    return () => clearTimeout(timer);
  }, [isCounting]);

  function remove(index: number) {
    setIsWaiting(true);
    setLeft(withoutChip(left, index));
  }

  return (
    <Card className="flex w-full max-w-xl animate-appear flex-col items-center gap-4">
      <h2 className="text-xl">Das habe ich verstanden</h2>
      <ul aria-label="Das kommt ins Bild" className="flex flex-wrap justify-center gap-3">
        {left.map(
          (chip, index) =>
            chip.kind !== 'missing' && (
              <li key={chip.id}>
                <Button
                  size="child"
                  variant="soft"
                  className="px-5!"
                  aria-label={`${chip.text} weglassen`}
                  onClick={() => remove(index)}
                >
                  {chip.text}
                  <X aria-hidden className="opacity-70" />
                </Button>
              </li>
            ),
        )}
      </ul>
      {missing.length > 0 && (
        <ul aria-label="Das kann ich nicht malen" className="flex flex-wrap justify-center gap-2">
          {missing.map(({ id, text }) => (
            <li
              key={id}
              className="rounded-full border-2 border-dashed border-ink-soft/50 px-4 py-2 text-ink-soft"
            >
              „{text}“ kann ich nicht malen
            </li>
          ))}
        </ul>
      )}
      <p className="text-center text-ink-soft">
        {isEmpty
          ? 'Jetzt ist nichts mehr übrig. Sag mir, was ich malen soll!'
          : 'Soll etwas nicht ins Bild? Tippe es an.'}
      </p>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button size="hero" className="w-full" disabled={isEmpty} onClick={() => latest.current()}>
          {isCounting ? (
            <CountdownRing durationMs={GO_ON_MS} className="size-9" />
          ) : (
            <Rocket aria-hidden />
          )}
          Los!
        </Button>
        {isCounting && (
          <Button
            size="child"
            variant="outline"
            className="grow px-4!"
            onClick={() => setIsWaiting(true)}
          >
            <Pause aria-hidden />
            Warte!
          </Button>
        )}
        <Button size="child" variant="outline" className="grow px-4!" onClick={onAnew}>
          <Mic aria-hidden />
          Neu sagen
        </Button>
      </div>
    </Card>
  );
}
