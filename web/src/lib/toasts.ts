import { atom } from 'jotai';
import { store } from './store.ts';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  tone?: 'info' | 'success' | 'danger';
}

export interface ToastEntry extends ToastContent {
  id: number;
  isOpen: boolean;
}

/** SPEC 9: one at a time, shown for 5000 ms, forgotten 1,000,000 ms after it was dismissed. */
export const toastLimits = { atOnce: 1, displayMs: 5000, removeDelayMs: 1_000_000 } as const;

export const toastsAtom = atom<ToastEntry[]>([]);

let lastId = 0;

function show(content: ToastContent): void {
  lastId += 1;
  const entry = { ...content, id: lastId, isOpen: true };
  store.set(toastsAtom, (entries) => [entry, ...entries].slice(0, toastLimits.atOnce));
}

function dismiss(id: number): void {
  store.set(toastsAtom, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)),
  );
  setTimeout(() => {
    store.set(toastsAtom, (entries) => entries.filter((entry) => entry.id !== id));
  }, toastLimits.removeDelayMs);
}

export const toasts = { show, dismiss };
