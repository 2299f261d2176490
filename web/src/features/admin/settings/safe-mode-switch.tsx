import { useId, useState } from 'react';
import { Switch } from '../../../components/controls/switch.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';

interface SafeModeSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The child-safe mode; switching it off asks first. */
export function SafeModeSwitch({ isOn, onChange }: SafeModeSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  return (
    <div className="flex items-center gap-4">
      <Switch isOn={isOn} onChange={(next) => (next ? onChange(true) : setIsAsking(true))}>
        <span id={id}>Kinderschutz</span>
      </Switch>
      <p className="text-ink-soft text-sm">
        Prüft alles, was Kinder fragen und LUX antwortet. Hilfe bei Gefahr kommt immer.
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        question="Möchten Sie den Kinderschutz wirklich ausschalten?"
        description="Antworten und Bilder werden dann nicht mehr auf ungeeignete Inhalte geprüft."
        confirmLabel="Ja, ausschalten"
        cancelLabel="Eingeschaltet lassen"
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          onChange(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
