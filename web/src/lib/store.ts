import { createStore } from 'jotai';

/** What only this client knows; code outside of components reads and writes here too. */
export const store = createStore();
