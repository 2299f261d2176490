import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { LuxFace } from '../../components/lux/lux-face.tsx';

/** A break: nothing moves and no time runs. The game waits where it is. */
export function BreakScreen({ onEnd }: { onEnd: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section
      aria-labelledby="break"
      className="flex grow flex-col items-center justify-center gap-4 py-6 text-center"
    >
      <LuxFace mood="idle" className="size-44" />
      <h2 id="break" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        Pause
      </h2>
      <p className="max-w-sm text-lg">
        Du hast Zeit. Das Spiel wartet. Danach ist alles so wie vorher.
      </p>
      <Button size="hero" className="mt-2 px-8" onClick={onEnd}>
        <Play aria-hidden fill="currentColor" />
        Weiterspielen
      </Button>
    </section>
  );
}
