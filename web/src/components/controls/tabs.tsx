import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  value: string;
  onValueChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className="mb-6 low:mb-2 flex flex-wrap gap-1 rounded-lg bg-surface-sunken p-1.5"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // Opens when it is let go, so that holding it can read it aloud (press-to-hear).
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              // One that was pressed in the drawn page has the focus already.
              if (document.activeElement === currentTarget) onValueChange(tab.value);
              else currentTarget.focus();
            }}
            className="flex min-h-child-target min-w-child-target low:min-h-target grow items-center justify-center gap-x-2 max-sm:flex-col whitespace-nowrap rounded-md border-2 border-transparent px-1 font-bold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 max-sm:text-sm sm:px-2.5 sm:not-low:px-3.5 data-[state=active]:border-primary data-[state=active]:bg-surface-raised data-[state=active]:text-ink data-[state=active]:shadow-low [&_svg]:size-5"
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-lg">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
