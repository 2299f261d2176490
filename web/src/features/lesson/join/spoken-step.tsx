import { Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { stepVoice } from '../step-voice.ts';

interface SpokenStepProps {
  title: string;
  /** What is read aloud, where it is more than the title. */
  spoken?: string;
  children: ReactNode;
}

/** One step at the door: what to do now, said at once and as often as somebody presses. */
export function SpokenStep({ title, spoken = title, children }: SpokenStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // What was pressed went with the step before; who has no pointer goes on from here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    stepVoice.sayIfAllowed(spoken);
    return stepVoice.hush;
  }, [spoken]);

  return (
    <section className="flex flex-col items-center gap-4 text-center">
      <div className="flex items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {title}
        </h2>
        <Button
          variant="soft"
          size="childIcon"
          aria-label="Vorlesen"
          onClick={() => stepVoice.say(spoken)}
        >
          <Volume2 aria-hidden />
        </Button>
      </div>
      {children}
    </section>
  );
}
