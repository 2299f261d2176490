import { type Material, MaterialDraft, MaterialKind } from '@lux/contracts/classroom/material.ts';
import { ArrowLeft, CopyPlus } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { FailedLoad } from '../failed-load.tsx';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { openMaterial } from './editor/edited-material.ts';
import { MaterialEditor } from './editor/material-editor.tsx';
import { sizeText } from './material-kinds.ts';
import { materialsApi } from './materials-api.ts';
import { Preview } from './preview/preview-dialog.tsx';

/** `/lehrkraft/materialien/:id`: one's own to write on, a colleague's to look at. `neu?art=quiz` begins one. */
export function MaterialScreen({ id }: { id: string }) {
  return id === 'neu' ? <NewMaterialScreen /> : <StoredMaterial id={id} />;
}

function NewMaterialScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const draft = MaterialDraft.safeParse(state);
  const kind = MaterialKind.safeParse(search.get('art'));
  if (draft.success) {
    return (
      <MaterialEditor
        kind={draft.data.kind}
        material={null}
        draft={draft.data}
        onSaved={() => {}}
      />
    );
  }
  return (
    <MaterialEditor kind={kind.success ? kind.data : 'quiz'} material={null} onSaved={() => {}} />
  );
}

function StoredMaterial({ id }: { id: string }) {
  const load = useCallback(() => materialsApi.read(id), [id]);
  const { value: material, failure, reload, put } = useLoaded(load);
  if (material === null && failure !== null) {
    return (
      <FailedLoad
        title="Das Material konnte nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (material === null) return <Skeleton className="h-96" />;
  if (!material.isOwn) return <SharedMaterial material={material} />;
  return <MaterialEditor kind={material.kind} material={material} onSaved={put} />;
}

/** A colleague's: looked at, used, or taken over as a copy of one's own. */
function SharedMaterial({ material }: { material: Material }) {
  const navigate = useNavigate();
  const { isActing, act } = useActing();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <div className="flex items-center gap-2">
        <Button asChild variant="ghost" size="icon">
          <Link to="/lehrkraft/materialien" aria-label="Zu meinen Materialien">
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <div className="min-w-0">
          <h2 className="break-words text-2xl">{material.title}</h2>
          <p className="text-ink-soft">
            {sizeText(material)}, von {material.author}
          </p>
        </div>
      </div>
      <Preview kind={material.kind} material={openMaterial(material)} />
      <Button
        size="child"
        variant="outline"
        disabled={isActing}
        onClick={() =>
          void act(async () => {
            const copy = await materialsApi.copy(material);
            navigate(`/lehrkraft/materialien/${copy.id}`);
          })
        }
      >
        <CopyPlus aria-hidden />
        Als eigene Kopie übernehmen
      </Button>
    </div>
  );
}
