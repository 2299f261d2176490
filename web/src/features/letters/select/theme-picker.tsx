import { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { useId } from 'react';
import { ChoiceCard } from '../../../components/controls/choice-card.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { storage } from '../../../lib/storage/storage.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { themes } from './themes.ts';

/** The theme this child likes, stored across visits; null for a bit of everything. */
export const themeChoice = {
  read(): InterestTheme | null {
    const kept = InterestTheme.safeParse(storage.readText(storageKeys.interestTheme));
    return kept.success ? kept.data : null;
  },

  write(theme: InterestTheme | null): void {
    if (theme === null) storage.remove(storageKeys.interestTheme);
    else storage.writeText(storageKeys.interestTheme, theme);
  },
};

interface ThemePickerProps {
  theme: InterestTheme | null;
  onChange: (theme: InterestTheme | null) => void;
}

/** Chooses what the child likes: words, texts and rewards come from this theme. */
export function ThemePicker({ theme, onChange }: ThemePickerProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full text-center font-bold text-lg">
        Was magst du am liebsten?
      </legend>
      <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
        {themes.map(({ id, name: text, drawing }) => (
          <ChoiceCard
            key={text}
            name={name}
            isChosen={id === theme}
            onChoose={() => onChange(id)}
            className="w-26 flex-col justify-center gap-1 px-1 py-2 text-center sm:w-30"
          >
            <Drawing src={drawing} className="size-14" />
            {text}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
