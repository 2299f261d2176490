import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import {
  type AdminSettings,
  PublicSettings,
  SettingsChange,
} from '@lux/contracts/accounts/settings.ts';
import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Slider } from '../../../components/controls/slider.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Select } from '../../../forms/select.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';
import { toasts } from '../../../lib/toasts.ts';
import { KeyField, type KeyName } from './key-field.tsx';
import { OwnEarsSwitch } from './own-ears-switch.tsx';
import { PronunciationsField, pairsOf, rowsOf } from './pronunciations-field.tsx';
import { SafeModeSwitch } from './safe-mode-switch.tsx';
import { VoiceField } from './voice-field.tsx';

type SettingsInput = Omit<SettingsChange, KeyName> & {
  [Name in KeyName]?: string;
} & { removeKeys?: KeyName[] };

/** Absent fields stay as they are; `removeKeys` names the keys to delete. */
const SAVE_SETTINGS: TypedDocumentNode<
  { saveSettings: { assistantName: string } },
  { input: SettingsInput }
> = gql`
  mutation SaveSettings($input: SettingsInput!) {
    saveSettings(input: $input) {
      assistantName
    }
  }
`;

/** SPEC 9. */
const languageLabels: Record<PublicSettings['language'], string> = {
  'de-DE': 'Deutsch',
  'en-US': 'Englisch',
  'fr-FR': 'Französisch',
  'es-ES': 'Spanisch',
  'it-IT': 'Italienisch',
};

interface SettingsFormProps {
  settings: AdminSettings;
  onSaved: () => void;
}

/** Who may make an account is saved elsewhere, at once; saving the form must not change it. */
const Draft = PublicSettings.omit({ registration: true });

const KEYS: KeyName[] = ['openAiApiKey', 'elevenlabsApiKey'];
const speed = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

/** All settings in one form; keys are only filled in to change them (SPEC 5). */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { openAiApiKey, elevenlabsApiKey, ...kept } = settings;
  const saved = { openAiApiKey, elevenlabsApiKey };
  const [draft, setDraft] = useState(() => Draft.parse(kept));
  const [rows, setRows] = useState(() => rowsOf(settings.pronunciations));
  const [keys, setKeys] = useState({ openAiApiKey: '', elevenlabsApiKey: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [send, { loading }] = useMutation(SAVE_SETTINGS);

  async function save(input: SettingsInput) {
    try {
      await send({ variables: { input } });
      toasts.show({ title: 'Die Einstellungen sind gespeichert.', tone: 'success' });
      setKeys({ openAiApiKey: '', elevenlabsApiKey: '' });
      onSaved();
    } catch (problem) {
      const description =
        graphqlErrorMessage(problem) ?? 'Die Einstellungen konnten nicht gespeichert werden.';
      toasts.show({ title: 'Fehler beim Speichern', description, tone: 'danger' });
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const given = { ...draft, ...keys, pronunciations: pairsOf(rows) };
    const parsed = SettingsChange.safeParse(given);
    const found = parsed.success ? [] : parsed.error.issues;
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) void save(given);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-4">
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">Assistent</h2>
        <Field label="Name" error={errors.assistantName ?? null}>
          {(control) => (
            <Input
              {...control}
              value={draft.assistantName}
              onChange={({ target }) => setDraft({ ...draft, assistantName: target.value })}
            />
          )}
        </Field>
        <Field label="Sprache">
          {(control) => (
            <Select
              {...control}
              value={draft.language}
              onChange={({ target }) =>
                setDraft({ ...draft, language: PublicSettings.shape.language.parse(target.value) })
              }
            >
              {PublicSettings.shape.language.options.map((language) => (
                <option key={language} value={language}>
                  {languageLabels[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <VoiceField
          voiceId={draft.voiceId}
          speechSpeed={draft.speechSpeed}
          assistantName={draft.assistantName}
          onChange={(voiceId) => setDraft({ ...draft, voiceId })}
        />
        <div>
          <p className="font-bold">Sprechtempo: {speed.format(draft.speechSpeed)}-fach</p>
          <Slider
            label="Sprechtempo"
            value={draft.speechSpeed}
            min={0.5}
            max={2}
            step={0.1}
            onValueChange={(speechSpeed) =>
              setDraft({ ...draft, speechSpeed: Math.round(speechSpeed * 10) / 10 })
            }
          />
        </div>
        <PronunciationsField
          rows={rows}
          voice={{ voiceId: draft.voiceId, speechSpeed: draft.speechSpeed }}
          error={errors.pronunciations ?? null}
          onChange={setRows}
        />
        <SafeModeSwitch
          isOn={draft.childSafeMode}
          onChange={(childSafeMode) => setDraft({ ...draft, childSafeMode })}
        />
        <OwnEarsSwitch
          isOn={!draft.usesBrowserRecognition}
          onChange={(isOn) => setDraft({ ...draft, usesBrowserRecognition: !isOn })}
        />
      </Card>
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">Schlüssel von KI-Anbietern</h2>
        <p className="text-ink-soft">
          Ohne Schlüssel arbeitet LUX mit der eingebauten KI, ohne Internet. Gespeicherte Schlüssel
          werden nie wieder angezeigt.
        </p>
        {KEYS.map((name) => (
          <KeyField
            key={name}
            name={name}
            saved={saved[name]}
            value={keys[name]}
            error={errors[name] ?? null}
            onChange={(value) => setKeys({ ...keys, [name]: value })}
            onRemove={() => void save({ removeKeys: [name] })}
          />
        ))}
      </Card>
      <Button type="submit" disabled={loading} className="self-start">
        <Save aria-hidden />
        {loading ? 'Wird gespeichert …' : 'Speichern'}
      </Button>
    </form>
  );
}
