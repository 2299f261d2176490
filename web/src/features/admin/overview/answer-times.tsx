import type { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';

const seconds = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const inSeconds = (ms: number) => `${seconds.format(ms / 1_000)} s`;

/** How long children wait, by type of request. */
export function AnswerTimes({ answerTimes }: Pick<DetailedRequestStats, 'answerTimes'>) {
  if (answerTimes.length === 0) {
    return <p className="text-ink-soft">In den letzten 7 Tagen gab es keine Anfragen.</p>;
  }
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">Antwortzeiten nach Art, letzte 7 Tage</caption>
      <thead>
        <tr>
          <th scope="col">Art</th>
          <th scope="col" className="text-right">
            Hälfte in
          </th>
          <th scope="col" className="text-right">
            95 % in
          </th>
          <th scope="col" className="text-right">
            Anzahl
          </th>
        </tr>
      </thead>
      <tbody>
        {answerTimes.map(({ type, count, p50Ms, p95Ms }) => (
          <tr key={type} className="border-line border-t">
            <th scope="row" className="py-1.5 font-normal">
              {requestTypeLabels[type]}
            </th>
            <td className="text-right">{inSeconds(p50Ms)}</td>
            <td className="text-right">{inSeconds(p95Ms)}</td>
            <td className="text-right">{count.toLocaleString('de-DE')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
