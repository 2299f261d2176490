import type { AiServer } from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';

interface AiServerLineProps {
  server: AiServer;
  onChange: () => void;
  onRemove: () => void;
}

/** A saved server: its name, where it is and whether it has a key. */
export function AiServerLine({ server, onChange, onRemove }: AiServerLineProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, url, key } = server;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border-2 border-control-line p-3">
      <div className="min-w-0 grow basis-48">
        <p className="break-words font-bold">{name}</p>
        <p className="break-all text-ink-soft text-sm">{url}</p>
        <p className="text-ink-soft text-sm">
          {key ? `Schlüssel gesetzt, endet auf …${key.lastFour}` : 'ohne Schlüssel'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" aria-label={`${name} ändern`} onClick={onChange}>
          <Pencil aria-hidden />
          Ändern
        </Button>
        <Button
          variant="outline"
          aria-label={`${name} entfernen`}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden />
          Entfernen
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={`Möchten Sie ${name} entfernen? Was dieser Server übernommen hat, macht danach wieder, wer beim Start eingestellt war.`}
        confirmLabel="Ja, entfernen"
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          onRemove();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  );
}
