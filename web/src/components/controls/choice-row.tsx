import { type ReactNode, useId } from 'react';

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
          <label
            key={choice.value}
            className="relative flex min-h-child-target grow basis-0 cursor-pointer select-none flex-col items-center justify-center gap-1 rounded-md border-2 border-control-line bg-surface-raised px-2 py-1.5 text-center font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
