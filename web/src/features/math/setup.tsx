import { MathOperation } from '@lux/contracts/games/math.ts';
import { Play, Timer } from 'lucide-react';
import easy from 'openmoji/color/svg/1F331.svg?url';
import hard from 'openmoji/color/svg/1F333.svg?url';
import medium from 'openmoji/color/svg/1FAB4.svg?url';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ChoiceRow } from '../../components/controls/choice-row.tsx';
import { Slider } from '../../components/controls/slider.tsx';
import { Switch } from '../../components/controls/switch.tsx';
import { ToggleRow } from '../../components/controls/toggle-row.tsx';
import { Drawing } from '../../components/drawing.tsx';
import type { MathSetup } from './math-game.ts';
import type { useTimerChoice } from './use-timer-choice.ts';

/** Adds or takes away a kind of sum, in the order of the screen; the last one remains (SPEC 5). */
export function toggleOperation(
  operations: readonly MathOperation[],
  toggled: MathOperation,
): MathOperation[] {
  const wanted = MathOperation.options.filter(
    (one) => operations.includes(one) !== (one === toggled),
  );
  return wanted.length === 0 ? [...operations] : wanted;
}

const difficulties = [
  { value: 'easy', label: 'Leicht', years: 'Klasse 1–2', drawing: easy },
  { value: 'medium', label: 'Mittel', years: 'Klasse 3–4', drawing: medium },
  { value: 'hard', label: 'Schwer', years: 'Klasse 5–6', drawing: hard },
] as const;

const operations = [
  { value: '+', label: 'Plus', sign: '+' },
  { value: '-', label: 'Minus', sign: '−' },
  { value: '*', label: 'Mal', sign: '·' },
  { value: '/', label: 'Geteilt', sign: ':' },
] as const;

interface SetupProps {
  setup: MathSetup;
  timer: Pick<ReturnType<typeof useTimerChoice>, 'choice' | 'choose'>;
  onChange: (setup: MathSetup) => void;
  onStart: () => void;
}

/** What to calculate (SPEC 2, 5): difficulty, kinds of sums, how many. */
export function Setup({ setup, timer, onChange, onStart }: SetupProps) {
  const [isLastKept, setIsLastKept] = useState(false);

  return (
    <section
      aria-labelledby="math-setup"
      className="mx-auto flex w-full max-w-xl flex-col gap-4 rounded-xl border border-line bg-surface-raised p-4 shadow-low sm:px-8 low:lying:grid low:lying:max-w-none low:lying:grid-cols-2 low:lying:items-end low:gap-x-6 low:gap-y-2 low:p-3 roomy:gap-6 roomy:py-8"
    >
      <h2 id="math-setup" className="low:sr-only text-center text-xl sm:text-2xl">
        Was möchtest du rechnen?
      </h2>
      <ChoiceRow
        label="Wie schwer?"
        value={setup.difficulty}
        onChange={(difficulty) => onChange({ ...setup, difficulty })}
        choices={difficulties.map(({ value, label, years, drawing }) => ({
          value,
          icon: (
            <Drawing src={drawing} className="size-14 low:size-10 rounded-full bg-tile-sun p-1" />
          ),
          label: (
            <span>
              <span className="block text-base">{label}</span>
              <span className="block font-normal">{years}</span>
            </span>
          ),
        }))}
      />
      <ToggleRow
        label="Welche Rechenarten?"
        note={isLastKept ? 'Eine brauchen wir.' : ''}
        values={setup.operations}
        toggles={operations.map(({ value, label, sign }) => ({
          value,
          label,
          icon: (
            <span aria-hidden className="text-3xl leading-none">
              {sign}
            </span>
          ),
        }))}
        onToggle={(toggled) => {
          const next = toggleOperation(setup.operations, toggled);
          setIsLastKept(next.length === 1 && setup.operations.length === 1);
          onChange({ ...setup, operations: next });
        }}
      />
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <p className="flex items-baseline justify-between font-bold">
            Wie viele Aufgaben?
            <output className="text-2xl tabular-nums">{setup.count}</output>
          </p>
          <Slider
            label="Wie viele Aufgaben?"
            value={setup.count}
            min={5}
            max={20}
            step={5}
            onValueChange={(count) => onChange({ ...setup, count })}
          />
        </div>
        {timer.choice !== null && (
          <Switch icon={<Timer />} isOn={timer.choice} onChange={timer.choose}>
            Mit Uhr
          </Switch>
        )}
      </div>
      <Button size="hero" onClick={onStart}>
        <Play aria-hidden fill="currentColor" />
        Los geht’s!
      </Button>
    </section>
  );
}
