import { MaterialKind } from '@lux/contracts/classroom/material.ts';
import { materialKinds } from '../material-kinds.ts';

/** The four kinds of materials, as big buttons that say what children do with each. */
export function KindChoice({ onChoose }: { onChoose: (kind: MaterialKind) => void }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {MaterialKind.options.map((kind) => {
        const { icon: Icon, label, use } = materialKinds[kind];
        return (
          <li key={kind} className="grid">
            <button
              type="button"
              className="flex min-h-child-target items-center gap-3 rounded-lg border-2 border-control-line bg-surface-raised px-4 py-3 text-left hover:border-primary hover:bg-primary-soft sm:flex-col sm:text-center"
              onClick={() => onChoose(kind)}
            >
              <Icon aria-hidden className="size-9 shrink-0" />
              <span>
                <b className="block text-lg">{label}</b>
                <span className="text-ink-soft text-sm">{use}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
