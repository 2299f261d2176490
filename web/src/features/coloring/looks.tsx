import { Brush, PenLine } from 'lucide-react';

/** How a page is printed: with the child's colours where it has some, or the lines alone. */
export type Look = 'colored' | 'lines';

export const looks = [
  { value: 'colored', label: 'Bunt', icon: <Brush aria-hidden className="size-6" /> },
  { value: 'lines', label: 'Zum Ausmalen', icon: <PenLine aria-hidden className="size-6" /> },
] as const;
