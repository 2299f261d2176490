import type { Material, MaterialDraft, MaterialKind } from '@lux/contracts/classroom/material.ts';
import { ArrowLeft, Eye, Redo2, Save, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../../components/controls/choice-row.tsx';
import { Field } from '../../../../components/fields/field.tsx';
import { Input } from '../../../../components/fields/input.tsx';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { ageGroups } from '../../age-groups.ts';
import { useActing } from '../../use-acting.ts';
import { materialKinds } from '../material-kinds.ts';
import { materialsApi } from '../materials-api.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import {
  checkMaterial,
  type EditedMaterial,
  emptyMaterial,
  openMaterial,
  type Problems,
  refusedPlace,
} from './edited-material.ts';
import { Problem } from './problem.tsx';
import { QuestionList } from './question-list.tsx';
import { TextContent } from './text-content.tsx';
import { unsavedEdits } from './unsaved-edits.ts';
import { useEdits } from './use-edits.ts';
import { WordList } from './words/word-list.tsx';

const KEEP_AFTER_MS = 400;
const nothing: Problems = new Map();

interface MaterialEditorProps {
  kind: MaterialKind;
  /** Null: it is new. */
  material: Material | null;
  /** What LUX has made of a text; nothing is saved of it until the teacher does. */
  draft?: MaterialDraft | null;
  onSaved: (material: Material) => void;
}

/** Where a teacher writes a material: steps back and forth, a preview, and nothing lost by a reload. */
export function MaterialEditor({ kind, material, draft = null, onSaved }: MaterialEditorProps) {
  const navigate = useNavigate();
  const { isActing, act } = useActing();
  const name = material?.id ?? `new-${kind}`;
  const basedOn = material?.updatedAt ?? null;
  const stored = material ?? draft;
  const [beginning] = useState(() => {
    const saved = stored ? openMaterial(stored) : emptyMaterial(kind);
    return { saved, kept: draft ? null : unsavedEdits.read(name, basedOn) };
  });
  const edits = useEdits(() => beginning.kept ?? beginning.saved);
  const { edited, edit } = edits;
  /** What the server has; for something new, the beginning. */
  const saved = useRef<EditedMaterial>(beginning.saved);
  const [problems, setProblems] = useState<Problems>(nothing);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isRestored, setIsRestored] = useState(beginning.kept !== null);
  const isChanged = edited !== saved.current;
  const { label, icon: Icon } = materialKinds[kind];

  const sources = new Map(
    (draft?.sources ?? []).flatMap((source, index) => {
      const key = beginning.saved.questions[index]?.key;
      return key ? [[key, source] as const] : [];
    }),
  );

  useEffect(() => {
    if (edited === saved.current) return;
    const timer = setTimeout(() => unsavedEdits.keep(name, { basedOn, edited }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edited, name, basedOn]);

  const keepAtOnce = useEffectEvent(() => {
    if (edited !== saved.current) unsavedEdits.keep(name, { basedOn, edited });
  });
  useEffect(() => {
    // A tablet that is put to sleep fires nothing later.
    const keep = () => keepAtOnce();
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  function show(found: Problems) {
    setProblems(found);
    const [first] = found.keys();
    if (first === undefined) return;
    requestAnimationFrame(() =>
      document.getElementById(`frage-${first}`)?.scrollIntoView({ block: 'start' }),
    );
  }

  async function save() {
    const checked = checkMaterial(kind, edited);
    if ('problems' in checked) {
      show(checked.problems);
      const title = 'Da fehlt noch etwas.';
      toasts.show({ title, description: [...checked.problems.values()][0], tone: 'danger' });
      return;
    }
    setProblems(nothing);
    const { title, ageGroup, body } = checked.material;
    await act(async () => {
      try {
        const kept = material
          ? await materialsApi.change(material.id, { title, ageGroup, body })
          : await materialsApi.add(checked.material);
        saved.current = edited;
        unsavedEdits.drop(name);
        setIsRestored(false);
        toasts.show({ title: 'Gespeichert', tone: 'success' });
        onSaved(kept);
        if (!material) navigate(`/lehrkraft/materialien/${kept.id}`, { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'MATERIAL_NOT_CHILD_SAFE') {
          show(new Map([[refusedPlace(error.message, edited), error.message]]));
        }
        throw error;
      }
    });
  }

  function discard() {
    unsavedEdits.drop(name);
    setIsRestored(false);
    setProblems(nothing);
    edits.open(saved.current);
  }

  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5">
      <div className="sticky top-0 z-20 -mx-2 flex flex-wrap items-center gap-2 rounded-b-lg bg-surface/95 px-2 py-2 lying:pr-24">
        <Button asChild variant="ghost" size="icon">
          <Link to="/lehrkraft/materialien" aria-label="Zu meinen Materialien">
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <div className="min-w-0 grow max-sm:basis-3/4">
          <h2 className="flex items-center gap-2 text-xl leading-tight">
            <Icon aria-hidden className="size-6 shrink-0" />
            {label}
          </h2>
          <p role="status" className="text-ink-soft text-sm">
            {isChanged ? 'Noch nicht gespeichert' : (material && 'Gespeichert') || 'Neu'}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Rückgängig"
          disabled={!edits.canUndo}
          onClick={edits.undo}
        >
          <Undo2 aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Wiederholen"
          disabled={!edits.canRedo}
          onClick={edits.redo}
        >
          <Redo2 aria-hidden />
        </Button>
        <Button variant="outline" onClick={() => setIsPreviewed(true)}>
          <Eye aria-hidden />
          Vorschau
        </Button>
        <Button
          className="max-sm:grow"
          disabled={isActing || (material !== null && !isChanged)}
          onClick={() => void save()}
        >
          <Save aria-hidden />
          Speichern
        </Button>
      </div>
      {isRestored && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-info bg-info-soft px-4 py-2 text-on-info-soft">
          Was Sie zuletzt geschrieben und nicht gespeichert haben, ist noch da.
          <Button variant="outline" onClick={discard}>
            Verwerfen
          </Button>
        </p>
      )}
      {draft && (
        <p className="rounded-md border border-info bg-info-soft px-4 py-2 text-on-info-soft">
          Ein Entwurf von LUX. Bitte lesen Sie alles durch: Erst wenn Sie speichern, gibt es ihn.
        </p>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Field label="Name" error={problems.get('title') ?? null} hint="Die Kinder sehen ihn.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              placeholder="Unser Wald"
              value={edited.title}
              onChange={({ target }) => edit({ type: 'named', change: { title: target.value } })}
            />
          )}
        </Field>
        <ChoiceRow
          label="Für wen?"
          choices={ageGroups}
          value={edited.ageGroup}
          onChange={(ageGroup) => edit({ type: 'named', change: { ageGroup } })}
        />
      </div>
      {kind === 'quiz' && (
        <QuestionList
          questions={edited.questions}
          problems={problems}
          sources={sources}
          edit={edit}
        />
      )}
      {kind === 'words' && <WordList words={edited.words} problems={problems} edit={edit} />}
      {(kind === 'text' || kind === 'topic') && (
        <TextContent
          kind={kind}
          text={edited.text}
          problem={problems.get('body')}
          onChange={(text) => edit({ type: 'named', change: { text } })}
        />
      )}
      {(kind === 'quiz' || kind === 'words') && <Problem text={problems.get('body')} />}
      {isPreviewed && (
        <PreviewDialog kind={kind} material={edited} onClose={() => setIsPreviewed(false)} />
      )}
    </div>
  );
}
