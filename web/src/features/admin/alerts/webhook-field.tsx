import type { AlertSettings } from '@lux/contracts/analytics/alert-settings.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';

interface WebhookFieldProps {
  label?: string;
  saved: AlertSettings['webhook'];
  /** Of a webhook that was just saved; told this once. */
  secret: string | null;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** A webhook that can be set and removed, but never read: its address may be a secret. */
export function WebhookField(props: WebhookFieldProps) {
  const { label = 'Webhook (für Chats und Programme)' } = props;
  const { saved, secret, value, error, onChange, onRemove } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={label}
        hint={
          saved
            ? `eingerichtet für ${saved.host}, endet auf …${saved.lastFour}`
            : 'nicht eingerichtet'
        }
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={saved ? 'Nur zum Ändern ausfüllen' : 'https://…'}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {secret !== null && (
        <Card tone="info">
          <p>
            Mit diesem Geheimnis prüft der Empfänger, ob ein Aufruf von LUX kommt (Kopfzeile
            X-Lux-Signature). Es wird nur jetzt angezeigt:
          </p>
          <p className="mt-2 select-all break-all font-mono">{secret}</p>
        </Card>
      )}
      {saved && (
        <Button
          variant="outline"
          className="self-start"
          aria-label={`Entfernen: ${label}`}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden />
          Entfernen
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question="Möchten Sie den Webhook entfernen?"
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
