interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
}

// Focus is shown at the thumb: the whole control's outline would cut through its line. It is there all
// the same, transparent, for modes of high contrast, which give it a colour.
const WEBKIT_THUMB =
  '[&:focus-visible::-webkit-slider-thumb]:[outline:3px_solid_var(--color-focus)] [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&::-webkit-slider-thumb]:size-10 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface-raised [&::-webkit-slider-thumb]:bg-primary [&::-webkit-slider-thumb]:shadow-mid';
const FIREFOX_THUMB =
  '[&:focus-visible::-moz-range-thumb]:[outline:3px_solid_var(--color-focus)] [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-10 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface-raised [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:shadow-mid';

/** The browser's own slider, which has its value and its thumb in the prerendered page, too. */
export function Slider({ label, value, onValueChange, ...range }: SliderProps) {
  const percent = ((value - range.min) / (range.max - range.min)) * 100;
  return (
    <div className="relative flex h-child-target items-center">
      <div className="h-4 grow overflow-hidden rounded-full border-2 border-control-line bg-surface-sunken">
        <div className="h-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <input
        {...range}
        type="range"
        aria-label={label}
        // Says the same as `value`, for whatever reads the page without a browser.
        aria-valuenow={value}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className={`absolute inset-0 size-full cursor-pointer touch-none appearance-none rounded-lg bg-transparent outline-transparent ${WEBKIT_THUMB} ${FIREFOX_THUMB}`}
      />
    </div>
  );
}
