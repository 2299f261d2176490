import { type MaterialSummary, materialLimits } from '@lux/contracts/classroom/material.ts';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import books from 'openmoji/color/svg/1F4DA.svg?url';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/controls/button.tsx';
import { EmptyState } from '../../../../components/states/empty-state.tsx';
import { Skeleton } from '../../../../components/states/progress.tsx';
import { FailedLoad } from '../../failed-load.tsx';
import { moveTo } from '../../order/order.ts';
import { useActing } from '../../use-acting.ts';
import { useLoaded } from '../../use-loaded.ts';
import { materialKinds, sizeText } from '../material-kinds.ts';
import { materialsApi } from '../materials-api.ts';
import { loadClassMaterials } from './load-class-materials.ts';

/** Which materials a class's next lesson offers, in the order in which its children see them. */
export function ClassMaterials({ classId }: { classId: string }) {
  const load = useCallback(() => loadClassMaterials(classId), [classId]);
  const { value, failure, reload, put } = useLoaded(load);
  const { isActing, act } = useActing();

  if (value === null && failure !== null) {
    return (
      <FailedLoad
        title="Die Materialien konnten nicht geladen werden."
        failure={failure}
        onRetry={() => void reload()}
      />
    );
  }
  if (value === null) return <Skeleton className="h-64" />;

  const { all, chosen } = value;
  const ids = chosen.map(({ id }) => id);
  const others = all.filter(({ id }) => !ids.includes(id));
  const isFull = ids.length >= materialLimits.ofClass;
  const choose = (next: string[]) =>
    void act(async () => put({ all, chosen: await materialsApi.giveToClass(classId, next) }));

  if (all.length === 0 && chosen.length === 0) {
    return (
      <EmptyState
        drawing={books}
        title="Noch kein Material"
        text="Legen Sie zuerst ein Quiz, Wörter, einen Lesetext oder ein Thema an."
        action={
          <Button asChild size="child">
            <Link to="/lehrkraft/materialien">Zu den Materialien</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section aria-label="In der nächsten Stunde">
        <h3 className="text-lg">In der nächsten Stunde</h3>
        <p className="mb-3 text-ink-soft text-sm">
          So sehen es die Kinder. Eine Stunde, die schon läuft, behält, womit sie begann.
        </p>
        {chosen.length === 0 && (
          <p className="rounded-md bg-surface-sunken p-4 text-ink-soft">Noch nichts ausgewählt.</p>
        )}
        <ol className="grid gap-2">
          {chosen.map((material, index) => (
            <Line key={material.id} material={material}>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${material.title} nach oben`}
                disabled={isActing || index === 0}
                onClick={() => choose(moveTo(ids, material.id, index - 1))}
              >
                <ChevronUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${material.title} nach unten`}
                disabled={isActing || index === chosen.length - 1}
                onClick={() => choose(moveTo(ids, material.id, index + 1))}
              >
                <ChevronDown aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${material.title} herausnehmen`}
                disabled={isActing}
                onClick={() => choose(ids.filter((id) => id !== material.id))}
              >
                <X aria-hidden />
              </Button>
            </Line>
          ))}
        </ol>
      </section>
      <section aria-label="Zur Auswahl">
        <h3 className="text-lg">Zur Auswahl</h3>
        <p className="mb-3 text-ink-soft text-sm">
          {isFull
            ? 'Mehr als 20 Materialien passen nicht in eine Stunde.'
            : 'Ihre eigenen und die aus dem Kollegium.'}
        </p>
        <ul className="grid gap-2">
          {others.map((material) => (
            <Line key={material.id} material={material}>
              <Button
                variant="soft"
                size="icon"
                aria-label={`${material.title} dazunehmen`}
                disabled={isActing || isFull}
                onClick={() => choose([...ids, material.id])}
              >
                <Plus aria-hidden />
              </Button>
            </Line>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line({ material, children }: { material: MaterialSummary; children: ReactNode }) {
  const { icon: Icon, label } = materialKinds[material.kind];
  return (
    <li className="flex min-h-child-target items-center gap-1 rounded-md border-2 border-line bg-surface-raised py-1 pr-1 pl-3">
      <Icon aria-hidden className="mr-2 size-6 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block break-words font-bold leading-tight">{material.title}</span>
        <span className="text-ink-soft text-sm">
          {label}, {sizeText(material)}
          {!material.isOwn && `, von ${material.author}`}
        </span>
      </span>
      {children}
    </li>
  );
}
