import { CircleAlert } from 'lucide-react';

/** What is wrong at this place; nothing where nothing is. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mt-3 flex items-center gap-1.5 font-bold text-danger text-sm">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}
