import { StoryTheme } from '@lux/contracts/games/story.ts';
import { useId } from 'react';
import { Drawing } from '../../components/drawing.tsx';
import { themes } from './themes.ts';

interface ThemeCardsProps {
  value: StoryTheme;
  onChange: (theme: StoryTheme) => void;
}

/** Eight themes, all in sight. */
export function ThemeCards({ value, onChange }: ThemeCardsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">Worum geht es in deiner Geschichte?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {StoryTheme.options.map((theme) => (
          <label
            key={theme}
            className="relative flex min-h-child-target min-w-0 cursor-pointer select-none items-center gap-1.5 rounded-md border-2 border-control-line bg-surface-raised p-1.5 font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 max-[379px]:gap-1 max-[379px]:p-1 max-[379px]:text-xs sm:flex-col sm:p-2 sm:text-center sm:text-base"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === value}
              onChange={() => onChange(theme)}
              className="sr-only"
            />
            <span
              className={`grid size-10 shrink-0 place-items-center rounded-sm sm:h-20 sm:w-full ${themes[theme].tile}`}
            >
              <Drawing src={themes[theme].drawing} className="size-9 sm:size-16" />
            </span>
            <span className="min-w-0 hyphens-auto">{themes[theme].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
