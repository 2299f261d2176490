import type { ReactNode } from 'react';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Says beside it what the label says below. */
  icon?: ReactNode;
  /** The label below it; without one, `labelledBy` and `describedBy` name elements beside it. */
  children?: ReactNode;
  labelledBy?: string;
  describedBy?: string;
}

/** On or off, in effect at once. */
export function Switch({ isOn, onChange, icon, children, labelledBy, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-child-target min-w-target select-none low:min-h-target flex-col items-center justify-center gap-1 rounded-md px-1 font-bold text-2xs sm:text-xs"
    >
      <span aria-hidden className="flex items-center gap-1.5 [&_svg]:size-5">
        {icon}
        <span className="flex h-6 w-11 shrink-0 items-center rounded-full border-2 border-control-line bg-surface-sunken px-0.5 transition-colors group-aria-checked:border-primary group-aria-checked:bg-primary">
          <span className="size-4 rounded-full bg-control-line transition-transform duration-150 ease-soft group-aria-checked:translate-x-5 group-aria-checked:bg-on-primary" />
        </span>
      </span>
      {children}
    </button>
  );
}
