import { atom } from 'jotai';
import { store } from '../lib/store.ts';
import { microphoneUse } from '../voice/listening/microphone-use.ts';
import { announce } from './announce.ts';

/** What is being read aloud in between, as its caption; null while nothing is. */
export const heardTextAtom = atom<string | null>(null);

/** A caption stays at least so long: time to look up. */
const CAPTION_MS = 2000;

let running: AbortController | null = null;

function hush(): void {
  running?.abort();
  running = null;
  store.set(heardTextAtom, null);
}

/** Reads a text with its caption; a new one ends the one before. While somebody is being listened to, only the caption is shown. */
async function say(text: string): Promise<void> {
  hush();
  const controller = new AbortController();
  running = controller;
  store.set(heardTextAtom, text);
  const shown = new Promise((resolve) => setTimeout(resolve, CAPTION_MS));
  if (!microphoneUse.isActive()) await announce(text, controller.signal);
  await shown;
  if (running === controller) hush();
}

export const aloud = { say, hush };
