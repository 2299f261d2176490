import type { ReadingText } from './reading-text.ts';

/** What was read, however it went. */
export function ReadTexts({ texts }: { texts: readonly ReadingText[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {texts.map(({ id, text, title }) => (
        <li key={id} className="rounded-md border border-line bg-surface-raised p-3 font-bold">
          {title ?? text}
        </li>
      ))}
    </ul>
  );
}
