import { Feather, Moon, Sun, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ChoiceRow } from '../components/controls/choice-row.tsx';
import { Switch } from '../components/controls/switch.tsx';

const themes = [
  { value: 'light dark', label: 'Wie das Gerät', icon: <SunMoon aria-hidden /> },
  { value: 'light', label: 'Tag', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Nacht', icon: <Moon aria-hidden /> },
] as const;

/** Switches the page between day and night, with and without motion. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('light dark');
  const [isCalm, setIsCalm] = useState(false);

  useEffect(() => {
    const root = document.documentElement;
    root.style.colorScheme = theme;
    root.toggleAttribute('data-calm', isCalm);
    return () => {
      root.style.colorScheme = '';
      root.removeAttribute('data-calm');
    };
  }, [theme, isCalm]);

  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="min-w-72 grow">
        <ChoiceRow label="Ansicht" choices={themes} value={theme} onChange={setTheme} />
      </div>
      <Switch isOn={isCalm} onChange={setIsCalm} icon={<Feather />}>
        Ohne Bewegung
      </Switch>
    </div>
  );
}
