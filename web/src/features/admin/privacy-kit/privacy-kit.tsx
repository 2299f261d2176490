import type { PrivacyKit as Kit } from '@lux/contracts/media/privacy-kit.ts';
import { FolderDown, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { DocumentRow } from './document-row.tsx';
import { FactsPreview } from './facts-preview.tsx';
import { readPrivacyKit, saveKitDocument, saveWholeKit } from './privacy-kit-api.ts';

/** The tab "Datenschutz": drafts for the school and for parents, made of the configuration. */
export function PrivacyKit() {
  const [kit, setKit] = useState<Kit | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      setKit(await readPrivacyKit());
    } catch {
      setKit(null);
      setHasFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function save(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
      toasts.show({ title: 'Gespeichert', tone: 'success' });
    } catch (problem) {
      const isForPerson = problem instanceof ApiError && problem.isForPerson;
      const description = isForPerson ? problem.message : 'Bitte versuchen Sie es noch einmal.';
      toasts.show({ title: 'Das hat nicht geklappt', description, tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  if (hasFailed) {
    return (
      <ErrorState
        title="Nicht alle Teile von LUX haben geantwortet. Unvollständige Unterlagen wären falsch."
        action={<Button onClick={() => void load()}>Erneut versuchen</Button>}
      />
    );
  }
  if (kit === null) return <Skeleton className="h-96" />;
  return (
    <section aria-label="Datenschutz" className="flex w-full max-w-3xl flex-col gap-5">
      <Card tone="warning">
        <p>
          <strong>Das sind Entwürfe.</strong> Die oder der Datenschutzbeauftragte Ihrer Schule muss
          sie lesen und freigeben. Was LUX nicht weiß, ist darin als Lücke zum Ausfüllen markiert.
          Übersetzungen sind maschinell und noch von niemandem geprüft, der die Sprache spricht.
        </p>
      </Card>
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Was LUX über sich weiß</h2>
          <Button variant="outline" onClick={() => void load()}>
            <RefreshCw aria-hidden />
            Neu lesen
          </Button>
        </div>
        <FactsPreview facts={kit.facts} />
      </Card>
      <Card padding="none">
        <div className="flex flex-wrap items-center justify-between gap-3 p-4">
          <h2 className="text-xl">Unterlagen</h2>
          <Button disabled={isBusy} onClick={() => void save(saveWholeKit)}>
            <FolderDown aria-hidden />
            Alles als ZIP
          </Button>
        </div>
        <ul className="divide-y divide-line border-line border-t">
          {kit.documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isBusy={isBusy}
              onSave={(language, format) => {
                const wanted = { document: document.id, title: document.title, language, format };
                void save(() => saveKitDocument(wanted));
              }}
            />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {isBusy ? 'Wird erstellt …' : ''}
        </p>
      </Card>
    </section>
  );
}
