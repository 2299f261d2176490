import type { RequestType } from '@lux/contracts/analytics/request-type.ts';
import { HeartHandshake, ShieldAlert } from 'lucide-react';
import type { RequestRow } from './requests-query.ts';

const types: Record<RequestType, string> = {
  text: 'Text',
  image: 'Bild',
  coloring: 'Ausmalbild',
  speech: 'Sprache',
  quiz: 'Quiz',
  math: 'Mathe',
  story: 'Geschichte',
  pdf: 'PDF',
  auth: 'Anmeldung',
  other: 'Sonstiges',
};

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'medium' });
/** SPEC 2: the table shows this much of a visitor token. */
const SHOWN_TOKEN_CHARACTERS = 8;
const HEADINGS = ['Zeit', 'Art', 'Anfrage', 'Antwort', 'Besucher', 'Status', 'Dauer'];

export function RequestsTable({ requests }: { requests: RequestRow[] }) {
  return (
    <section
      aria-label="Tabelle der Anfragen"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[70dvh] overflow-auto rounded-lg border border-line bg-surface-raised shadow-low"
    >
      <table className="w-full min-w-4xl text-left text-sm">
        <thead className="sticky top-0 bg-surface-sunken">
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="whitespace-nowrap px-4 py-3">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RequestLine({ request }: { request: RequestRow }) {
  const { status, safety } = request;
  return (
    <tr className="animate-appear border-line border-t align-top">
      <td className="whitespace-nowrap px-4 py-3 tabular-nums">
        {time.format(new Date(request.timestamp))}
      </td>
      <td className="px-4 py-3">
        <span className="rounded-full bg-info-soft px-2.5 py-1 text-on-info-soft">
          {types[request.type]}
        </span>
      </td>
      <td className="max-w-80 px-4 py-3">
        <p className="line-clamp-3">{request.prompt ?? request.operation}</p>
        {safety !== null && <SafetyMark safety={safety} />}
      </td>
      <td className="max-w-96 px-4 py-3">
        {request.imageUrl !== null && (
          <img
            src={request.imageUrl}
            alt=""
            loading="lazy"
            className="mb-1 size-14 rounded-sm bg-surface-sunken object-cover"
          />
        )}
        <p className="line-clamp-3">{request.response ?? (request.imageUrl === null ? '–' : '')}</p>
      </td>
      <td className="px-4 py-3 font-mono">
        {request.visitorToken?.slice(0, SHOWN_TOKEN_CHARACTERS) ?? '–'}
      </td>
      <td className={`px-4 py-3 tabular-nums ${status >= 400 ? 'font-bold text-danger' : ''}`}>
        {status}
      </td>
      <td className="whitespace-nowrap px-4 py-3 text-right tabular-nums">
        {Math.round(request.durationMs).toLocaleString('de-DE')} ms
      </td>
    </tr>
  );
}

function SafetyMark({ safety }: { safety: NonNullable<RequestRow['safety']> }) {
  const Icon = safety === 'crisis' ? HeartHandshake : ShieldAlert;
  return (
    <p className="mt-1 inline-flex items-center gap-1.5 rounded-full bg-warning-soft px-2.5 py-1 font-bold text-on-warning-soft">
      <Icon aria-hidden className="size-4" />
      {safety === 'crisis' ? 'Gefahr: bitte ansehen' : 'Aus Sicherheit abgelehnt'}
    </p>
  );
}
