import { type ReactNode, useId } from 'react';
import { ChoiceCard } from './choice-card.tsx';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight: easier for children than a list that unfolds. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="flex gap-2">
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            name={name}
            value={choice.value}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
            className="grow basis-0 flex-col justify-center gap-1 px-2 py-1.5 text-center"
          >
            {choice.icon}
            {choice.label}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
