import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, cloneElement, isValidElement } from 'react';

const button = cva(
  'inline-flex select-none items-center justify-center gap-2 border-2 font-bold leading-tight transition duration-150 ease-soft active:not-disabled:translate-y-px disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-ink-soft disabled:shadow-none aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary shadow-low hover:not-disabled:bg-primary-strong',
        accent:
          'border-transparent bg-accent text-on-accent shadow-low hover:not-disabled:bg-accent-strong',
        soft: 'border-transparent bg-primary-soft text-on-primary-soft hover:not-disabled:border-primary',
        outline:
          'border-control-line bg-surface-raised text-ink hover:not-disabled:border-primary hover:not-disabled:bg-primary-soft hover:not-disabled:text-on-primary-soft',
        ghost:
          'border-transparent bg-transparent text-ink hover:not-disabled:bg-primary-soft hover:not-disabled:text-on-primary-soft',
        danger:
          'border-transparent bg-danger-soft text-on-danger-soft hover:not-disabled:border-danger',
      },
      size: {
        md: 'min-h-target rounded-md px-5 text-base [&_svg]:size-5',
        icon: 'size-target shrink-0 rounded-full [&_svg]:size-5',
        child: 'min-h-child-target rounded-xl px-7 text-lg [&_svg]:size-7',
        hero: 'min-h-20 low:min-h-child-target rounded-xl px-4 text-lg sm:text-xl [&_svg]:size-8',
        heroAside:
          'min-h-20 low:min-h-child-target flex-col gap-0.5 rounded-xl px-5 text-sm [&_svg]:size-6',
        childIcon: 'size-child-target shrink-0 rounded-full [&_svg]:size-7',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Lends the looks to its only child, such as a link. */
    asChild?: boolean;
  };

/** The one button family. `child` sizes are 64 px, `hero` 80 px: made for small hands. */
export function Button({
  variant,
  size,
  asChild,
  className,
  type,
  children,
  ...props
}: ButtonProps) {
  const classes = button({ variant, size, className });
  // Radix' Slot does it, too, for two kilobytes of the first visit.
  if (asChild && isValidElement<ComponentProps<'button'>>(children))
    return cloneElement(children, { ...props, className: classes });
  return (
    <button type={type ?? 'button'} className={classes} {...props}>
      {children}
    </button>
  );
}
