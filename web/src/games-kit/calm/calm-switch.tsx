import { Feather } from 'lucide-react';
import { Switch } from '../../components/controls/switch.tsx';

interface CalmSwitchProps {
  isCalm: boolean;
  onChange: (isCalm: boolean) => void;
}

export function CalmSwitch({ isCalm, onChange }: CalmSwitchProps) {
  return (
    <Switch icon={<Feather />} isOn={isCalm} onChange={onChange}>
      <span>
        Ruhig<span className="sr-only"> spielen</span>
      </span>
    </Switch>
  );
}
