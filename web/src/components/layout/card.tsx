import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const card = cva('rounded-lg border', {
  variants: {
    tone: {
      plain: 'border-line bg-surface-raised text-ink shadow-low',
      info: 'border-info bg-info-soft text-on-info-soft',
      warning: 'border-warning bg-warning-soft text-on-warning-soft',
    },
    padding: { none: '', md: 'p-5', lg: 'p-6 sm:p-8' },
  },
  defaultVariants: { tone: 'plain', padding: 'md' },
});

export function Card({
  tone,
  padding,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof card>) {
  return <div className={card({ tone, padding, className })} {...props} />;
}
