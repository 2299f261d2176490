import { Drawing } from '../components/drawing.tsx';

/** What can be chosen on a game's first screen, as a child sees it. */
export interface TileChoice<Id extends string> {
  id: Id;
  name: string;
  description: string;
  /** Address of an OpenMoji file. */
  drawing: string;
  /** The colour behind the drawing. */
  tile: string;
}

interface ChoiceTilesProps<Id extends string> {
  /** Unlike every other id on the page. */
  headingId: string;
  title: string;
  choices: readonly TileChoice<Id>[];
  /** Leaves room for something below. */
  isCompact?: boolean;
  onPick: (id: Id) => void;
}

const roomy = {
  ...{ list: 'gap-4 low:gap-3', card: 'p-4 hover:-translate-y-1' },
  ...{ tile: 'mb-3 py-3', drawing: 'size-24 sm:not-low:size-32' },
};
const compact = {
  ...{ list: 'gap-3', card: 'p-3 sm:p-4' },
  ...{ tile: 'mb-2 py-2', drawing: 'size-20 sm:not-low:size-28' },
};

/** The first screen of a game (SPEC 2): a question and big cards, two in a row. */
export function ChoiceTiles<Id extends string>({
  headingId,
  title,
  choices,
  isCompact = false,
  onPick,
}: ChoiceTilesProps<Id>) {
  const looks = isCompact ? compact : roomy;
  return (
    <section aria-labelledby={headingId}>
      <h2
        id={headingId}
        className={`${isCompact ? 'mb-4' : 'mb-5'} low:mb-2 text-center text-2xl low:text-xl`}
      >
        {title}
      </h2>
      <ul className={`grid grid-cols-2 sm:not-low:gap-5 ${looks.list}`}>
        {choices.map(({ id, name, description, drawing, tile }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className={`flex h-full w-full flex-col items-center rounded-lg border border-line bg-surface-raised text-center shadow-low transition duration-200 ease-soft hover:border-primary hover:shadow-mid low:flex-row low:gap-3 low:p-3 low:text-left ${looks.card}`}
            >
              <span
                className={`grid w-full shrink-0 place-items-center rounded-md low:mb-0 low:w-auto low:p-2 ${looks.tile} ${tile}`}
              >
                <Drawing src={drawing} className={`low:size-14 ${looks.drawing}`} />
              </span>
              <span className="min-w-0">
                <span className="block font-bold text-lg leading-tight sm:text-xl">{name}</span>
                <span className="block text-ink-soft text-sm sm:text-base">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
