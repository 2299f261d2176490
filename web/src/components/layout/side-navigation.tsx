import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';

export interface SideEntry {
  to: string;
  label: string;
  icon: ReactNode;
  isCurrent?: boolean;
  /** What waits there or goes on: shown as `mark`, read as `text`. */
  badge?: { mark: string; text: string; isUrgent: boolean } | undefined;
  /** A page of the server's own, outside of this client. */
  isOutside?: boolean;
}

export interface SideGroup {
  heading: string;
  entries: SideEntry[];
}

interface SideNavigationProps {
  label: string;
  groups: SideGroup[];
}

/**
 * The sections of a workplace: at the left edge where the screen lies (workplace.css), rows above the
 * content on a tablet held upright, folded behind the current one on a telephone.
 */
export function SideNavigation({ label, groups }: SideNavigationProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label} data-side-navigation className="upright:mb-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-child-target w-full items-center gap-3 rounded-md border-2 border-control-line bg-surface-raised px-4 text-left font-bold sm:hidden [&_svg]:size-6"
        onClick={() => setIsOpen(!isOpen)}
      >
        {current?.icon}
        <span className="grow">{current?.label ?? label}</span>
        {entries.some(({ badge, isCurrent }) => badge?.isUrgent && !isCurrent) && (
          <span className="rounded-full bg-accent px-2.5 text-on-accent text-sm">neu</span>
        )}
        <ChevronDown aria-hidden className={`transition ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        className={`upright:sm:flex upright:sm:flex-wrap gap-1 rounded-lg upright:bg-surface-sunken upright:p-1.5 ${isOpen ? 'max-sm:mt-2' : 'max-sm:hidden'}`}
      >
        {groups.map(({ heading, entries: own }) => (
          <div key={heading} className="upright:sm:contents lying:mb-3">
            <h2
              id={`${id}${heading}`}
              className="upright:sm:hidden px-3 pt-2 pb-1 font-normal text-ink-soft text-sm"
            >
              {heading}
            </h2>
            <ul aria-labelledby={`${id}${heading}`} className="upright:sm:contents">
              {own.map((entry) => (
                <Entry key={entry.to} {...entry} onFollow={() => setIsOpen(false)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function Entry({ onFollow, ...entry }: SideEntry & { onFollow: () => void }) {
  const { to, label, icon, isCurrent = false, badge, isOutside = false } = entry;
  return (
    <li className="upright:sm:grow">
      <Link
        to={to}
        reloadDocument={isOutside}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-target items-center gap-2.5 rounded-md border-2 border-transparent px-3 font-bold text-ink-soft leading-tight transition-colors upright:sm:justify-center hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-primary lying:aria-[current=page]:bg-primary-soft upright:aria-[current=page]:bg-surface-raised aria-[current=page]:text-ink max-sm:min-h-child-target [&_svg]:size-5 [&_svg]:shrink-0"
        onClick={onFollow}
      >
        {icon}
        <span className="min-w-0 break-words">{label}</span>
        {badge && (
          <span
            className={`lying:ml-auto shrink-0 rounded-full px-2.5 text-sm tabular-nums max-sm:ml-auto ${badge.isUrgent ? 'bg-accent text-on-accent' : 'bg-success-soft text-on-success-soft'}`}
          >
            <span aria-hidden>{badge.mark}</span>
            <span className="sr-only">{badge.text}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
