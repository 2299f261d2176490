import { useCallback, useRef, useState } from 'react';

interface KeptMachine<State, Event> {
  /** Pure. */
  machine: (state: State, event: Event) => State;
  /** What a reload left, or the beginning. */
  open: () => State;
  keep: (state: State) => void;
}

/**
 * A reducer whose every state outlives a reload. `send` answers the state after the event, so that
 * what must happen once (a report) hangs on the event and not on drawing.
 */
export function useKeptMachine<State, Event>({ machine, open, keep }: KeptMachine<State, Event>) {
  const [state, setState] = useState(open);
  const current = useRef(state);

  const send = useCallback(
    (event: Event): State => {
      const next = machine(current.current, event);
      if (next !== current.current) {
        current.current = next;
        keep(next);
        setState(next);
      }
      return next;
    },
    [machine, keep],
  );

  return [state, send] as const;
}
