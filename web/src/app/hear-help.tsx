import { Pointer, Volume2 } from 'lucide-react';

const HINT = 'Halte einen Knopf gedrückt. Dann lese ich dir vor, was er macht.';

/** Says how to have everything read (press-to-hear): heard, because who needs it cannot read it. */
export function HearHelp() {
  async function tell() {
    const loaded = await import('../press-to-hear/aloud.ts').catch(() => null);
    await loaded?.aloud.say(HINT);
  }

  return (
    <button
      type="button"
      aria-label="So lese ich dir Knöpfe vor"
      className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-2 grid size-13 place-items-center rounded-full border-2 border-control-line bg-surface-raised text-primary transition-colors hover:border-primary sm:top-5 sm:right-6"
      onClick={() => void tell()}
    >
      <Pointer aria-hidden className="size-6" />
      <Volume2
        aria-hidden
        className="-right-1 -bottom-1 absolute size-6 rounded-full bg-primary p-1 text-on-primary"
      />
    </button>
  );
}
