import type { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { ChoiceTiles } from '../../../games-kit/choice-tiles.tsx';
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
      <ChoiceTiles
        headingId="letters-mode"
        title="Was möchtest du üben?"
        choices={modes}
        isCompact
        onPick={onPick}
      />
      <ThemePicker theme={theme} onChange={onTheme} />
    </div>
  );
}
