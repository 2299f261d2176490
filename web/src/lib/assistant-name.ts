import { atom } from 'jotai';
import { readPublicSettings, usualSettings } from './public-settings.ts';

const nameAtom = atom(usualSettings.name);
nameAtom.onMount = (set) => {
  let isGone = false;
  // After the first paint: the name is asked for once, when the page stands.
  const timer = setTimeout(() => {
    void readPublicSettings().then(({ name }) => !isGone && set(name));
  });
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
};

/** LUX's name, as the settings have it (`assistantName`). */
export const assistantNameAtom = atom((get) => get(nameAtom));
