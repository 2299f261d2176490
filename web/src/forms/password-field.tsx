import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { Field } from '../components/fields/field.tsx';
import { Input } from '../components/fields/input.tsx';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  name: string;
  value: string;
  maxLength: number;
  autoComplete: 'current-password' | 'new-password' | 'off';
  onValue: (value: string) => void;
}

/** A password that can be looked at while it is typed: children mistype a lot. */
export function PasswordField({ label, hint, error, onValue, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...input}
            required
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="min-h-child-target! pr-16"
            onChange={(event) => onValue(event.target.value)}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${label} zeigen`}
            aria-pressed={isShown}
            className="absolute top-2 right-2"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden />
          </Button>
        </span>
      )}
    </Field>
  );
}
