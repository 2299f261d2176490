import { AiServerKind, NewAiServer } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Select } from '../../../forms/select.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { aiAbilityNames, aiServerKinds } from './ai-server-kinds.ts';
import { aiServersApi, tellFailure } from './ai-servers-api.ts';

/** What the form begins with; `id` of a server that is changed, null for a new one. */
export interface AiServerDraft {
  id: string | null;
  kind: AiServerKind;
  name: string;
  url: string;
}

interface AiServerFormProps {
  draft: AiServerDraft;
  onSaved: () => void;
  onCancel: () => void;
}

/** Kind, name, address and key of a model server. The key is only filled in to change it. */
export function AiServerForm({ draft, onSaved, onCancel }: AiServerFormProps) {
  const [kind, setKind] = useState(draft.kind);
  const [name, setName] = useState(draft.name || aiServerKinds[draft.kind].name);
  const [url, setUrl] = useState(draft.url || aiServerKinds[draft.kind].url);
  const [key, setKey] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const facts = aiServerKinds[kind];
  const isNew = draft.id === null;

  function choose(next: AiServerKind) {
    setKind(next);
    setName(aiServerKinds[next].name);
    setUrl(aiServerKinds[next].url);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const parsed = NewAiServer.safeParse({ kind, name, url, key });
    const found = parsed.success ? [] : parsed.error.issues;
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])));
    if (!parsed.success) return;
    setIsSending(true);
    try {
      const { kind: _kind, ...change } = parsed.data;
      if (draft.id === null) await aiServersApi.add(parsed.data);
      else await aiServersApi.change(draft.id, change);
      toasts.show({ title: `${parsed.data.name} ist gespeichert.`, tone: 'success' });
      onSaved();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-4 rounded-md bg-surface-sunken p-4"
    >
      <h3 className="font-bold">{isNew ? 'KI-Server eintragen' : `${draft.name} ändern`}</h3>
      {isNew && (
        <Field label="Art" hint={facts.hint}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => choose(AiServerKind.parse(target.value))}
            >
              {AiServerKind.options.map((one) => (
                <option key={one} value={one}>
                  {aiServerKinds[one].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isNew && (
        <p className="text-ink-soft text-sm">
          Kann meist: {facts.abilities.map((ability) => aiAbilityNames[ability]).join(', ')}.
        </p>
      )}
      <Field label="Name des Servers" error={errors.name ?? null}>
        {(control) => (
          <Input {...control} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field
        label="Adresse"
        hint="Meist endet sie auf „/v1“. Kindersätze gehen nur dorthin; Weiterleitungen folgt LUX nicht."
        error={errors.url ?? null}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            spellCheck={false}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <Field
        label={facts.needsKey ? 'Schlüssel' : 'Schlüssel (wenn der Server einen verlangt)'}
        hint={
          isNew
            ? 'Er wird verschlüsselt gespeichert und nie wieder angezeigt.'
            : 'Nur zum Ändern ausfüllen. Bei einer neuen Adresse vergisst LUX den alten.'
        }
        error={errors.key ?? null}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSending}>
          <Save aria-hidden />
          {isSending ? 'Wird gespeichert …' : 'Server speichern'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
