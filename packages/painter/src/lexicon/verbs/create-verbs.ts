import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../../read-yaml.ts';
import { soundOf } from '../sound-of.ts';
import { VerbEntry } from './verb-entry.ts';
import { type VerbFormKind, verbForms } from './verb-forms.ts';

export type VerbMeaning = { infinitive: string; entry: VerbEntry; kind: VerbFormKind };

/** What a word says as a verb: by itself, and with a particle that stands apart ("hat … auf"). */
export type VerbWord = { plain?: VerbMeaning; apart: Map<string, VerbMeaning> };

export type Verbs = {
  find(folded: string): VerbWord | undefined;
  /** As a child writes it: "sizt", "kempft", "frist". */
  findBySound(text: string): VerbWord | undefined;
  isParticle(folded: string): boolean;
};

/** Reads the verbs of wishes once, with all their forms. */
export function createVerbs(): Verbs {
  const words = new Map<string, VerbWord>();
  const particles = new Set<string>();
  const said: [form: string, word: VerbWord][] = [];
  const wordOf = (folded: string): VerbWord => {
    const known = words.get(folded) ?? { apart: new Map() };
    words.set(folded, known);
    return known;
  };
  for (const [key, entry] of Object.entries(readYaml('verbs', z.record(z.string(), VerbEntry)))) {
    const [base = '', particle = ''] = key.split('|').reverse();
    const infinitive = `${particle}${base}`;
    for (const [form, kind] of verbForms(base, entry.forms?.split(' ') ?? [])) {
      const meaning: VerbMeaning = { infinitive, entry, kind };
      if (!particle && (kind === 'finite' || kind === 'infinitive'))
        said.push([withUmlaut(form, base, entry.forms), wordOf(form)]);
      if (!particle) {
        wordOf(form).plain ??= meaning;
        continue;
      }
      const folded = foldWord(particle);
      particles.add(folded);
      if (kind !== 'past') wordOf(form).apart.set(folded, meaning);
      wordOf(`${folded}${form}`).plain ??= meaning;
    }
  }
  const sounds = new Map<string, VerbWord>();
  for (const [form, word] of said) {
    const key = soundOf(form);
    if (!sounds.has(key)) sounds.set(key, word);
  }
  return {
    find: (folded) => words.get(folded),
    findBySound: (text) => sounds.get(soundOf(text)),
    isParticle: (folded) => particles.has(folded),
  };
}

/** Forms are kept without umlauts; what a word sounds like needs them: "kämpft", "fährt". */
function withUmlaut(form: string, base: string, irregular = ''): string {
  const given = irregular.split(' ').find((said) => foldWord(said) === form);
  if (given) return given;
  const stem = base.replace(/e?n$/u, '');
  return form.startsWith(foldWord(stem)) ? stem + form.slice(foldWord(stem).length) : form;
}
