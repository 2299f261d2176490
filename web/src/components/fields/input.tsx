import type { ComponentProps } from 'react';

export function Textarea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={`min-h-24 w-full rounded-md border-2 border-control-line bg-surface-raised px-4 py-3 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-soft ${className}`}
      {...props}
    />
  );
}

export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={`min-h-target w-full rounded-md border-2 border-control-line bg-surface-raised px-4 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-soft ${className}`}
      {...props}
    />
  );
}
