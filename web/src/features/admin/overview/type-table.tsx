import type { RequestType } from '@lux/contracts/analytics/request.ts';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';

interface TypeTableProps {
  byType: { type: RequestType; count: number }[];
}

/** Requests by type, the most frequent first: a table whose rows are bars, too. */
export function TypeTable({ byType }: TypeTableProps) {
  const rows = byType.toSorted((one, other) => other.count - one.count);
  const most = rows[0]?.count ?? 1;
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Anfragen nach Art</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Art</th>
          <th scope="col">Anteil</th>
          <th scope="col">Anzahl</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ type, count }) => (
          <tr key={type}>
            <th scope="row" className="w-28 py-1.5 pr-2 font-normal">
              {requestTypeLabels[type]}
            </th>
            <td>
              <svg
                aria-hidden
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="h-4 w-full"
              >
                <rect width={(count / most) * 100} height={4} className="fill-primary" />
              </svg>
            </td>
            <td className="w-20 pl-2 text-right tabular-nums">{count.toLocaleString('de-DE')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
