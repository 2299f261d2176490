import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../lib/api/api-error.ts';
import { type ToastContent, toasts } from '../lib/toasts.ts';

/** What is wrong, by field; the first reason of each. */
type FieldErrors = Partial<Record<string, string>>;

type Checked<T> = { data: T; errors: null } | { data: null; errors: FieldErrors };

/** The same check the server makes, before it is asked (SPEC 5). */
function checkFields<T>(schema: z.ZodType<T>, given: Record<string, unknown>): Checked<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { data: parsed.data, errors: null };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { data: null, errors };
}

/** Counts down to when something may be tried again; 0 when it may. */
function useWait() {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds((left) => left - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return [seconds, setSeconds] as const;
}

interface FormOptions<Field extends string, Given, Answer> {
  /** In their order on the screen. */
  fields: readonly Field[];
  initial?: Partial<Record<Field, string>>;
  schema: z.ZodType<Given>;
  send: (given: Given) => Promise<Answer>;
  /** What is said when it worked; null where the screen says it. */
  success: (answer: Answer) => ToastContent | null;
  /** Title where it fails (SPEC 8). */
  failed: string;
  /** Fields that appear once the server asks for them, by the code of its refusal. */
  askedBy?: Partial<Record<string, Field>>;
  /** The field that the server's sentence belongs to, by the code of its refusal. */
  refusedBy?: Partial<Record<string, Field>>;
}

/** The state of a form: what is typed, what is wrong, what the server asks for, what is sent. */
export function useForm<Field extends string, Given, Answer>(
  options: FormOptions<Field, Given, Answer>,
) {
  const [values, setValues] = useState<Partial<Record<Field, string>>>(options.initial ?? {});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asked, setAsked] = useState<ReadonlySet<Field>>(new Set());
  /** An object, so that the same field may be asked for the focus again. */
  const [focus, setFocus] = useState<{ field: Field } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [waitSeconds, setWaitSeconds] = useWait();
  const form = useRef<HTMLFormElement>(null);

  // After the render: the field may have just appeared.
  useEffect(() => {
    const control = focus && form.current?.elements.namedItem(focus.field);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    // A new field pushes the button down: neither it nor the field stays under the navigation.
    form.current?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    control.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  function refuse(refused: FieldErrors): void {
    setErrors(refused);
    const field = options.fields.find((one) => refused[one] !== undefined);
    if (field !== undefined) setFocus({ field });
  }

  function fail(error: unknown): void {
    const refusal = error instanceof ApiError ? error : null;
    const wanted = refusal && options.askedBy?.[refusal.code];
    if (wanted && !asked.has(wanted)) {
      // No failure: the server only wants to know more.
      setAsked(new Set([...asked, wanted]));
      setFocus({ field: wanted });
      return;
    }
    const description = refusal?.message;
    toasts.show({ title: options.failed, description, tone: 'danger' });
    const field = refusal && (wanted ?? options.refusedBy?.[refusal.code]);
    if (refusal && field) refuse({ [field]: refusal.message });
    setWaitSeconds(refusal?.retryAfterSeconds ?? 0);
  }

  /** Optional fields that are empty are left out. */
  function given(): Partial<Record<Field, string>> {
    const later = new Set<Field | undefined>(
      Object.values<Field | undefined>(options.askedBy ?? {}),
    );
    const isWanted = (field: Field) => values[field] || asked.has(field) || !later.has(field);
    const entries = options.fields.filter(isWanted).map((field) => [field, values[field] ?? '']);
    return Object.fromEntries(entries);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || waitSeconds > 0) return;
    const checked = checkFields(options.schema, given());
    if (checked.errors !== null) return refuse(checked.errors);
    setErrors({});
    setIsSending(true);
    try {
      const said = options.success(await options.send(checked.data));
      if (said !== null) toasts.show({ ...said, tone: 'success' });
    } catch (error) {
      fail(error);
    } finally {
      setIsSending(false);
    }
  }

  return {
    form,
    isSending,
    waitSeconds,
    submit,
    /** Whether the server has asked for this field. */
    isAsked: (field: Field) => asked.has(field),
    /** Empties all fields, as after a password was changed. */
    clear: () => setValues({}),
    /** For the control of a field. */
    bind: (name: Field) => ({
      name,
      value: values[name] ?? '',
      maxLength: 200,
      error: errors[name] ?? null,
      onValue: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
  };
}
