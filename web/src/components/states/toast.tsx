import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from '../controls/button.tsx';

const looks = {
  info: { icon: Info, className: 'border-info bg-info-soft text-on-info-soft' },
  success: { icon: CircleCheck, className: 'border-success bg-success-soft text-on-success-soft' },
  danger: { icon: TriangleAlert, className: 'border-danger bg-danger-soft text-on-danger-soft' },
} as const;

interface ToastProps {
  title: string;
  description?: string | undefined;
  tone?: keyof typeof looks | undefined;
  isOpen: boolean;
  displayMs: number;
  onClose: () => void;
}

/** One note at the edge of the screen; at most 420 px wide (SPEC 9). */
export function Toast({
  title,
  description,
  tone = 'info',
  isOpen,
  displayMs,
  onClose,
}: ToastProps) {
  const { icon: Icon, className } = looks[tone];
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      duration={displayMs}
      className={`flex w-full max-w-[420px] animate-appear items-start gap-3 rounded-lg border-2 p-4 shadow-high ${className}`}
    >
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-bold">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="text-sm">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Hinweis schließen"
          className="-my-2 -mr-2 text-current!"
        >
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}
