import { CODE_SIGNS } from '@lux/contracts/classroom/lesson.ts';
import { ArrowRight, Delete } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { stepVoice } from '../step-voice.ts';
import { SpokenStep } from './spoken-step.tsx';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** The code from the board, with big keys that say their sign, or with the keyboard. */
export function CodeEntry({ given = '' }: { given?: string }) {
  const [code, setCode] = useState(given);
  const navigate = useNavigate();
  const isWhole = code.length === LENGTH;

  function add(sign: string) {
    stepVoice.say(sign);
    setCode((before) => (before.length < LENGTH ? before + sign : before));
  }
  function takeBack() {
    setCode((before) => before.slice(0, -1));
  }
  function go() {
    if (isWhole) navigate(`/beitreten/${code}`);
  }

  useTypedKeys({ onSign: add, onDelete: takeBack, onEnter: go });

  return (
    <SpokenStep
      title="Tippe den Code von der Tafel."
      spoken="Tippe den Code von der Tafel. Es sind sechs Zeichen."
    >
      <div className="flex w-full flex-col items-center gap-4 low:lying:grid low:lying:grid-cols-[auto_1fr] low:lying:content-center low:lying:gap-3">
        <output aria-label="Dein Code" className="flex gap-1.5 sm:not-low:gap-2">
          {PLACES.map((place) => (
            <span
              key={place}
              data-filled={place < code.length || undefined}
              className="grid h-14 w-11 low:lying:w-8 place-items-center rounded-md border-2 border-control-line border-dashed bg-surface-raised font-bold text-2xl data-filled:border-primary data-filled:border-solid sm:not-low:h-16 sm:not-low:w-14"
            >
              {code[place] ?? ''}
            </span>
          ))}
        </output>
        <div className="grid w-full max-w-2xl grid-cols-6 gap-1.5 low:lying:col-start-2 low:lying:row-span-2 low:lying:row-start-1 sm:grid-cols-8 sm:not-low:gap-2">
          {[...CODE_SIGNS].map((sign) => (
            <Button
              key={sign}
              data-sign={sign}
              variant="outline"
              className="not-low:min-h-child-target! rounded-md px-0! text-xl"
              onClick={() => add(sign)}
            >
              {sign}
            </Button>
          ))}
          {/* Fills the last row. */}
          <Button
            variant="soft"
            aria-label="Ein Zeichen zurück"
            className="not-low:min-h-child-target! rounded-md px-0! max-sm:col-span-5"
            onClick={takeBack}
          >
            <Delete aria-hidden />
          </Button>
        </div>
        <Button size="child" className="w-full max-w-2xl" disabled={!isWhole} onClick={go}>
          <ArrowRight aria-hidden />
          Los!
        </Button>
      </div>
    </SpokenStep>
  );
}

interface TypedKeys {
  onSign: (sign: string) => void;
  onDelete: () => void;
  onEnter: () => void;
}

/** Typing needs no field: wherever the focus is, a sign of the keyboard is one of the code. */
function useTypedKeys({ onSign, onDelete, onEnter }: TypedKeys): void {
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const sign = event.key.toUpperCase();
      if (sign.length === 1 && CODE_SIGNS.includes(sign)) onSign(sign);
      else if (event.key === 'Backspace') onDelete();
      else if (event.key === 'Enter' && !isOtherControl(event.target)) onEnter();
    };
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  });
}

/** A sign has nothing to add to a whole code; every other control does what it says. */
function isOtherControl(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a') : null;
  return control !== null && !control.hasAttribute('data-sign');
}
