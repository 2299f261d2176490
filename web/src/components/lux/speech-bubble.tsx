import type { ReactNode } from 'react';

interface SpeechBubbleProps {
  /** Who says it: the child's words sit right, LUX's left, with its own corner each. */
  from: 'child' | 'lux';
  children: ReactNode;
}

export function SpeechBubble({ from, children }: SpeechBubbleProps) {
  const look =
    from === 'lux'
      ? 'self-start rounded-bl-sm border-line bg-surface-raised text-ink shadow-low'
      : 'self-end rounded-br-sm border-transparent bg-primary-soft text-on-primary-soft';
  return (
    <div
      className={`max-w-[92%] animate-appear whitespace-pre-line rounded-lg border px-5 py-3 ${look}`}
    >
      {children}
    </div>
  );
}
