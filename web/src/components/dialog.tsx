import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-xl bg-surface-raised p-6 text-ink shadow-high sm:p-8"
        >
          <Radix.Title className="pr-12 text-xl">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Schließen"
              className="absolute top-4 right-4"
            >
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
