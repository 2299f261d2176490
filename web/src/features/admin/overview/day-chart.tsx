import { formatDate } from '../../../lib/format-date.ts';

interface DayChartProps {
  /** Oldest first. */
  days: { date: string; count: number }[];
}

/** Heights in the chart are percent. */
const FULL = 100;
const GAP = 0.2;
const number = (count: number) => count.toLocaleString('de-DE');
const short = (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.`;

/** Requests per day as bars, and the same figures as a table. */
export function DayChart({ days }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days.at(0), days.at(-1)];
  const middle = days[Math.floor(days.length / 2)];
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const summary = `Anfragen pro Tag, letzte ${days.length} Tage: zusammen ${number(total)}, an einem Tag höchstens ${number(most)}.`;
  return (
    <figure>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-ink-soft text-sm tabular-nums">
        <div aria-hidden className="flex h-48 flex-col justify-between text-right leading-none">
          <span>{number(most)}</span>
          <span>{number(Math.round(most / 2))}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${days.length} ${FULL}`}
          preserveAspectRatio="none"
          className="h-48 w-full border-line border-y"
        >
          <line x1={0} x2={days.length} y1={50} y2={50} className="stroke-line" strokeWidth={0.5} />
          {days.map(({ date, count }, index) => (
            <rect
              key={date}
              x={index + GAP / 2}
              width={1 - GAP}
              y={FULL - (count / most) * FULL}
              height={(count / most) * FULL}
              className="fill-primary"
            >
              <title>{`${formatDate(date)}: ${number(count)}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden className="col-start-2 mt-1 flex justify-between">
          {[first, middle, last].map((day) => day && <span key={day.date}>{short(day.date)}</span>)}
        </div>
      </div>
      <details className="mt-2">
        <summary className="flex min-h-target cursor-pointer items-center font-bold">
          Als Tabelle zeigen
        </summary>
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{summary}</caption>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col" className="text-right">
                Anfragen
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, count }) => (
              <tr key={date} className="border-line border-t">
                <td>{formatDate(date)}</td>
                <td className="text-right">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
