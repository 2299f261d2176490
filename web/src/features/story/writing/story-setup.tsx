import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import type { StoryTheme } from '@lux/contracts/games/story.ts';
import { Check, Settings2 } from 'lucide-react';
import small from 'openmoji/color/svg/1F331.svg?url';
import large from 'openmoji/color/svg/1F333.svg?url';
import medium from 'openmoji/color/svg/1FAB4.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { themes } from '../themes.ts';
import { ThemeCards } from './theme-cards.tsx';

/** The three age groups (SPEC 3). */
const ageGroups: Record<AgeGroup, { name: string; drawing: string }> = {
  small: { name: '6–8 Jahre', drawing: small },
  medium: { name: '9–11 Jahre', drawing: medium },
  large: { name: 'ab 12 Jahren', drawing: large },
};

interface StorySetupProps {
  theme: StoryTheme;
  ageGroup: AgeGroup;
  /** Then it is folded up and opens by a press. */
  isBegun: boolean;
  onTheme: (theme: StoryTheme) => void;
  onAgeGroup: (ageGroup: AgeGroup) => void;
}

const ages: readonly AgeGroup[] = ['small', 'medium', 'large'];

/** What the story is about, and for whom (SPEC 3). */
export function StorySetup({ theme, ageGroup, isBegun, onTheme, onAgeGroup }: StorySetupProps) {
  const [isOpen, setIsOpen] = useState(false);

  if (isBegun && !isOpen) {
    return (
      <div className="flex items-center gap-3 rounded-lg border border-line bg-surface-raised py-1.5 pr-2 pl-3 shadow-low">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-md ${themes[theme].tile}`}
        >
          <Drawing src={themes[theme].drawing} className="size-10" />
        </span>
        <p className="grow leading-tight">
          <strong>{themes[theme].name}</strong>
          <span className="block text-ink-soft text-sm">{ageGroups[ageGroup].name}</span>
        </p>
        <Button variant="ghost" className="px-3" onClick={() => setIsOpen(true)}>
          <Settings2 aria-hidden />
          Ändern
        </Button>
      </div>
    );
  }

  return (
    <section
      aria-label="Thema und Alter"
      className="flex flex-col gap-4 rounded-xl border border-line bg-surface-raised p-3 shadow-low sm:p-6"
    >
      <ThemeCards value={theme} onChange={onTheme} />
      <ChoiceRow
        label="Wie alt bist du?"
        value={ageGroup}
        onChange={onAgeGroup}
        choices={ages.map((value) => ({
          value,
          icon: (
            <Drawing
              src={ageGroups[value].drawing}
              className="size-10 rounded-full bg-tile-sun p-1"
            />
          ),
          label: ageGroups[value].name,
        }))}
      />
      {isBegun && (
        <Button size="child" variant="soft" onClick={() => setIsOpen(false)}>
          <Check aria-hidden />
          Fertig
        </Button>
      )}
    </section>
  );
}
