import { useCallback, useRef, useState } from 'react';

interface KeptMachine<State, Event> {
  /** Pure. */
  machine: (state: State, event: Event) => State;
  /** The stored state, or the initial one. */
  open: () => State;
  keep: (state: State) => void;
}

/**
 * A reducer whose state survives reloads. `send` returns the state after the event, so that what
 * must happen once (a report) is done with the event and not while rendering.
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
