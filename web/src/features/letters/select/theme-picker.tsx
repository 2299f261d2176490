import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { useId } from 'react';
import { Drawing } from '../../../components/drawing.tsx';
import { themes } from './themes.ts';

interface ThemePickerProps {
  theme: InterestTheme | null;
  onChange: (theme: InterestTheme | null) => void;
}

/** What a child likes: the words, texts and rewards come from there. */
export function ThemePicker({ theme, onChange }: ThemePickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full text-center font-bold text-lg">
        Was magst du am liebsten?
      </legend>
      <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
        {themes.map(({ id, name: text, drawing }) => (
          <label
            key={text}
            className="relative flex min-h-child-target w-26 cursor-pointer select-none flex-col items-center justify-center gap-1 rounded-md border-2 border-control-line bg-surface-raised px-1 py-2 text-center font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 sm:w-30"
          >
            <input
              type="radio"
              name={name}
              checked={id === theme}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            <Drawing src={drawing} className="size-14" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
