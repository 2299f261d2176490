import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';

interface AnswerOptionsProps {
  label: string;
  options: readonly string[];
  chosen: number | null;
  /** The right one, once the answer is locked. */
  right: number | null;
  /** The one being read aloud. */
  spoken?: number | null;
  /** Numbers and short words stand two in a row everywhere. */
  isShort?: boolean;
  onChoose: (index: number) => void;
}

type Look = 'open' | 'right' | 'wrong' | 'other';

const LETTERS = 'ABCDEF';

const looks: Record<Look, string> = {
  open: 'cursor-pointer border-control-line bg-surface-raised hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft',
  right: 'border-success bg-success-soft text-on-success-soft',
  wrong: 'border-danger bg-danger-soft text-on-danger-soft',
  other: 'border-line bg-surface text-ink-soft',
};

/** Big answers A to F, one of which can be chosen; then right and wrong by sign, word and colour. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { label, options, chosen, right, spoken = null, isShort = false, onChoose } = props;
  const name = useId();
  const isLocked = right !== null;

  function lookOf(index: number): Look {
    if (!isLocked) return 'open';
    if (index === right) return 'right';
    return index === chosen ? 'wrong' : 'other';
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-2 sm:not-low:gap-3 ${isShort ? 'grid-cols-2' : 'sm:grid-cols-2'}`}>
        {options.map((option, index) => {
          const look = lookOf(index);
          return (
            <label
              key={option}
              data-look={look}
              className={`relative flex select-none items-center gap-3 low:gap-2 rounded-lg border-2 px-3 low:px-2 py-2 low:py-1 font-bold leading-snug transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${looks[look]} ${isShort ? 'min-h-24 low:min-h-16 text-2xl' : 'min-h-16 text-lg low:text-base sm:not-low:min-h-20'} ${spoken === index ? 'ring-4 ring-sun-deep' : ''}`}
            >
              <input
                type="radio"
                name={name}
                value={index}
                checked={chosen === index}
                disabled={isLocked}
                onChange={() => onChoose(index)}
                className="peer sr-only"
              />
              <Sign look={look} letter={LETTERS.charAt(index)} />
              <span className="min-w-0 hyphens-auto">
                {option}
                {look === 'right' && <Word text="Richtig" />}
                {look === 'wrong' && <Word text="Nicht richtig" />}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Sign({ look, letter }: { look: Look; letter: string }) {
  if (look === 'right') return <CircleCheck aria-hidden className="size-10 shrink-0" />;
  if (look === 'wrong') return <CircleX aria-hidden className="size-10 shrink-0" />;
  const fill =
    look === 'open'
      ? 'border-control-line peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary'
      : 'border-line';
  return (
    <span
      className={`grid size-10 low:size-8 shrink-0 place-items-center rounded-full border-2 text-base transition-colors ${fill}`}
    >
      {letter}
    </span>
  );
}

function Word({ text }: { text: string }) {
  return <span className="block font-normal text-sm leading-tight">{text}</span>;
}
