import type { Language } from '../language/create-language.ts';
import type { VerbForms } from './verb-forms.ts';

const JOINED =
  /^(ab|an|auf|aus|bei|durcheinander|ein|fest|fort|heraus|herum|hervor|hin|hinaus|hinein|hinterher|los|mit|nach|um|vor|vorbei|weg|weiter|wieder|zu|zurück|zusammen)(\p{L}{2,})$/u;

/**
 * The verbs of `verbs.yaml` and those of these texts whose forms the word lists know; what is written by
 * hand goes before. A form nobody knows stays out and is named at the start.
 */
export function completeVerbs(texts: object, verbs: VerbForms, language: Language): VerbForms {
  const complete = { ...verbs };
  const plurals = new Set(Object.values(verbs).map(([several]) => several));
  const forms = [...JSON.stringify(texts).matchAll(/[[{](?:\p{Ll}+:)?(\p{Ll}+)[\]}]/gu)];
  for (const [, form = ''] of forms) {
    if (Object.hasOwn(complete, form) || plurals.has(form)) continue;
    const entry = entryOf(form, language);
    if (!entry) continue;
    complete[entry.past] = entry.forms;
    plurals.add(entry.forms[0]);
  }
  return complete;
}

function entryOf(form: string, language: Language) {
  const whole = conjugated(form, '', language);
  if (whole) return whole;
  const [, prefix = '', simple = ''] = JOINED.exec(form) ?? [];
  return prefix === '' ? null : conjugated(simple, prefix, language);
}

function conjugated(form: string, prefix: string, language: Language) {
  const past = language.finite(form).find(({ isPast, person }) => isPast && person !== 'du');
  const verb = past && language.verb(past.infinitive);
  if (!verb) return null;
  const [ich, , er, , , several] = verb.present.map((one) => prefix + one);
  const forms: VerbForms[string] = [prefix + verb.past[5], er ?? '', ich ?? '', several ?? ''];
  return { past: prefix + verb.past[2], forms };
}
