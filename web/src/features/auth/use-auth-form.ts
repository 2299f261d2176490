import type { User } from '@lux/contracts/accounts/user.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../lib/api-error.ts';
import { type ToastContent, toasts } from '../../lib/toasts.ts';
import { checkFields, type FieldErrors } from './check-fields.ts';
import { refusedField } from './refused-field.ts';
import { useWait } from './use-wait.ts';

interface AuthFormOptions<Field extends string, Given> {
  fields: readonly Field[];
  schema: z.ZodType<Given>;
  send: (given: Given) => Promise<User>;
  welcome: (user: User) => ToastContent;
  /** Title where it fails (SPEC 8). */
  failed: string;
}

/** The state of the login or the registration form: what is typed, what is wrong, what is sent. */
export function useAuthForm<Field extends string, Given>(options: AuthFormOptions<Field, Given>) {
  const [values, setValues] = useState<Partial<Record<Field, string>>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [waitSeconds, setWaitSeconds] = useWait();
  const form = useRef<HTMLFormElement>(null);

  function refuse(refused: FieldErrors): void {
    setErrors(refused);
    const first = options.fields.find((field) => refused[field] !== undefined);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || waitSeconds > 0) return;
    const given = Object.fromEntries(options.fields.map((field) => [field, values[field] ?? '']));
    const checked = checkFields(options.schema, given);
    if (checked.errors !== null) return refuse(checked.errors);
    setErrors({});
    setIsSending(true);
    try {
      toasts.show({ ...options.welcome(await options.send(checked.data)), tone: 'success' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: options.failed, description, tone: 'danger' });
      refuse(refusedField(error));
      if (error instanceof ApiError) setWaitSeconds(error.retryAfterSeconds ?? 0);
    } finally {
      setIsSending(false);
    }
  }

  return {
    form,
    isSending,
    waitSeconds,
    submit,
    errorOf: (field: Field) => errors[field] ?? null,
    /** For the control of a field. */
    bind: (name: Field) => ({
      name,
      value: values[name] ?? '',
      maxLength: 200,
      onValue: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
