import { atom } from 'jotai';
import { rest } from './api/rest.ts';

/** What LUX is called until the settings say otherwise (SPEC 3). */
const DEFAULT = 'LUX';

/** The one field this needs is read by hand: zod would come to every first visit for it alone. */
const nameOfSettings = {
  parse(settings: unknown): string {
    const isObject = typeof settings === 'object' && settings !== null;
    const name = isObject && 'assistantName' in settings ? settings.assistantName : '';
    return (typeof name === 'string' && name.trim()) || DEFAULT;
  },
};

let asked: Promise<string> | undefined;

const nameAtom = atom(DEFAULT);
nameAtom.onMount = (set) => {
  let isGone = false;
  // After the first paint: the name is asked for once, when the page stands.
  const timer = setTimeout(() => {
    asked ??= rest.get('/api/settings', async () => nameOfSettings).catch(() => DEFAULT);
    void asked.then((name) => !isGone && set(name));
  });
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
};

/** LUX's name, as the settings have it (`assistantName`). */
export const assistantNameAtom = atom((get) => get(nameAtom));
