import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** The label is read aloud only, where the picture around it says it already. */
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | null;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Ties label, hint and error to the control its child renders. */
export function Field({ label, isLabelHidden, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hasError = typeof error === 'string';
  const describedBy = [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-bold'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': hasError, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {hasError && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex items-center gap-1.5 font-bold text-danger text-sm"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
