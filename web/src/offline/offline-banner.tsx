import { useAtomValue } from 'jotai';
import { CaseSensitive, ChevronDown, CloudOff, Lightbulb, Paintbrush, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../components/controls/button.tsx';
import { lessonMaterials } from '../games-kit/materials/lesson-materials.ts';
import { lessonFrameAtom } from '../lib/session/lesson-frame.ts';

const playable = [
  { to: '/games/math', label: 'Rechnen', icon: Plus },
  { to: '/games/buchstaben', label: 'Buchstaben', icon: CaseSensitive },
  { to: '/coloring', label: 'Ausmalen', icon: Paintbrush },
] as const;
/** Of a teacher; our own questions need the line. */
const ownQuiz = { to: '/games/quiz', label: 'Quiz', icon: Lightbulb } as const;

export interface OfflineNoteProps {
  /** What does not work now: "Zum Reden". */
  what: string;
  /** What goes on here without a line, as a sentence. */
  stillWorks?: string;
}

/**
 * The note itself; seen while offline. It lies over the name of the app, so that nothing moves when
 * the line comes and goes; a press says what goes on without one.
 */
export function OfflineBanner({ what, stillWorks }: OfflineNoteProps) {
  const lesson = useAtomValue(lessonFrameAtom);
  const { pathname } = useLocation();
  const hasQuiz = lesson !== null && lessonMaterials.known()?.some(({ kind }) => kind === 'quiz');
  const open = [...(hasQuiz ? [ownQuiz] : []), ...playable].filter(
    ({ to }) => to !== pathname && (lesson?.isOpen(to) ?? true),
  );
  return (
    <div
      role="status"
      className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-20 left-2 z-20 mx-auto low:top-1 w-fit lying:translate-x-[calc(var(--rail)/2)] sm:not-low:top-5 sm:right-26 sm:left-26"
    >
      <details className="group relative animate-appear">
        <summary className="flex min-h-child-target low:min-h-12 cursor-pointer list-none items-center gap-2 rounded-lg border-2 border-info bg-info-soft px-3 py-1 text-on-info-soft leading-tight [&::-webkit-details-marker]:hidden">
          <CloudOff aria-hidden className="size-7 shrink-0" />
          <span className="font-bold max-sm:text-sm">{what} brauche ich das Internet.</span>
          <ChevronDown aria-hidden className="size-6 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full mt-1 rounded-lg border-2 border-info bg-info-soft p-4 text-on-info-soft shadow-mid">
          <p>Gerade ist keins da. {stillWorks} Das geht auch ohne:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {open.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Button asChild size="child" variant="outline" className="px-3!">
                  <Link to={to}>
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
