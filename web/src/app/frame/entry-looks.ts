/** Looks of an entry of the bottom navigation, link or button. */
export const entryLook =
  'group flex min-h-child-target min-w-11 sm:min-w-16 max-w-24 grow flex-col low:min-h-target low:upright:max-w-40 low:upright:flex-row low:upright:gap-1 low:lying:gap-0 items-center justify-center gap-0.5 rounded-md px-0.5 text-ink-soft text-2xs leading-tight sm:text-xs transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-ink';

/** The open screen's icon stands in a filled pill. */
export const entryIconLook =
  'grid h-8 w-10 low:h-6 low:w-9! shrink-0 place-items-center rounded-full transition-colors sm:w-12 group-hover:bg-primary-soft group-aria-[current=page]:bg-primary group-aria-[current=page]:text-on-primary';
