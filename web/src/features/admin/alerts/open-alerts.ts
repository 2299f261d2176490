import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { store } from '../../../lib/store.ts';
import { alertsApi } from './alerts-api.ts';

/** How many alerts nobody has handled yet; null until it is known. */
const openAlertsAtom = atom<number | null>(null);

/** Tells the navigation at once what the list has just read. */
export const noteOpenAlerts = (count: number): void => store.set(openAlertsAtom, count);

/** As often as the live connection might be missing. */
const LOOK_AGAIN_MS = 30_000;

/** The number of open alerts, on whichever section of the dashboard one is. */
export function useOpenAlerts(): number | null {
  useEffect(() => {
    let isGone = false;
    async function look() {
      // Where they cannot be read, the section itself says so.
      const list = await alertsApi.peek().catch(() => null);
      if (list && !isGone) noteOpenAlerts(list.open.length);
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      store.set(openAlertsAtom, null);
    };
  }, []);
  return useAtomValue(openAlertsAtom);
}
