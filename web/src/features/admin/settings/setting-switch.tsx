import { type ReactNode, useId } from 'react';
import { Switch } from '../../../components/controls/switch.tsx';

interface SettingSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it means, as it is set now. */
  children: ReactNode;
}

/** A setting that is on or off: the switch, and beside it what it is called and means. */
export function SettingSwitch({ label, isOn, onChange, children }: SettingSwitchProps) {
  const id = useId();
  const [labelId, meaningId] = [`${id}-label`, `${id}-meaning`];
  return (
    <div className="flex items-start gap-3">
      <Switch isOn={isOn} onChange={onChange} labelledBy={labelId} describedBy={meaningId} />
      <div className="pt-3">
        <p id={labelId} className="font-bold">
          {label}
        </p>
        <p id={meaningId} className="text-ink-soft text-sm">
          {children}
        </p>
      </div>
    </div>
  );
}
