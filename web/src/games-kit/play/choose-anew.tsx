import type { LucideIcon } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';

interface ChooseAnewProps {
  icon: LucideIcon;
  label: string;
  /** Small in the bar above a round, big under its result. */
  place: 'bar' | 'result';
  onPress: () => void;
}

/** The way from a round back to what was chosen before it: "Kategorie wechseln", "Neu einstellen". */
export function ChooseAnew({ icon: Icon, label, place, onPress }: ChooseAnewProps) {
  const looks =
    place === 'bar'
      ? ({
          variant: 'ghost',
          className: 'min-w-0 shrink gap-1.5 px-2 text-left text-sm sm:px-4 sm:text-base',
        } as const)
      : ({ variant: 'outline', size: 'child', className: 'grow sm:grow-0' } as const);
  return (
    <Button {...looks} onClick={onPress}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
