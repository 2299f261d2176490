import { type MaterialImport, materialLimits } from '@lux/contracts/classroom/material.ts';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { asApiError } from '../../use-loaded.ts';
import { sizeText } from '../material-kinds.ts';
import { materialsApi } from '../materials-api.ts';

interface ImportDialogProps {
  onClose: () => void;
  /** Something has come in. */
  onImported: () => void;
}

/** Takes a file in: what came of it, and what is wrong in which line. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [taken, setTaken] = useState<(MaterialImport & { fileName: string }) | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function take(file: File | undefined) {
    if (file === undefined || isSending) return;
    setFailure(null);
    setTaken(null);
    if (file.size > materialLimits.fileBytes) {
      setFailure('Diese Datei ist zu groß. Höchstens 4 MB passen hinein.');
      return;
    }
    setIsSending(true);
    try {
      const answer = await materialsApi.import(file);
      setTaken({ ...answer, fileName: file.name });
      if (answer.materials.length > 0) onImported();
    } catch (error) {
      const { isForPerson, message } = asApiError(error);
      setFailure(isForPerson ? message : 'Bitte versuchen Sie es noch einmal.');
    } finally {
      setIsSending(false);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Datei holen"
      description="Aus Moodle (GIFT), Excel (CSV), reinem Text oder einem anderen LUX (JSON)."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the button does */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center transition-colors ${isOver ? 'border-primary bg-primary-soft' : 'border-control-line'}`}
      >
        <label
          htmlFor={id}
          className="inline-flex min-h-child-target cursor-pointer items-center gap-2 rounded-xl bg-primary px-7 font-bold text-lg text-on-primary shadow-low has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
        >
          <FileUp aria-hidden className="size-7" />
          {isSending ? 'Wird gelesen …' : 'Datei wählen'}
          <input
            id={id}
            type="file"
            accept=".gift,.csv,.tsv,.txt,.json"
            className="sr-only"
            disabled={isSending}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file may be chosen again once it is mended.
              target.value = '';
            }}
          />
        </label>
        <p className="text-ink-soft text-sm">
          oder hierher ziehen. Eine Textdatei mit einem Wort je Zeile wird eine Wörterliste.
        </p>
      </div>
      <div aria-live="polite">
        {failure !== null && (
          <p className="mt-4 flex items-center gap-2 font-bold text-danger">
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            {failure}
          </p>
        )}
        {taken && <Taken {...taken} />}
      </div>
      {taken && taken.materials.length > 0 && (
        <Button size="child" variant="outline" className="mt-4 w-full" onClick={onClose}>
          Fertig
        </Button>
      )}
    </Dialog>
  );
}

function Taken({ materials, problems, fileName }: MaterialImport & { fileName: string }) {
  return (
    <div className="mt-4 flex flex-col gap-3">
      {materials.length === 0 ? (
        <p className="font-bold">Aus „{fileName}“ konnte LUX nichts übernehmen.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {materials.map((material) => (
            <li key={material.id} className="flex items-center gap-2">
              <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
              <Link
                to={`/lehrkraft/materialien/${material.id}`}
                className="inline-flex min-h-target min-w-0 items-center break-words underline underline-offset-4"
              >
                {material.title}
              </Link>
              <span className="shrink-0 text-ink-soft text-sm">{sizeText(material)}</span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div className="rounded-md border border-warning bg-warning-soft p-3 text-on-warning-soft">
          <p className="font-bold">
            {problems.length === 1
              ? 'Eine Stelle wurde nicht übernommen:'
              : `${problems.length} Stellen wurden nicht übernommen:`}
          </p>
          <ul className="mt-1 max-h-56 overflow-y-auto text-sm">
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <b>Zeile {line}:</b> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
