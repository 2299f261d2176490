import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { WatchedPicture } from '@lux/contracts/media/watched.ts';
import frame from 'openmoji/color/svg/1F5BC.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';
import { toasts } from '../../../lib/toasts.ts';
import { downloadPicture } from '../../../pictures/download-picture.ts';
import { PictureCard } from '../../../pictures/picture-card.tsx';
import { PictureImage } from '../../../pictures/picture-image.tsx';

interface Variables {
  first: number;
  before?: string;
}

const WATCHED_PICTURES: TypedDocumentNode<{ watchedPictures: WatchedPicture[] }, Variables> = gql`
    query WatchedPictures($first: Int, $before: String) {
      watchedPictures(first: $first, before: $before) {
        id
        kind
        prompt
        createdAt
      }
    }
  `;

/** Deletes a picture everywhere, also in its child's gallery. */
const DELETE_PICTURE: TypedDocumentNode<{ deletePicture: boolean }, { id: string }> = gql`
  mutation DeletePicture($id: ID!) {
    deletePicture(id: $id)
  }
`;

const PAGE = 24;

/** All children's pictures with prompt, download and delete (SPEC 2). */
export function Pictures() {
  const { data, error, refetch, fetchMore } = useQuery(WATCHED_PICTURES, {
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
  });
  const [send] = useMutation(DELETE_PICTURE);
  const [hasOlder, setHasOlder] = useState(true);

  if (!data && error) {
    return (
      <ErrorState
        title="Die Bilder konnten nicht geladen werden."
        action={<Button onClick={() => void refetch().catch(() => {})}>Erneut versuchen</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  const pictures = data.watchedPictures;

  async function loadOlder() {
    const before = pictures.at(-1)?.createdAt;
    if (before === undefined) return;
    try {
      const { data: page } = await fetchMore({
        variables: { first: PAGE, before },
        updateQuery: (known, { fetchMoreResult }) => ({
          watchedPictures: [...known.watchedPictures, ...fetchMoreResult.watchedPictures],
        }),
      });
      setHasOlder(page?.watchedPictures.length === PAGE);
    } catch (problem) {
      showProblem(problem, 'Weitere Bilder konnten nicht geladen werden.');
    }
  }

  async function remove({ id }: WatchedPicture) {
    try {
      await send({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: `WatchedPicture:${id}` });
        },
      });
      toasts.show({ title: 'Das Bild wurde überall gelöscht.', tone: 'success' });
    } catch (problem) {
      showProblem(problem, 'Das Bild konnte nicht gelöscht werden.');
    }
  }

  if (pictures.length === 0) {
    return (
      <EmptyState
        drawing={frame}
        title="Keine Bilder vorhanden"
        text="Hier stehen die Bilder der letzten 30 Tage."
      />
    );
  }
  return (
    <section aria-label="Bilder" className="flex flex-col gap-6">
      <p className="text-ink-soft">
        Bilder und Ausmalbilder aller Kinder aus den letzten 30 Tagen, neueste zuerst.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="grid">
            <AdminPicture picture={picture} onDelete={() => void remove(picture)} />
          </li>
        ))}
      </ul>
      {hasOlder && pictures.length >= PAGE && (
        <Button variant="outline" className="self-center" onClick={() => void loadOlder()}>
          Ältere Bilder zeigen
        </Button>
      )}
    </section>
  );
}

function AdminPicture({ picture, onDelete }: { picture: WatchedPicture; onDelete: () => void }) {
  const { id, kind, prompt, createdAt } = picture;
  const imageUrl = `/media/${id}`;
  const shown = { id, prompt, imageUrl, createdAt };
  return (
    <PictureCard
      picture={shown}
      face={
        <PictureImage
          imageUrl={imageUrl}
          alt={prompt}
          isThumbnail
          className="aspect-square w-full rounded-t-lg bg-surface-sunken object-contain"
        />
      }
      deleteQuestion="Möchten Sie dieses Bild überall löschen, auch beim Kind?"
      onDownload={() =>
        void downloadPicture(shown, {
          label: kind === 'coloring' ? 'Ausmalbild' : 'Bild',
          failed: 'Das Bild konnte nicht heruntergeladen werden.',
          nameCharacters: 30,
        })
      }
      onDelete={onDelete}
    />
  );
}

function showProblem(problem: unknown, fallback: string): void {
  const description = graphqlErrorMessage(problem) ?? fallback;
  toasts.show({ title: 'Serverfehler', description, tone: 'danger' });
}
