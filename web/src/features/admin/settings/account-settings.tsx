import { DoorClosed, DoorOpen, Ticket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { accountSettingsApi, type AccountSettings as Settings } from './account-settings-api.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** Registration and the second factor of those that administer; each choice is in effect at once. */
export function AccountSettings() {
  const [saved, setSaved] = useState<Settings>({});
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    // If it cannot be loaded, the panel is not shown; the form below says what is wrong.
    accountSettingsApi.read().then(setSaved, () => {});
  }, []);

  async function change(wanted: Settings) {
    if (isSending) return;
    setIsSending(true);
    try {
      setSaved(await accountSettingsApi.change(wanted));
      toasts.show({ title: 'Die Einstellung gilt ab sofort.', tone: 'success' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Fehler beim Speichern', description, tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  }

  const { registration, isSecondFactorRequired } = saved;
  if (registration === undefined && isSecondFactorRequired === undefined) return null;
  return (
    <Card className="mb-4 flex max-w-2xl flex-col gap-5">
      <h2 className="text-lg">Konten und Sicherheit</h2>
      {registration !== undefined && (
        <ChoiceRow
          label="Wer darf ein Konto anlegen?"
          choices={[
            { value: 'open', label: 'Alle', icon: <DoorOpen aria-hidden /> },
            { value: 'invitation', label: 'Mit Einladung', icon: <Ticket aria-hidden /> },
            { value: 'closed', label: 'Niemand', icon: <DoorClosed aria-hidden /> },
          ]}
          value={registration}
          onChange={(next) => void change({ registration: next })}
        />
      )}
      {isSecondFactorRequired !== undefined && (
        <SettingSwitch
          label="Zweiter Faktor"
          isOn={isSecondFactorRequired}
          onChange={(next) => void change({ isSecondFactorRequired: next })}
        >
          Pflicht für alle, die LUX verwalten: Ohne Authenticator-App dürfen Besitzer und Admins
          dann nur ansehen, ebenso wer nur das Dashboard-Passwort hat. Einschalten kann es, wer
          selbst einen zweiten Faktor hat.
        </SettingSwitch>
      )}
    </Card>
  );
}
