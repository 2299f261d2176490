import type { Invitation } from '@lux/contracts/accounts/invitation.ts';
import { School, Ticket, Trash2 } from 'lucide-react';
import { type ComponentProps, type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { toasts } from '../../../lib/toasts.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { invitationsApi } from './invitations-api.ts';

/** About one class. */
const USUAL_USES = '25';

type Told = Omit<ComponentProps<typeof InvitationDialog>, 'onClose'>;

/** Invitations to register: created for a class, shown once with link and QR code, deleted. */
export function Invitations() {
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const [uses, setUses] = useState(USUAL_USES);
  const [told, setTold] = useState<Told | null>(null);
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  const [isSending, setIsSending] = useState(false);

  const load = useCallback(() => {
    // A failed list stays empty; creating an invitation says what is wrong.
    invitationsApi.list().then(setInvitations, () => {});
  }, []);
  useEffect(load, [load]);

  async function act(action: () => Promise<void>) {
    if (isSending) return;
    setIsSending(true);
    try {
      await action();
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toasts.show({ title: 'Serverfehler', description, tone: 'danger' });
    } finally {
      setIsSending(false);
      load();
    }
  }

  function create(event: FormEvent) {
    event.preventDefault();
    void act(async () => {
      const invitation = await invitationsApi.create(Number(uses));
      const whom = invitation.uses === 1 ? 'ein Kind' : `${invitation.uses} Kinder`;
      setTold({ title: `Einladung für ${whom}`, invitation });
    });
  }

  function inviteTeacher() {
    void act(async () => {
      const invitation = await invitationsApi.inviteTeacher();
      setTold({ title: 'Einladung für eine Lehrkraft', invitation });
    });
  }

  return (
    <Card>
      <section aria-labelledby="invitations" className="flex flex-col gap-4">
        <div>
          <h2 id="invitations" className="text-lg">
            Einladungen
          </h2>
          <p className="text-ink-soft">
            Mit dem Link oder QR-Code einer Einladung legt eine Klasse ihre Konten an. Eine
            Einladung gilt sieben Tage. Mit der einer Lehrkraft legt eine Person ihr Konto an und
            kann dann Klassen führen.
          </p>
        </div>
        <form onSubmit={create} className="flex flex-wrap items-end gap-3">
          <Field label="Für wie viele Kinder?">
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={40}
                required
                value={uses}
                onChange={({ target }) => setUses(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="soft" disabled={isSending}>
            <Ticket aria-hidden />
            Einladung erstellen
          </Button>
          <Button variant="outline" disabled={isSending} onClick={inviteTeacher}>
            <School aria-hidden />
            Lehrkraft einladen
          </Button>
        </form>
        {invitations.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {invitations.map((invitation) => (
              <li
                key={invitation.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                <p>
                  {invitation.used} von {invitation.uses} benutzt
                  <span className="block text-ink-soft text-sm">{lifeOf(invitation)}</span>
                </p>
                <Button
                  variant="outline"
                  aria-label={`Einladung vom ${formatDate(invitation.createdAt)} löschen`}
                  data-spoken="Löschen"
                  onClick={() => setLeaving(invitation)}
                >
                  <Trash2 aria-hidden />
                  Löschen
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {told && <InvitationDialog {...told} onClose={() => setTold(null)} />}
      {leaving && (
        <ConfirmDialog
          isOpen
          question="Möchten Sie diese Einladung löschen?"
          description="Konten, die mit ihr angelegt wurden, bleiben."
          confirmLabel="Ja, löschen"
          isDangerous
          onConfirm={() => {
            setLeaving(null);
            void act(() => invitationsApi.delete(leaving.id));
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}

function lifeOf({ createdAt, expiresAt }: Invitation): string {
  const end = formatDate(expiresAt);
  const life = Date.parse(expiresAt) < Date.now() ? `abgelaufen am ${end}` : `gültig bis ${end}`;
  return `Erstellt am ${formatDate(createdAt)}, ${life}`;
}
