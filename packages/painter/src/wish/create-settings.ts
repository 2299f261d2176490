import { foldWord } from '@lux/german-text/fold-letters.ts';
import { soundOf } from '../lexicon/sound-of.ts';
import { wordKeys } from '../lexicon/word-keys.ts';
import { readDrawingData } from '../read-drawing-data.ts';
import type { Place, Time, Weather } from './setting.ts';

export type SettingHint = { label: string; place?: Place; time?: Time; weather?: Weather };

export type Settings = {
  find(word: string): SettingHint | undefined;
  /** As a child writes it: "wise", "walt". */
  findBySound(word: string): SettingHint | undefined;
};

/** Reads the words for places, times and weather once. */
export function createSettings(): Settings {
  const data = readDrawingData<{
    place: Record<Place, string>;
    time: Record<Time, string>;
    weather: Record<Weather, string>;
  }>('settings');
  const hints = new Map<string, SettingHint>();
  const add = (words: string, hint: Omit<SettingHint, 'label'>) => {
    for (const label of words.split(' ')) {
      for (const key of wordKeys(label).slice(0, 2)) {
        if (!hints.has(key) || key === foldWord(label)) hints.set(key, { label, ...hint });
      }
    }
  };
  for (const [place, words] of Object.entries(data.place)) add(words, { place: place as Place });
  for (const [time, words] of Object.entries(data.time)) add(words, { time: time as Time });
  for (const [weather, words] of Object.entries(data.weather)) {
    add(words, { weather: weather as Weather });
  }
  const sounds = new Map([...hints.values()].map((hint) => [soundOf(hint.label), hint]));
  return {
    findBySound: (word) => (word.length > 3 ? sounds.get(soundOf(word)) : undefined),
    find: (word) => {
      const [folded = '', stem = ''] = wordKeys(word);
      return hints.get(folded) ?? hints.get(stem) ?? hints.get(wordKeys(word)[2] ?? '');
    },
  };
}
