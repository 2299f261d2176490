import { StoryTheme } from '@lux/contracts/games/story.ts';
import { useId } from 'react';
import { ChoiceCard } from '../../../components/controls/choice-card.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { themes } from '../themes.ts';

interface ThemeCardsProps {
  value: StoryTheme;
  onChange: (theme: StoryTheme) => void;
}

/** The eight themes of a story, all of them visible. */
export function ThemeCards({ value, onChange }: ThemeCardsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">Worum geht es in deiner Geschichte?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {StoryTheme.options.map((theme) => (
          <ChoiceCard
            key={theme}
            name={name}
            value={theme}
            isChosen={theme === value}
            onChoose={() => onChange(theme)}
            className="min-w-0 gap-1.5 p-1.5 max-[379px]:gap-1 max-[379px]:p-1 max-[379px]:text-xs sm:flex-col sm:p-2 sm:text-center sm:text-base"
          >
            <span
              className={`grid size-10 shrink-0 place-items-center rounded-sm sm:h-20 sm:w-full ${themes[theme].tile}`}
            >
              <Drawing src={themes[theme].drawing} className="size-9 sm:size-16" />
            </span>
            <span className="min-w-0 hyphens-auto">{themes[theme].name}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
