import type { Language } from '../language/create-language.ts';
import { addCommas } from './add-commas.ts';
import { markSpeech } from './mark-speech.ts';
import { nameBeside } from './name-beside.ts';

/** A text as it is taken apart: who is called so stands beside the name, speech is marked, commas are there. */
export function prepareText(text: string, language: Language): string {
  return addCommas(markSpeech(nameBeside(text, language)), language);
}
