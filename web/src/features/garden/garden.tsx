import type { Garden as GardenOf, GrowthStage } from '@lux/contracts/classroom/progress.ts';
import { Drawing } from '../../components/drawing.tsx';
import { drawingOf } from './plant-drawings.ts';
import { useGarden } from './use-garden.ts';

const words: Record<GrowthStage, string> = {
  seed: 'ist gesät',
  sprout: 'keimt',
  leaves: 'wächst',
  bud: 'wird groß',
  bloom: 'blüht',
};

/**
 * What a child has learnt, as plants that only grow (CLASSROOM "Progress"): without numbers, without
 * others beside it. Nothing while nothing is sown.
 */
export function Garden() {
  const plants = useGarden();
  if (plants.length === 0) return null;
  return (
    <section
      aria-labelledby="garden"
      className="mt-8 rounded-xl border border-line bg-surface-raised p-4 shadow-low sm:p-6"
    >
      <h2 id="garden" className="text-xl">
        Dein Garten
      </h2>
      <p className="mb-4 text-ink-soft">Hier wächst, was du schon gelernt hast.</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {plants.map((plant) => (
          <Plant key={plant.id} plant={plant} />
        ))}
      </ul>
    </section>
  );
}

function Plant({ plant }: { plant: GardenOf['plants'][number] }) {
  const { label, stage } = plant;
  return (
    <li
      data-spoken={`${label}: ${words[stage]}`}
      className="flex flex-col items-center justify-end gap-1 rounded-lg border border-line bg-surface px-1 pt-2 pb-2 text-center"
    >
      <span className="grid h-20 place-items-end">
        <Drawing src={drawingOf(plant)} className={sizes[stage]} />
      </span>
      <span className="max-w-full hyphens-auto break-words font-bold text-sm leading-tight">
        {label}
      </span>
      <span className="sr-only">{words[stage]}</span>
    </li>
  );
}

/** Larger the further it has grown. */
const sizes: Record<GrowthStage, string> = {
  seed: 'size-8',
  sprout: 'size-12',
  leaves: 'size-14',
  bud: 'size-18',
  bloom: 'size-20',
};
