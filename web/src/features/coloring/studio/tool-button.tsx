import type { ComponentProps, ReactNode } from 'react';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** Left out where `aria-label` says what the picture shows. */
  label?: string;
}

/** A tool: a picture with its word below. `aria-pressed` marks the one in hand. */
export function ToolButton({ icon, label, className = '', ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`flex min-h-child-target min-w-child-target select-none flex-col items-center justify-center gap-0.5 rounded-md border-2 border-transparent bg-surface-raised px-1 font-bold text-2xs text-ink shadow-low transition-colors disabled:text-ink-soft disabled:opacity-60 disabled:shadow-none hover:not-disabled:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft [&_svg]:size-7 ${className}`}
      {...props}
    >
      {icon}
      {label}
    </button>
  );
}
