import { Link } from 'react-router-dom';
import { LuxMark } from '../components/lux-mark.tsx';
import { HearHelp } from './hear-help.tsx';

export function Header() {
  return (
    <header className="relative px-4 max-sm:pr-18 pt-[max(0.75rem,env(safe-area-inset-top))] text-center sm:pt-5">
      <Link to="/" className="inline-flex items-center gap-3 rounded-lg px-3 py-1 text-left">
        <LuxMark className="size-11 sm:size-12" />
        <span>
          <span className="block font-bold text-lg leading-tight sm:text-xl">
            Deine AI Lehrerin
          </span>
          <span className="block text-ink-soft text-sm">Stelle mir alle deine Fragen</span>
        </span>
      </Link>
      <HearHelp />
    </header>
  );
}
