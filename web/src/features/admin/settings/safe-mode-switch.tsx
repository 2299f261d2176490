import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { SettingSwitch } from './setting-switch.tsx';

interface SafeModeSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The child-safe mode; switching it off asks first. */
export function SafeModeSwitch({ isOn, onChange }: SafeModeSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <SettingSwitch
        label="Kinderschutz"
        isOn={isOn}
        onChange={(next) => (next ? onChange(true) : setIsAsking(true))}
      >
        Prüft alles, was Kinder fragen und LUX antwortet. Hilfe bei Gefahr kommt immer.
      </SettingSwitch>
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
    </>
  );
}
