import { Bell, CircleHelp, MessageSquare, Trash2 } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ConfirmDialog, DeleteDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { CrisisCard } from '../../components/states/crisis-card.tsx';
import { Toast } from '../../components/states/toast.tsx';
import { toasts } from '../../lib/toasts.ts';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

const tones = ['info', 'success', 'danger'] as const;

export function Notes() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <DesignSection title="Hinweise und Fragen">
      {tones.map((tone) => (
        <Specimen key={tone} name={`Hinweis: ${tone}`}>
          <Radix.Provider duration={Number.POSITIVE_INFINITY}>
            <Toast
              title="Bild erstellt!"
              description="Es liegt in deiner Galerie."
              tone={tone}
              isOpen
              displayMs={Number.POSITIVE_INFINITY}
              onClose={() => {}}
            />
            <Radix.Viewport label={`Hinweise ${tone} ({hotkey})`} />
          </Radix.Provider>
        </Specimen>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toasts.show({ title: 'Da bin ich', tone: 'success' })}>
          <Bell aria-hidden />
          Hinweis zeigen
        </Button>
        <Button onClick={() => setOpen('dialog')}>
          <MessageSquare aria-hidden />
          Fenster öffnen
        </Button>
        <Button onClick={() => setOpen('question')}>
          <CircleHelp aria-hidden />
          Fragen
        </Button>
        <Button variant="danger" onClick={() => setOpen('danger')}>
          <Trash2 aria-hidden />
          Löschen
        </Button>
      </div>
      <Specimen name="Hilfe in Gefahr">
        <CrisisCard text="Das ist wichtig. Sprich mit einem Erwachsenen, dem du vertraust." />
      </Specimen>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Schön geworden!"
        description="Und jetzt?"
      >
        <p>Inhalt</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        question="Möchtest du neu anfangen?"
        confirmLabel="Ja, neu anfangen"
        onConfirm={close}
        onCancel={close}
      />
      <DeleteDialog
        isOpen={open === 'danger'}
        question="Möchtest du dieses Bild wirklich löschen?"
        description="Es ist dann weg."
        onConfirm={close}
        onCancel={close}
      />
    </DesignSection>
  );
}
