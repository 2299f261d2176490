import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** Of the group, the same for each of its cards. */
  name: string;
  value?: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** One option of a group as a card: a radio button that looks like what it stands for. */
export function ChoiceCard({ isChosen, onChoose, className, children, ...radio }: ChoiceCardProps) {
  return (
    <label
      className={`relative flex min-h-child-target cursor-pointer select-none items-center rounded-md border-2 border-control-line bg-surface-raised font-bold text-sm leading-tight transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${className}`}
    >
      <input {...radio} type="radio" checked={isChosen} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}
