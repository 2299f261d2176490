import { Slider as Radix } from 'radix-ui';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number) => void;
}

export function Slider({ label, value, onValueChange, ...range }: SliderProps) {
  return (
    <Radix.Root
      {...range}
      // Held anywhere, its thumb is read aloud (press-to-hear).
      data-slider
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className="relative flex h-child-target touch-none select-none items-center"
    >
      <Radix.Track className="relative h-4 grow rounded-full border-2 border-control-line bg-surface-sunken">
        <Radix.Range className="absolute h-full rounded-full bg-primary" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        className="block size-10 rounded-full border-4 border-surface-raised bg-primary shadow-mid"
      />
    </Radix.Root>
  );
}
