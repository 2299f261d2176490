import { Check, Pipette } from 'lucide-react';
import { useId } from 'react';
import { type PaletteColour, palette } from './palette.ts';

/** Dark or light, whichever is seen better on the colour. */
function markOn(hex: string): string {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const light = ((rgb >> 16) & 255) * 0.3 + ((rgb >> 8) & 255) * 0.59 + (rgb & 255) * 0.11;
  return light > 140 ? '#2c2545' : '#ffffff';
}

const SWATCH =
  'relative grid size-child-target low:lying:size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2';
const DROP =
  'grid place-items-center rounded-full border-2 border-control-line transition-[width,height] duration-150 ease-soft';
const CHOSEN = 'size-15 low:lying:size-11 border-4';
const OPEN = 'size-12 low:lying:size-9';

interface PalettePickerProps {
  colour: PaletteColour;
  onChange: (colour: PaletteColour) => void;
}

/** Sixteen colours and one of one's own. */
export function PalettePicker({ colour, onChange }: PalettePickerProps) {
  const id = useId();
  const isOwn = !palette.some(({ hex }) => hex === colour.hex);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Farbe</legend>
      <div className="-mx-4 grid grid-flow-col grid-rows-2 justify-start overflow-x-auto px-4 sm:mx-0 sm:justify-center sm:px-0 low:lying:grid-flow-row low:lying:grid-cols-7 low:lying:grid-rows-none lg:grid-flow-row lg:grid-cols-4 lg:grid-rows-none">
        {palette.map((one) => {
          const isChosen = one.hex === colour.hex;
          return (
            <label key={one.hex} className={SWATCH}>
              <input
                type="radio"
                name={`${id}colour`}
                aria-label={one.name}
                checked={isChosen}
                onChange={() => onChange(one)}
                className="sr-only"
              />
              <span
                className={`${DROP} ${isChosen ? CHOSEN : OPEN}`}
                style={{ backgroundColor: one.hex }}
              >
                {isChosen && (
                  <Check aria-hidden style={{ color: markOn(one.hex) }} strokeWidth={3.5} />
                )}
              </span>
            </label>
          );
        })}
        <label className={SWATCH}>
          <input
            type="color"
            aria-label="Eigene Farbe"
            value={colour.hex}
            onChange={(event) => onChange({ name: 'Eigene Farbe', hex: event.target.value })}
            className="sr-only"
          />
          <span
            className={`${DROP} ${isOwn ? CHOSEN : OPEN}`}
            style={{
              background: isOwn
                ? colour.hex
                : 'conic-gradient(#e23b33, #ffd633, #2f9e50, #8fd3f7, #2373d9, #8040b0, #e23b33)',
            }}
          >
            <Pipette aria-hidden style={{ color: isOwn ? markOn(colour.hex) : '#ffffff' }} />
          </span>
        </label>
      </div>
    </fieldset>
  );
}
