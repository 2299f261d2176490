import type { Reading } from '@lux/contracts/classroom/progress.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { shareText } from './seat-link.ts';

/** A bar is never higher than this pace makes it, so that a slow beginning looks like one. */
const LEAST_HIGHEST = 60;

/** The last ten texts that were read aloud, the newest on the right, as bars with their numbers. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  const highest = Math.max(LEAST_HIGHEST, ...readings.map((one) => one.wordsPerMinute ?? 0));
  return (
    <section
      aria-label="Lesen"
      className="break-inside-avoid rounded-lg border border-line bg-surface-raised p-4"
    >
      <h4 className="font-bold">Zuletzt vorgelesen</h4>
      <p className="mb-3 text-ink-soft text-sm">
        Wörter in der Minute, darunter der Anteil der gehörten Wörter
      </p>
      <ol className="flex h-40 items-end gap-2 tabular-nums">
        {readings.toReversed().map(({ task, at, wordsPerMinute, shareRead }) => (
          <li
            key={`${task} ${at}`}
            title={formatDate(at)}
            className="flex h-full min-w-0 grow basis-0 flex-col items-center justify-end gap-1 text-sm"
          >
            <strong>{wordsPerMinute ?? '–'}</strong>
            <span
              aria-hidden
              className="w-full max-w-10 rounded-t-md bg-info"
              style={{
                height: `${((wordsPerMinute ?? 0) / highest) * 100}%`,
              }}
            />
            <span className="whitespace-nowrap text-ink-soft text-xs">
              {shareRead === null ? '–' : shareText(shareRead)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
