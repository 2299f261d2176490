import { Feather, Minus, Plus, Sprout, TreePine, X } from 'lucide-react';
import { useState } from 'react';
import { ChoiceRow } from '../../components/controls/choice-row.tsx';
import { Slider } from '../../components/controls/slider.tsx';
import { Switch } from '../../components/controls/switch.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { ToggleRow } from '../../components/controls/toggle-row.tsx';
import { SideNavigation } from '../../components/layout/side-navigation.tsx';
import { DesignSection } from '../design-section.tsx';

const levels = [
  { value: 'easy', label: 'Leicht', icon: <Sprout aria-hidden /> },
  { value: 'hard', label: 'Schwer', icon: <TreePine aria-hidden /> },
] as const;

const operations = [
  { value: 'add', label: 'Plus', icon: <Plus aria-hidden /> },
  { value: 'subtract', label: 'Minus', icon: <Minus aria-hidden /> },
  { value: 'multiply', label: 'Mal', icon: <X aria-hidden /> },
] as const;

type Operation = (typeof operations)[number]['value'];

export function Choices() {
  const [level, setLevel] = useState<(typeof levels)[number]['value']>('easy');
  const [chosen, setChosen] = useState<readonly Operation[]>(['add']);
  const [count, setCount] = useState(10);
  const [isOn, setIsOn] = useState(true);
  const [tab, setTab] = useState('easy');

  function toggle(operation: Operation) {
    setChosen((before) =>
      before.includes(operation)
        ? before.filter((one) => one !== operation)
        : [...before, operation],
    );
  }

  return (
    <DesignSection title="Auswählen">
      <ChoiceRow label="Eins von wenigen" choices={levels} value={level} onChange={setLevel} />
      <ToggleRow
        label="Einige von wenigen"
        note="Eins bleibt immer"
        toggles={operations}
        values={chosen}
        onToggle={toggle}
      />
      <Slider label="Wie viele?" value={count} min={5} max={20} step={5} onValueChange={setCount} />
      <div className="flex gap-6">
        <Switch isOn={isOn} onChange={setIsOn} icon={<Feather />}>
          Schalter
        </Switch>
        <Switch isOn={!isOn} onChange={(isOff) => setIsOn(!isOff)}>
          Gegenteil
        </Switch>
      </div>
      <Tabs
        label="Karteireiter"
        value={tab}
        onValueChange={setTab}
        tabs={levels.map(({ value, label, icon }) => ({
          value,
          label,
          icon,
          content: <p>Inhalt von „{label}“</p>,
        }))}
      />
      <SideNavigation
        label="Bereiche"
        groups={[
          {
            heading: 'Überschrift',
            entries: [
              { to: '/design', label: 'Hier', icon: <Sprout aria-hidden />, isCurrent: true },
              {
                to: '/games',
                label: 'Anderswo',
                icon: <TreePine aria-hidden />,
                badge: { mark: '3', text: 'drei warten', isUrgent: true },
              },
            ],
          },
        ]}
      />
    </DesignSection>
  );
}
