import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface OptionButtonsProps {
  options: readonly string[];
  chosen: number | null;
  /** The right one, once something was tapped. */
  right: number | null;
  onTap: (index: number) => void;
}

type Look = 'open' | 'right' | 'chosen' | 'other';

const looks: Record<Look, string> = {
  open: 'border-control-line bg-surface-raised text-ink hover:border-primary',
  right: 'border-success bg-success-soft text-on-success-soft',
  chosen: 'border-control-line border-dashed bg-surface text-ink',
  other: 'border-line bg-surface text-ink-soft',
};

/** Four big options. A tap answers; then the right one is marked, and no other gets a cross. */
export function OptionButtons({ options, chosen, right, onTap }: OptionButtonsProps) {
  const longest = Math.max(...options.map(({ length }) => length));

  function lookOf(index: number): Look {
    if (right === null) return 'open';
    if (index === right) return 'right';
    return index === chosen ? 'chosen' : 'other';
  }

  return (
    <ul aria-label="Antworten" className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      {options.map((option, index) => {
        const look = lookOf(index);
        return (
          <li key={option}>
            <button
              type="button"
              data-look={look}
              disabled={right !== null}
              onClick={() => onTap(index)}
              className={`flex min-h-17 w-full select-none flex-col items-center justify-center gap-1 rounded-lg border-3 px-1 font-bold sm:min-h-24 ${looks[look]} ${sizeOf(longest)}`}
            >
              {option}
              {look === 'right' && (
                <Word text="Richtig">
                  <CircleCheck aria-hidden className="size-5" />
                </Word>
              )}
              {look === 'chosen' && <Word text="Deine Wahl" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** As large as the longest option allows: two in a row, on wide screens four. */
function sizeOf(longest: number): string {
  if (longest <= 6) return 'leading-none text-3xl max-[359px]:text-2xl sm:text-4xl lg:text-3xl';
  if (longest <= 8) return 'leading-none text-2xl max-[359px]:text-lg sm:text-3xl lg:text-2xl';
  if (longest <= 11) return 'leading-none text-xl max-[359px]:text-base sm:text-3xl lg:text-xl';
  if (longest <= 14) return 'leading-none text-base max-[359px]:text-sm sm:text-2xl lg:text-lg';
  // A teacher's word may have 30 letters.
  return 'hyphens-auto leading-tight [overflow-wrap:anywhere] max-[359px]:text-sm sm:text-xl lg:text-base';
}

function Word({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className="flex items-center gap-1 font-normal text-sm leading-none">
      {children}
      {text}
    </span>
  );
}
