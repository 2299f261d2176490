import type { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import { Drawing } from '../../components/drawing.tsx';
import { categories } from './categories.ts';

interface CategoryPickerProps {
  onPick: (category: QuizCategory['id']) => void;
}

export function CategoryPicker({ onPick }: CategoryPickerProps) {
  return (
    <section aria-labelledby="quiz-category">
      <h2 id="quiz-category" className="mb-5 text-center text-2xl">
        Was möchtest du raten?
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:gap-5">
        {categories.map(({ id, name, description, drawing, tile }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className="flex h-full w-full flex-col items-center rounded-lg border border-line bg-surface-raised p-4 text-center shadow-low transition duration-200 ease-soft hover:-translate-y-1 hover:border-primary hover:shadow-mid"
            >
              <span className={`mb-3 grid w-full place-items-center rounded-md py-3 ${tile}`}>
                <Drawing src={drawing} className="size-24 sm:size-32" />
              </span>
              <span className="font-bold text-lg leading-tight sm:text-xl">{name}</span>
              <span className="text-ink-soft text-sm sm:text-base">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
