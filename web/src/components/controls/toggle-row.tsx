import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Toggle<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
}

interface ToggleRowProps<Value extends string> {
  label: string;
  /** Beside the label, where something has to be said about the choice. */
  note?: string;
  toggles: readonly Toggle<Value>[];
  values: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Some of a few, all in sight. */
export function ToggleRow<Value extends string>(props: ToggleRowProps<Value>) {
  const { label, note = '', toggles, values, onToggle } = props;
  return (
    <fieldset className="relative min-w-0">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <p role="status" className="absolute top-0.5 right-0 text-ink-soft text-sm">
        {note}
      </p>
      <div className="flex gap-2.5">
        {toggles.map(({ value, label: text, icon }) => (
          <label
            key={value}
            className="group relative flex min-h-20 grow basis-0 cursor-pointer select-none flex-col items-center justify-center gap-1 rounded-md border-2 border-control-line bg-surface-raised px-1 py-1.5 text-center font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={() => onToggle(value)}
              className="sr-only"
            />
            <span
              aria-hidden
              className="absolute -top-2 -right-2 hidden size-7 place-items-center rounded-full bg-primary text-on-primary group-has-checked:grid"
            >
              <Check className="size-5" strokeWidth={3} />
            </span>
            {icon}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
