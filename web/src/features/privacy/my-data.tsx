import { Download, FileArchive, MessagesSquare, RotateCcw, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '../../components/controls/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { useSession } from '../../lib/session/session.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { saveAsFile, saveBlob } from '../../pictures/save-blob.ts';
import { DeleteEverything } from './delete-everything.tsx';
import type { MyDataAnswer } from './my-data-answer.ts';
import { myDataApi } from './my-data-api.ts';
import { summariseData } from './summarise-data.ts';
import { useMyData } from './use-my-data.ts';

/**
 * Not part of the download: internal notes, and the token, with which anybody could act as this
 * child.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  storageKeys.visitorToken,
  storageKeys.keptUserId,
  storageKeys.syncState,
  storageKeys.lettersContent,
]);

/** What this browser stores, by key; parsed if it is JSON. */
function deviceData(): Record<string, unknown> {
  const kept = Object.values(storageKeys).flatMap((key) => {
    const text = LEFT_OUT.has(key) ? null : storage.readText(key);
    return text === null ? [] : [[key, parsed(text)]];
  });
  return z.record(z.string(), z.unknown()).parse(Object.fromEntries(kept));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything stored about a child: to see, to download, to delete. */
export function MyData() {
  const { shown, retry } = useMyData();
  if (shown.state === 'loading') return <Spinner label="LUX schaut nach …" />;
  if (shown.state === 'failed') {
    return (
      <ErrorState
        title="Deine Daten konnten nicht geladen werden."
        text={shown.message}
        action={
          <Button size="child" onClick={retry}>
            <RotateCcw aria-hidden />
            Noch einmal versuchen
          </Button>
        }
      />
    );
  }
  return <Kept data={shown.data} />;
}

function Kept({ data }: { data: MyDataAnswer }) {
  const { user } = useSession();
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="kept">
        <h2 id="kept" className="mb-3 text-xl">
          Das ist gespeichert
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {summariseData(data, deviceData()).map(({ name, count, text }) => (
            <li key={name}>
              <Card className="flex h-full items-start gap-4">
                <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-soft font-bold text-lg text-on-primary-soft">
                  {count}
                </span>
                <span className="min-w-0">
                  <h3 className="text-lg leading-tight">{name}</h3>
                  <p className="text-ink-soft">{text}</p>
                </span>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="child" variant="soft">
          <Link to="/meine-daten?ansicht=gespraeche">
            <MessagesSquare aria-hidden />
            Meine Gespräche
          </Link>
        </Button>
        {user !== null && (
          <Button asChild size="child" variant="soft">
            <Link to="/konto">
              <UserRound aria-hidden />
              Mein Konto und mein Passwort
            </Link>
          </Button>
        )}
      </div>
      <section aria-labelledby="take">
        <h2 id="take" className="mb-1 text-xl">
          Mitnehmen
        </h2>
        <p className="mb-3 text-ink-soft">
          Mit Bildern bekommst du ein Paket (ZIP), ohne Bilder eine Datei (JSON).
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="child"
            onClick={() => saveAsFile(myDataApi.archivePath, 'meine-daten-lux.zip')}
          >
            <FileArchive aria-hidden />
            Alles mit Bildern
          </Button>
          <Button size="child" variant="outline" onClick={() => saveData(data)}>
            <Download aria-hidden />
            Nur die Datei
          </Button>
        </div>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete" className="mb-1 text-xl">
          Löschen
        </h2>
        <p className="mb-3 text-ink-soft">
          Danach ist alles weg, und niemand kann es zurückholen. Nimm vorher mit, was du behalten
          möchtest.
        </p>
        <DeleteEverything />
      </section>
      <p className="text-ink-soft">
        Warum LUX das aufhebt, steht unter{' '}
        <Link
          to="/datenschutz/kinder"
          className="inline-flex min-h-target items-center underline underline-offset-4"
        >
          Datenschutz für Kinder
        </Link>{' '}
        und, für Erwachsene, unter{' '}
        <Link
          to="/datenschutz"
          className="inline-flex min-h-target items-center underline underline-offset-4"
        >
          Datenschutz
        </Link>
        .
      </p>
    </div>
  );
}

function saveData(data: MyDataAnswer): void {
  const everything = { ...data, aufDiesemGeraet: deviceData() };
  const text = JSON.stringify(everything, null, 2);
  saveBlob(new Blob([text], { type: 'application/json' }), 'meine-daten-lux.json');
}
