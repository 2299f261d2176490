import { Field } from '../components/fields/field.tsx';
import { Input } from '../components/fields/input.tsx';

interface CodeFieldProps {
  label: string;
  hint: string;
  error: string | null;
  name: string;
  value: string;
  maxLength: number;
  /** Takes the focus when its dialog opens. */
  isFirstFocus?: boolean;
  onValue: (value: string) => void;
}

/** The six digits of an authenticator app, which browsers may fill in, or a recovery code. */
export function CodeField({ label, hint, error, isFirstFocus, onValue, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          data-first-focus={isFirstFocus}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-child-target! font-mono tracking-widest"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
