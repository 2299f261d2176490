import { ArrowRight, Check, CircleAlert, Ear, Mic, Square, Volume2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../components/controls/button.tsx';
import type { useReadAloud } from './reading/use-read-aloud.ts';
import type { useVoiceAnswer } from './voice/use-voice-answer.ts';

interface QuestionControlsProps {
  isChecked: boolean;
  isLast: boolean;
  warning: string | null;
  reading: ReturnType<typeof useReadAloud>;
  voice: ReturnType<typeof useVoiceAnswer>;
  onRead: () => void;
  onCheck: () => void;
  onNext: () => void;
}

/** Below 360 px the words need the room. */
const ASIDE = 'w-21 px-1 max-[359px]:w-17 max-[359px]:text-xs';
const MAIN = 'grow max-[359px]:[&_svg]:hidden';

/** Read aloud, say the answer, check, go on. */
export function QuestionControls(props: QuestionControlsProps) {
  const { isChecked, isLast, warning, reading, voice, onCheck, onNext } = props;
  const isListening = voice.phase === 'listening';
  const next = useRef<HTMLButtonElement>(null);
  const isFocusOwed = useRef(false);

  useEffect(() => {
    // The pressed check button is gone; the focus moves to the next button at the same place.
    if (isChecked && isFocusOwed.current) next.current?.focus({ preventScroll: true });
    isFocusOwed.current = false;
  }, [isChecked]);

  function check() {
    isFocusOwed.current = true;
    onCheck();
  }

  function goOn(event: MouseEvent) {
    // The second half of a double click on "Prüfen" would skip the explanation.
    if (event.detail < 2) onNext();
  }

  return (
    <>
      <Note warning={warning} text={voice.note} />
      <div className="flex w-full items-stretch gap-2 sm:gap-3">
        <Button
          size="heroAside"
          variant="soft"
          className={ASIDE}
          onClick={reading.isReading ? reading.stop : props.onRead}
        >
          {reading.isReading ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
          {reading.isReading ? 'Stopp' : 'Vorlesen'}
        </Button>
        {voice.canListen && (
          <Button
            size="heroAside"
            variant={isListening ? 'accent' : 'soft'}
            className={ASIDE}
            disabled={isChecked || voice.phase === 'processing'}
            onClick={voice.press}
          >
            {isListening ? <Ear aria-hidden /> : <Mic aria-hidden />}
            {isListening ? (
              'Ich höre'
            ) : (
              <span>
                <span className="sr-only">Antwort </span>Sagen
              </span>
            )}
          </Button>
        )}
        {isChecked ? (
          <Button key="next" ref={next} size="hero" className={MAIN} onClick={goOn}>
            {isLast ? 'Ergebnis' : 'Weiter'}
            <ArrowRight aria-hidden />
          </Button>
        ) : (
          <Button key="check" size="hero" className={MAIN} onClick={check}>
            <Check aria-hidden />
            Prüfen
          </Button>
        )}
      </div>
    </>
  );
}

/** One line above the controls; it keeps its height when empty, so that nothing jumps. */
function Note({ warning, text }: { warning: string | null; text: string }) {
  return (
    <div className="flex low:min-h-0 min-h-5.5 w-full items-center justify-center text-center text-sm">
      <p role="alert" className="flex items-center gap-1.5 font-bold text-warning">
        {warning !== null && (
          <>
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            {warning}
          </>
        )}
      </p>
      <p role="status" className="line-clamp-1 text-ink-soft">
        {warning === null ? text : ''}
      </p>
    </div>
  );
}
