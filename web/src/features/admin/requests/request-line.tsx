import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';
import { jobFailureLabels } from '@lux/contracts/media/job-failure-labels.ts';
import { memo } from 'react';
import { formatDateTime } from '../../../lib/format-date.ts';
import { type RequestRow, visitorShort } from './feed/request-row.ts';
import { SafetyBadge } from './safety-badge.tsx';

interface RequestLineProps {
  row: RequestRow;
  /** 0 is the newest. */
  index: number;
  onOpen: (row: RequestRow) => void;
}

function withoutWords({ imageUrl, pictureFailure }: RequestRow): string {
  if (imageUrl !== null) return '';
  return pictureFailure ? `Kein Bild: ${jobFailureLabels[pictureFailure]}` : '–';
}

/** One request; a press anywhere on the line opens its details, for keys and readers the button does. */
export const RequestLine = memo(function RequestLine({ row, index, onOpen }: RequestLineProps) {
  const { prompt, response, imageUrl, status, safety } = row;
  return (
    <tr
      // No layer above the line instead: WebKit lays it above the whole page.
      onClick={() => onOpen(row)}
      // The headings are row 1.
      aria-rowindex={index + 2}
      data-request={row.id}
      className="h-16 cursor-pointer border-line border-t hover:bg-surface-sunken"
    >
      <td
        className={`px-3 tabular-nums ${safety ? 'shadow-[inset_8px_0_0_var(--color-warning)]' : ''}`}
      >
        {formatDateTime(row.timestamp)}
      </td>
      <td className="px-3">
        <span className="rounded-full bg-info-soft px-2.5 py-1 text-on-info-soft">
          {requestTypeLabels[row.type]}
        </span>
      </td>
      <td className="px-3">
        <button
          type="button"
          className="flex min-h-15 w-full flex-col justify-center text-left focus-visible:-outline-offset-3"
        >
          <span className={safety ? 'line-clamp-1' : 'line-clamp-2'}>
            {prompt?.trim() || row.operation}
          </span>
          <span className="flex items-center gap-3 overflow-hidden">
            <SafetyBadge {...row} />
            {safety !== null && row.forgottenAt !== null && (
              <span className="truncate text-ink-soft text-sm">Person hat ihre Daten gelöscht</span>
            )}
          </span>
        </button>
      </td>
      <td className="px-3 max-md:hidden">
        <span className="flex items-center gap-2">
          {imageUrl !== null && (
            <img
              src={`${imageUrl}/thumbnail`}
              alt=""
              loading="lazy"
              className="size-12 shrink-0 rounded-sm bg-surface-sunken object-cover"
            />
          )}
          <span className="line-clamp-2">{response?.trim() || withoutWords(row)}</span>
        </span>
      </td>
      <td className="px-3 font-mono max-sm:hidden">{visitorShort(row.visitorToken)}</td>
      <td
        className={`px-3 tabular-nums max-lg:hidden ${status >= 400 ? 'font-bold text-danger' : ''}`}
      >
        {status}
      </td>
      <td className="whitespace-nowrap px-3 text-right tabular-nums max-lg:hidden">
        {Math.round(row.durationMs).toLocaleString('de-DE')} ms
      </td>
    </tr>
  );
});
