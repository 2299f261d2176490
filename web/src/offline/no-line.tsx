import { CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';

const playable = [
  { to: '/games/math', label: 'Rechnen' },
  { to: '/games/buchstaben', label: 'Buchstaben' },
  { to: '/coloring', label: 'Ausmalen' },
] as const;

/** The note itself; seen while there is no line. */
export function NoLine({ what }: { what: string }) {
  return (
    <div
      role="status"
      className="mx-auto mb-4 flex w-full max-w-md animate-appear items-start gap-3 rounded-lg border-2 border-info bg-info-soft p-4 text-on-info-soft"
    >
      <CloudOff aria-hidden className="mt-0.5 size-7 shrink-0" />
      <div>
        <p className="font-bold">{what} brauche ich das Internet.</p>
        <p>Gerade ist keins da. Das geht auch ohne:</p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {playable.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-target items-center font-bold underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
