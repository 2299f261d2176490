import {
  AlertSettingsChange,
  type AlertSettings as Settings,
} from '@lux/contracts/analytics/alert-settings.ts';
import { Save } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input, Textarea } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { SettingSwitch } from '../settings/setting-switch.tsx';
import { alertsApi } from './alerts-api.ts';
import { SecondCircleFields } from './second-circle-fields.tsx';
import { TrialButton } from './trial-button.tsx';
import { WebhookField } from './webhook-field.tsx';

/** The settings as they are typed. */
interface Draft {
  recipients: string;
  secondRecipients: string;
  repeatMinutes: string;
  includesWords: boolean;
  responsible: string;
  lookWithinMinutes: string;
  procedure: string;
}

/** Addresses that are typed; what is saved is never shown whole. */
type Hooks = Record<'webhookUrl' | 'secondWebhookUrl', string>;
/** Told once, with a new address. */
type Secrets = Record<keyof Hooks, string | null>;

const noHooks: Hooks = { webhookUrl: '', secondWebhookUrl: '' };
const noSecrets: Secrets = { webhookUrl: null, secondWebhookUrl: null };

const draftOf = (settings: Settings): Draft => ({
  recipients: settings.recipients.join('\n'),
  secondRecipients: settings.secondRecipients.join('\n'),
  repeatMinutes: settings.repeatMinutes.join(', '),
  includesWords: settings.includesWords,
  responsible: settings.responsible,
  lookWithinMinutes: String(settings.lookWithinMinutes),
  procedure: settings.procedure,
});

const isAnybodyNamed = ({ recipients, secondRecipients, webhook, secondWebhook }: Settings) =>
  recipients.length + secondRecipients.length > 0 || (webhook ?? secondWebhook) !== null;

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

function changeOf(draft: Draft, { webhookUrl, secondWebhookUrl }: Hooks) {
  return {
    ...draft,
    recipients: partsOf(draft.recipients),
    secondRecipients: partsOf(draft.secondRecipients),
    repeatMinutes: partsOf(draft.repeatMinutes).map(numberOf),
    lookWithinMinutes: numberOf(draft.lookWithinMinutes),
    ...(webhookUrl.trim() && { webhookUrl }),
    ...(secondWebhookUrl.trim() && { secondWebhookUrl }),
  };
}

/** For the owner: who is told of danger, how often, who looks by when, and how the school goes about it. */
export function AlertSettings({ onSaved }: { onSaved: () => void }) {
  const [saved, setSaved] = useState<Settings | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    alertsApi.readSettings().then(setSaved, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);

  if (saved === null && hasFailed) {
    return (
      <ErrorState
        title="Wer Bescheid bekommt, konnte nicht geladen werden."
        action={<Button onClick={load}>Erneut versuchen</Button>}
      />
    );
  }
  if (saved === null) return <Skeleton className="h-96" />;
  return (
    <SettingsForm
      saved={saved}
      onSaved={(settings) => {
        setSaved(settings);
        onSaved();
      }}
    />
  );
}

interface SettingsFormProps {
  saved: Settings;
  onSaved: (settings: Settings) => void;
}

function SettingsForm({ saved, onSaved }: SettingsFormProps) {
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [hooks, setHooks] = useState(noHooks);
  const [secrets, setSecrets] = useState(noSecrets);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const isChanged =
    Object.values(hooks).some((url) => url.trim() !== '') ||
    JSON.stringify(draft) !== JSON.stringify(draftOf(saved));

  const bind = (name: Exclude<keyof Draft, 'includesWords'>) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  const bindHook = (name: keyof Hooks) => ({
    secret: secrets[name],
    value: hooks[name],
    error: errors[name] ?? null,
    onChange: (value: string) => {
      setHooks({ ...hooks, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    onRemove: () => void send({ [name]: null }),
  });

  async function send(change: AlertSettingsChange) {
    setIsSending(true);
    try {
      const { webhookSecret, secondWebhookSecret, ...settings } =
        await alertsApi.changeSettings(change);
      setSecrets((before) => ({
        webhookUrl: webhookSecret ?? (change.webhookUrl === null ? null : before.webhookUrl),
        secondWebhookUrl:
          secondWebhookSecret ??
          (change.secondWebhookUrl === null ? null : before.secondWebhookUrl),
      }));
      setHooks(noHooks);
      onSaved(settings);
      toasts.show({ title: 'Gespeichert', tone: 'success' });
      return settings;
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Fehler beim Speichern', description, tone: 'danger' });
      return null;
    } finally {
      setIsSending(false);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = AlertSettingsChange.safeParse(changeOf(draft, hooks));
    if (!parsed.success) {
      const issues = parsed.error.issues.toReversed();
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    setErrors({});
    const settings = await send(parsed.data);
    if (settings) setDraft(draftOf(settings));
  }

  return (
    <section aria-label="Wer Bescheid bekommt">
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
          <h2 className="text-xl">Wer Bescheid bekommt</h2>
          <Field
            label="E-Mail-Adressen, eine in jeder Zeile"
            hint={
              saved.mail.isConfigured
                ? `Nachrichten kommen von ${saved.mail.from}.`
                : 'Dieser Server kann noch keine E-Mails senden: Wer ihn betreibt, richtet dafür SMTP_URL und ALERT_FROM ein.'
            }
            error={errors.recipients ?? null}
          >
            {(control) => (
              <Textarea
                {...control}
                {...bind('recipients')}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <WebhookField saved={saved.webhook} {...bindHook('webhookUrl')} />
          <Field
            label="Erinnern nach so vielen Minuten"
            hint="Danach täglich, bis jemand den Alarm als erledigt markiert."
            error={errors.repeatMinutes ?? null}
          >
            {(control) => <Input {...control} {...bind('repeatMinutes')} placeholder="5, 15, 60" />}
          </Field>
          <SettingSwitch
            label="Die Worte des Kindes mitschicken"
            isOn={draft.includesWords}
            onChange={(includesWords) => setDraft({ ...draft, includesWords })}
          >
            {draft.includesWords
              ? 'Nachrichten enthalten, was das Kind gesagt hat. Sie liegen dann auch in Postfächern und Chats.'
              : 'Nachrichten sagen nur, wann, welche Gefahr und wo man nachsieht.'}
          </SettingSwitch>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label="Wer sieht nach?"
              hint="Zum Beispiel: Frau Sommer, sonst das Sekretariat"
              error={errors.responsible ?? null}
            >
              {(control) => <Input {...control} {...bind('responsible')} maxLength={200} />}
            </Field>
            <Field label="Innerhalb von so vielen Minuten" error={errors.lookWithinMinutes ?? null}>
              {(control) => (
                <Input {...control} {...bind('lookWithinMinutes')} inputMode="numeric" />
              )}
            </Field>
          </div>
          <SecondCircleFields
            recipients={bind('secondRecipients')}
            error={errors.secondRecipients ?? null}
            webhook={{ saved: saved.secondWebhook, ...bindHook('secondWebhookUrl') }}
          />
          <Field
            label="So gehen wir vor"
            hint="Eine Zeile mit # davor ist eine Überschrift, eine mit - ein Punkt."
            error={errors.procedure ?? null}
          >
            {(control) => (
              <Textarea
                {...control}
                {...bind('procedure')}
                className="min-h-80"
                maxLength={10_000}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-start gap-3">
            <Button type="submit" disabled={isSending || !isChanged}>
              <Save aria-hidden />
              {isSending ? 'Wird gespeichert …' : 'Speichern'}
            </Button>
            <TrialButton isDisabled={!isAnybodyNamed(saved)} isChanged={isChanged} />
          </div>
        </form>
      </Card>
    </section>
  );
}
