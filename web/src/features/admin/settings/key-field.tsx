import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { KeyTest, KeyTestResult } from '@lux/contracts/accounts/ai/key-test.ts';
import type { AdminSettings } from '@lux/contracts/accounts/settings.ts';
import { CircleAlert, CircleCheck, PlugZap, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';

/** The two keys an admin can save, and who they are for. */
export const keyNames = {
  openAiApiKey: { label: 'OpenAI-Schlüssel', provider: 'openai' },
  elevenlabsApiKey: { label: 'ElevenLabs-Schlüssel', provider: 'elevenlabs' },
} as const;
export type KeyName = keyof typeof keyNames;

/** Tests the typed key, or the saved one. */
const TEST_KEY: TypedDocumentNode<{ testKey: KeyTestResult }, KeyTest> = gql`
  mutation TestKey($provider: String!, $key: String) {
    testKey(provider: $provider, key: $key) {
      isWorking
      message
    }
  }
`;

interface KeyFieldProps {
  name: KeyName;
  saved: AdminSettings[KeyName];
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** A key that can be set, tested and removed, but never read (SPEC 3, write-only). */
export function KeyField({ name, saved, value, error, onChange, onRemove }: KeyFieldProps) {
  const { label, provider } = keyNames[name];
  const [result, setResult] = useState<KeyTestResult | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [send, { loading }] = useMutation(TEST_KEY);
  const isTestable = value !== '' || saved !== null;

  async function testKey() {
    try {
      const key = value.trim();
      const { data } = await send({ variables: { provider, ...(key && { key }) } });
      setResult(data?.testKey ?? null);
    } catch (problem) {
      const message = graphqlErrorMessage(problem) ?? 'Der Schlüssel konnte nicht geprüft werden.';
      setResult({ isWorking: false, message });
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={saved ? `gesetzt, endet auf …${saved.lastFour}` : 'nicht gesetzt'}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder={saved ? 'Nur zum Ändern ausfüllen' : ''}
            value={value}
            onChange={({ target }) => {
              setResult(null);
              onChange(target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="soft"
          disabled={!isTestable || loading}
          aria-label={`${label} testen`}
          onClick={() => void testKey()}
        >
          <PlugZap aria-hidden />
          {loading ? 'Wird getestet …' : 'Testen'}
        </Button>
        {saved && (
          <Button
            variant="outline"
            aria-label={`${label} entfernen`}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 aria-hidden />
            Entfernen
          </Button>
        )}
      </div>
      <p role="status" className="flex items-center gap-2">
        {result &&
          (result.isWorking ? (
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          ) : (
            <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
          ))}
        {result?.message}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        question={`Möchten Sie den ${label} entfernen?`}
        confirmLabel="Ja, entfernen"
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
