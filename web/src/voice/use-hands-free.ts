import { useCallback, useRef, useState } from 'react';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { type HandsFree, type HandsFreeEvent, handsFreeMachine } from './hands-free-machine.ts';

/** After so many silent rounds LUX goes to sleep. */
const SILENT_ROUNDS = 2;

/** Asleep until touched; listens by itself again only while awake. */
export function isAsleep({ isOn, silentRounds }: HandsFree): boolean {
  return isOn && silentRounds >= SILENT_ROUNDS;
}

const read = (): HandsFree => ({
  isOn: storage.readText(storageKeys.handsFree) === 'on',
  silentRounds: 0,
});

/** Auto mode, kept over reloads; `note` tells it what happened and answers whether to listen on. */
export function useHandsFree() {
  const current = useRef<HandsFree | null>(null);
  const [state, setState] = useState(read);

  const note = useCallback((event: HandsFreeEvent): boolean => {
    const next = handsFreeMachine(current.current ?? read(), event);
    current.current = next;
    setState(next);
    if (event.type === 'switched') {
      if (event.isOn) storage.writeText(storageKeys.handsFree, 'on');
      else storage.remove(storageKeys.handsFree);
    }
    return next.isOn && !isAsleep(next);
  }, []);

  return { isOn: state.isOn, isAsleep: isAsleep(state), note };
}
