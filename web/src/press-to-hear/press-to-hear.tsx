import { useAtomValue } from 'jotai';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { unlockAudio } from '../voice/speaking/sounds/audio-context.ts';
import { aloud, heardTextAtom } from './aloud.ts';
import { spokenName } from './spoken-name.ts';
import { watchLongPresses } from './watch-long-presses.ts';

/** What is being read, in words, above everything else on the screen, dialogs included. */
export function HeardCaption() {
  const text = useAtomValue(heardTextAtom);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const shown = box.current;
    if (text === null || shown === null || !('showPopover' in shown)) return;
    shown.showPopover();
    return () => shown.hidePopover();
  }, [text]);

  return (
    // Screen readers say the name of a control by themselves.
    <div
      ref={box}
      popover="manual"
      aria-hidden
      hidden={text === null}
      className="pointer-events-none fixed inset-x-0 top-3 bottom-auto z-50 m-auto w-fit max-w-[min(92vw,26rem)] rounded-xl border-2 border-primary bg-surface-raised px-5 py-3 text-ink shadow-high"
    >
      <span className="flex items-center gap-3 font-bold text-lg leading-snug">
        <Volume2 aria-hidden className="size-7 shrink-0 text-primary" />
        {text}
      </span>
    </div>
  );
}

/**
 * For those who cannot read yet: who holds a control hears what it is called, and nothing else
 * happens. The next press, or any key, ends the reading.
 */
export function PressToHear() {
  useEffect(() => {
    const stopWatching = watchLongPresses({
      onHeld: (control) => {
        const name = spokenName(control);
        if (name !== '') void aloud.say(name);
      },
      onReleased: () => {
        // A finger that goes down is no permission to sound yet, one that goes up is.
        unlockAudio();
      },
      onOther: aloud.hush,
    });
    return () => {
      stopWatching();
      aloud.hush();
    };
  }, []);

  return <HeardCaption />;
}
