import { Download, FileCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Input } from '../../../components/fields/input.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { fileLink } from '../../../lib/file-link.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Booklet } from './use-booklet.ts';

const titles = {
  asking: 'Deine Geschichte als Heft',
  making: 'Dein Heft wird gemacht …',
  ready: 'Dein Heft ist fertig!',
} as const;

/** From the story to the printed booklet: a name for the cover, the wait, the file. */
export function BookletDialog({ booklet }: { booklet: Booklet }) {
  const { current } = booklet;
  return (
    <Dialog
      isOpen={current !== null}
      onClose={booklet.close}
      title={titles[current?.step ?? 'asking']}
    >
      {current?.step === 'asking' && (
        <AuthorForm onDone={(author) => void booklet.make(current.story, author)} />
      )}
      {current?.step === 'making' && <Spinner label="Ich binde die Seiten zusammen." />}
      {current?.step === 'ready' && (
        <div className="flex flex-col items-center gap-3 text-center">
          <p>Öffne es und lass es ausdrucken. Ein Erwachsener hilft dir dabei.</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild size="child">
              <a href={current.url} {...fileLink('Meine_Geschichte.pdf')}>
                <FileCheck aria-hidden />
                Öffnen
              </a>
            </Button>
            <Button asChild size="child" variant="outline">
              <a href={current.url} download="Meine_Geschichte.pdf">
                <Download aria-hidden />
                Herunterladen
              </a>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function AuthorForm({ onDone }: { onDone: (author: string) => void }) {
  const { user } = useSession();
  const [author, setAuthor] = useState(user?.displayName || user?.username || '');

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(author);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Von wem ist die Geschichte?"
        hint="Denk dir einen Künstlernamen aus, oder lass es leer."
      >
        {(control) => (
          <Input
            {...control}
            value={author}
            maxLength={80}
            autoComplete="off"
            className="min-h-child-target"
            onChange={(event) => setAuthor(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="child">
        <FileCheck aria-hidden />
        Heft machen
      </Button>
    </form>
  );
}
