import { foldWord } from '@lux/german-text/fold-letters.ts';

export type VerbFormKind = 'finite' | 'infinitive' | 'participle' | 'past';

/** The folded forms of a regular German verb, and the given irregular ones as finite forms. */
export function verbForms(infinitive: string, irregular: string[]): Map<string, VerbFormKind> {
  const stem = infinitive.replace(/(?<=[lr])n$|en$|n$/, '');
  const joined = /([td]|[bcdfgkpstvwxz]h?[mn])$/.test(stem) ? 'e' : '';
  const forms = new Map<string, VerbFormKind>();
  const add = (word: string, kind: VerbFormKind) => {
    const folded = foldWord(word);
    if (!forms.has(folded)) forms.set(folded, kind);
  };
  add(infinitive, 'infinitive');
  for (const end of ['', 'e', 'er', 'es', 'en', 'em']) add(`${infinitive}d${end}`, 'participle');
  for (const form of irregular) {
    add(form, /^ge/.test(form) && !/^ge(ht|hst|he|ben|be)$/.test(form) ? 'past' : 'finite');
  }
  for (const end of ['st', 't']) {
    add(`${stem}${/[sßxz]$/.test(stem) ? 't' : joined + end}`, 'finite');
  }
  for (const end of ['te', 'ten']) add(`${stem}${joined}${end}`, 'finite');
  add(`${stem}e`, 'finite');
  add(`ge${stem}${joined}t`, 'past');
  return forms;
}
