import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { Drawing } from '../../../components/drawing.tsx';
import type { LettersMode } from '../letters-game.ts';
import { modes } from './modes.ts';
import { ThemePicker } from './theme-picker.tsx';

interface ModeSelectProps {
  theme: InterestTheme | null;
  onTheme: (theme: InterestTheme | null) => void;
  onPick: (mode: LettersMode) => void;
}

/** The first screen (SPEC 2): four big cards, and what the child likes. */
export function ModeSelect({ theme, onTheme, onPick }: ModeSelectProps) {
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="letters-mode">
        <h2 id="letters-mode" className="mb-4 low:mb-2 text-center text-2xl low:text-xl">
          Was möchtest du üben?
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:not-low:gap-5">
          {modes.map(({ id, name, description, drawing, tile }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(id)}
                className="flex h-full w-full flex-col items-center low:flex-row low:gap-3 low:p-3 low:text-left rounded-lg border border-line bg-surface-raised p-3 text-center shadow-low transition duration-200 ease-soft hover:border-primary hover:shadow-mid sm:p-4"
              >
                <span
                  className={`mb-2 grid w-full shrink-0 place-items-center rounded-md py-2 low:mb-0 low:w-auto low:p-2 ${tile}`}
                >
                  <Drawing src={drawing} className="size-20 sm:not-low:size-28 low:size-14" />
                </span>
                <span className="min-w-0">
                  <span className="block font-bold text-lg leading-tight sm:text-xl">{name}</span>
                  <span className="block text-ink-soft text-sm sm:text-base">{description}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ThemePicker theme={theme} onChange={onTheme} />
    </div>
  );
}
