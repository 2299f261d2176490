import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { requestTypeLabels } from '@lux/contracts/analytics/request-type-labels.ts';
import { jobFailureLabels } from '@lux/contracts/media/job-failure-labels.ts';
import { CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Modal } from '../../../components/dialogs/modal.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { toasts } from '../../../lib/toasts.ts';
import { PictureImage } from '../../../pictures/picture-image.tsx';
import { type RequestRow, visitorShort } from './feed/request-row.ts';
import { ForgetVisitor } from './forget-visitor.tsx';
import { SafetyBadge } from './safety-badge.tsx';

type Handled = Pick<RequestRow, 'id' | 'handled'>;

/** Marks a safety event as handled; the first admin to do so is recorded. */
const MARK_HANDLED: TypedDocumentNode<{ markHandled: Handled }, { id: string }> = gql`
  mutation MarkHandled($id: ID!) {
    markHandled(id: $id) {
      id
      handled {
        at
        by
      }
    }
  }
`;

interface RequestDetailsProps {
  row: RequestRow;
  onClose: () => void;
  onForgotten: () => void;
  onHandled: (id: string, handled: RequestRow['handled']) => void;
}

/** Everything stored about one request, in a drawer. */
export function RequestDetails({ row, onClose, onForgotten, onHandled }: RequestDetailsProps) {
  const id = useId();
  const [send, { loading }] = useMutation(MARK_HANDLED);

  async function markHandled() {
    try {
      const { data } = await send({ variables: { id: row.id } });
      onHandled(row.id, data?.markHandled.handled ?? null);
      toasts.show({ title: 'Als erledigt markiert', tone: 'success' });
    } catch (error) {
      const description = graphqlErrorMessage(error) ?? 'Das konnte nicht gespeichert werden.';
      toasts.show({ title: 'Serverfehler', description, tone: 'danger' });
    }
  }

  const facts: [name: string, value: string][] = [
    ['Zeit', formatDateTime(row.timestamp)],
    ['Besucher', visitorShort(row.visitorToken)],
    ['Aufruf', row.operation],
    ['Status', String(row.status)],
    ['Dauer', `${Math.round(row.durationMs).toLocaleString('de-DE')} ms`],
    ['Browser', row.userAgent ?? '–'],
    ['IP-Adresse (gekürzt)', row.ipAddress ?? '–'],
  ];
  return (
    <Modal
      labelledBy={`${id}title`}
      className="my-0! mr-0! h-dvh max-h-dvh max-w-xl overflow-y-auto rounded-r-none"
      onCancel={onClose}
    >
      <h2 id={`${id}title`} className="pr-12 text-xl">
        {requestTypeLabels[row.type]}
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        {row.safety !== null && (
          <div className="flex flex-col items-start gap-3">
            <SafetyBadge {...row} />
            {row.handled ? (
              <p>
                Erledigt am {formatDateTime(row.handled.at)} von {row.handled.by}.
              </p>
            ) : (
              <Button disabled={loading} onClick={() => void markHandled()}>
                <CircleCheck aria-hidden />
                Als erledigt markieren
              </Button>
            )}
          </div>
        )}
        {row.forgottenAt !== null && (
          <Card tone="info">
            <p className="font-bold">
              Die Person hat ihre Daten gelöscht ({formatDateTime(row.forgottenAt)}).
            </p>
            <p>{forgottenText(row)}</p>
          </Card>
        )}
        <section>
          <h3 className="font-bold">Anfrage</h3>
          <p className="whitespace-pre-wrap">{row.prompt ?? '–'}</p>
        </section>
        <section>
          <h3 className="font-bold">Antwort</h3>
          <p className="whitespace-pre-wrap">{row.response ?? '–'}</p>
        </section>
        {row.pictureFailure && <p>Kein Bild: {jobFailureLabels[row.pictureFailure]}</p>}
        {row.imageUrl !== null && (
          <PictureImage
            imageUrl={row.imageUrl}
            alt={row.prompt ?? 'Bild'}
            isThumbnail
            className="max-h-96 min-h-32 self-start rounded-md"
          />
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {row.forgottenAt === null && <ForgetVisitor id={row.id} onForgotten={onForgotten} />}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Schließen"
        className="absolute top-4 right-4"
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </Modal>
  );
}

/** What remains of a request after its child deleted everything (docs/SECURITY.md). */
function forgottenText({ safety, handled, prompt }: RequestRow): string {
  if (safety !== 'crisis') return 'Übrig ist nur, was gezählt wird.';
  if (handled !== null || prompt === null) return 'Auch der Satz ist jetzt gelöscht.';
  return 'Wer es war, ist nicht mehr zu sehen. Der Satz bleibt, bis Sie ihn als erledigt markieren, höchstens 30 Tage: Vielleicht braucht das Kind trotzdem Hilfe.';
}
