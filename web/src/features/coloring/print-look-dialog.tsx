import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { type Look, looks } from './looks.tsx';

interface PrintLookDialogProps {
  isOpen: boolean;
  onChoose: (look: Look) => void;
  onClose: () => void;
}

/** Asks how a page that has colours is to be printed. */
export function PrintLookDialog({ isOpen, onChoose, onClose }: PrintLookDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Wie möchtest du es drucken?">
      <div className="flex flex-col gap-3">
        {looks.map(({ value, label, icon }) => (
          <Button
            key={value}
            size="child"
            variant={value === 'colored' ? 'primary' : 'soft'}
            onClick={() => onChoose(value)}
          >
            {icon}
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
