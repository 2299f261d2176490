interface SpinnerProps {
  label: string;
  /** A whole screen is on its way: until it is there, nothing is shown below that would jump. */
  isForScreen?: boolean;
}

/** Three drops of light, one after the other: calmer to look at than something spinning. */
export function Spinner({ label, isForScreen = false }: SpinnerProps) {
  return (
    <div
      role="status"
      data-screen-comes={isForScreen || undefined}
      className="flex flex-col items-center gap-3 p-8 text-ink-soft"
    >
      <span aria-hidden className="flex gap-2">
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span key={delay} className={`size-4 animate-shimmer rounded-full bg-primary ${delay}`} />
        ))}
      </span>
      <span>{label}</span>
    </div>
  );
}
