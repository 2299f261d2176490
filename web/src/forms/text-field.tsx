import { Field } from '../components/fields/field.tsx';
import { Input } from '../components/fields/input.tsx';

interface TextFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  name: string;
  value: string;
  maxLength: number;
  type?: 'text' | 'email';
  autoComplete: string;
  isOptional?: boolean;
  onValue: (value: string) => void;
}

export function TextField({ label, hint, error, isOptional, onValue, ...input }: TextFieldProps) {
  return (
    <Field
      label={isOptional ? `${label} (wenn du magst)` : label}
      error={error}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          required={!isOptional}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-child-target!"
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
