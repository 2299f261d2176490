import { type ReactNode, useId, useState } from 'react';

interface StickerTooltipProps {
  name: string;
  description: string;
  /** The trigger. */
  children: ReactNode;
}

/**
 * Name and description over the card: for the mouse, the keyboard and a finger. Escape closes it,
 * and the mouse may go onto it.
 */
export function StickerTooltip({ name, description, children }: StickerTooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by key
    <div
      className="relative w-full"
      onMouseEnter={() => setIsOpen(true)}
      onMouseLeave={() => setIsOpen(false)}
    >
      <button
        type="button"
        aria-describedby={id}
        className="grid w-full place-items-center rounded-md py-1"
        onClick={() => setIsOpen(true)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      >
        {children}
      </button>
      <div
        role="tooltip"
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 rounded-md border-2 border-control-line bg-surface-raised p-3 text-left text-ink text-sm shadow-high"
      >
        <p className="font-bold">{name}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}
