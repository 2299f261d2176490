import type { MaterialKind, MaterialSummary } from '@lux/contracts/classroom/material.ts';
import { FileUp, Plus, Sparkles } from 'lucide-react';
import books from 'openmoji/color/svg/1F4DA.svg?url';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Workplace } from '../../../components/layout/workplace.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { TeacherNavigation } from '../classes/teacher-navigation.tsx';
import { FailedLoad } from '../failed-load.tsx';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { DraftDialog } from './making/draft-dialog.tsx';
import { ImportDialog } from './making/import-dialog.tsx';
import { KindChoice } from './making/kind-choice.tsx';
import { MaterialCard } from './material-card.tsx';
import { materialsApi } from './materials-api.ts';

/** `/lehrkraft/materialien`: one's own materials and those that colleagues share. */
export function Materials() {
  return (
    <Workplace navigation={<TeacherNavigation isAtMaterials />}>
      <MaterialList />
    </Workplace>
  );
}

type Making = 'new' | 'import' | 'draft';

function MaterialList() {
  const { value: materials, failure, reload, put } = useLoaded(materialsApi.list);
  const { isActing, act } = useActing();
  const navigate = useNavigate();
  const [making, setMaking] = useState<Making | null>(null);

  if (materials === null && failure !== null) {
    return (
      <FailedLoad
        title="Ihre Materialien konnten nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (materials === null) return <Skeleton className="h-96" />;

  const own = materials.filter(({ isOwn }) => isOwn);
  const shared = materials.filter(({ isOwn }) => !isOwn);
  const begin = (kind: MaterialKind) => navigate(`/lehrkraft/materialien/neu?art=${kind}`);

  function share({ id }: MaterialSummary, isShared: boolean) {
    void act(async () => {
      const changed = await materialsApi.change(id, { isShared });
      put((materials ?? []).map((one) => (one.id === id ? changed : one)));
    });
  }

  function remove({ id }: MaterialSummary) {
    void act(async () => {
      await materialsApi.remove(id);
      put((materials ?? []).filter((one) => one.id !== id));
    });
  }

  const listOf = (listed: MaterialSummary[]) => (
    <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {listed.map((material) => (
        <li key={material.id} className="grid">
          <MaterialCard
            material={material}
            isActing={isActing}
            onShare={(isShared) => share(material, isShared)}
            onDelete={() => remove(material)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button size="child" onClick={() => setMaking('new')}>
          <Plus aria-hidden />
          Neues Material
        </Button>
        <Button size="child" variant="outline" onClick={() => setMaking('draft')}>
          <Sparkles aria-hidden />
          Aus einem Text
        </Button>
        <Button size="child" variant="outline" onClick={() => setMaking('import')}>
          <FileUp aria-hidden />
          Datei holen
        </Button>
      </div>
      <section aria-label="Meine Materialien">
        <h2 className="mb-3 text-xl">Meine Materialien</h2>
        {own.length === 0 ? (
          <EmptyState
            drawing={books}
            title="Noch kein Material"
            text="Ein eigenes Quiz, Wörter zum Üben, ein Lesetext oder ein Thema: In der Stunde steht es bei den Kindern an erster Stelle."
          />
        ) : (
          listOf(own)
        )}
      </section>
      {shared.length > 0 && (
        <section aria-label="Aus dem Kollegium">
          <h2 className="mb-3 text-xl">Aus dem Kollegium</h2>
          {listOf(shared)}
        </section>
      )}
      <Dialog isOpen={making === 'new'} onClose={() => setMaking(null)} title="Was soll es werden?">
        <KindChoice onChoose={begin} />
      </Dialog>
      {making === 'import' && (
        <ImportDialog onClose={() => setMaking(null)} onImported={() => void reload()} />
      )}
      {making === 'draft' && (
        <DraftDialog
          onClose={() => setMaking(null)}
          onDrafted={(draft) => navigate('/lehrkraft/materialien/neu', { state: draft })}
        />
      )}
    </div>
  );
}
