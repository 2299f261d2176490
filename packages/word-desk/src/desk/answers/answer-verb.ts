import { firstSubjunctive, secondSubjunctive } from '../../lexicon/subjunctive.ts';
import type { Verb } from '../../lexicon/verb.ts';
import type { Request } from '../../questions/request.ts';
import { german, type Tools } from '../tools.ts';

const PERSONS = ['ich', 'du', 'er', 'wir', 'ihr', 'sie'] as const;
const HABEN = ['habe', 'hast', 'hat', 'haben', 'habt', 'haben'] as const;
const SEIN = ['bin', 'bist', 'ist', 'sind', 'seid', 'sind'] as const;
const NO_IMPERATIVE = /^(?:können|müssen|dürfen|sollen|wollen|mögen|regnen|schneien)$/;
/** Nobody but the weather does this. */
const IMPERSONAL =
  /^(?:regnen|schneien|hageln|donnern|blitzen|nieseln|geschehen|passieren|gelingen)$/;

const apart = (form: string, { prefix }: Verb) => (prefix === '' ? form : `${form} ${prefix}`);

/** Forms of a verb; null where there is no such verb. */
export function answerVerb(
  request: Request,
  { verbOf, spelling, asked: said = '' }: Tools,
): string | null {
  const heard = request.word.replace(/^(?:ich|du|er|sie|es|wir|ihr) /, '');
  const verb = verbOf(heard) ?? verbOf(spelling.find(heard)?.word ?? '');
  if (!verb) return null;
  const asked = request.task === 'person' ? (request.detail ?? '') : '';
  // "Isst" alone is as often "er" as "du", and told of others.
  const isOfOthers = verb.present[2] === heard;
  const own = heard === verb.infinitive ? -1 : isOfOthers ? 2 : verb.present.indexOf(heard);
  const before = pronounBefore(said, heard);
  const at = personOf(`${asked} ${request.person ?? before} ${request.word}`) ?? Math.max(own, 0);
  const person = IMPERSONAL.test(verb.infinitive) ? 2 : at;
  const own3 = /^(?:sie|es)$/.test(before) ? before : 'er';
  const third = IMPERSONAL.test(verb.infinitive) ? 'es' : own3;
  const who = person === 2 ? third : PERSONS[person];
  switch (request.task) {
    case 'person':
      return `Es heißt: ${who} ${apart(verb.present[person] ?? '', verb)}. Die Grundform ist ${german(verb.infinitive)}.`;
    case 'conjugate':
      return `${PERSONS.map((name, index) => `${name === 'er' ? 'er, sie, es' : name} ${apart(verb.present[index] ?? '', verb)}`).join(', ')}.`;
    case 'baseForm':
      return `Die Grundform heißt ${german(verb.infinitive)}.`;
    case 'tense':
      return tense(verb, request.detail ?? '', { at: person, who: who ?? 'ich' });
    default:
      return null;
  }
}

/** "Er isst": the one who was said beside the form, where the form alone may be another's. */
function pronounBefore(said: string, form: string): string {
  const words: readonly string[] = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const before = words[words.indexOf(form) - 1] ?? '';
  return /^(?:ich|du|er|sie|es|wir|ihr)$/.test(before) ? before : '';
}

/** Which of six persons "du-Form" or "zweite Person Plural" means. */
function personOf(text: string): number | undefined {
  const isMany = /plural|mehrzahl/.test(text);
  const number = /(?:^|\s)(?:1|erste)/.test(text)
    ? 0
    : /(?:^|\s)(?:2|zweite)/.test(text)
      ? 1
      : /(?:^|\s)(?:3|dritte)/.test(text)
        ? 2
        : undefined;
  if (number !== undefined && /person/.test(text)) return number + (isMany ? 3 : 0);
  const named = /(?<!\p{L})(ich|du|er|sie|es|wir|ihr)(?!\p{L})/u.exec(text)?.[1];
  if (named === undefined) return undefined;
  return { ich: 0, du: 1, er: 2, es: 2, sie: 2, wir: 3, ihr: 4 }[named];
}

function tense(verb: Verb, detail: string, { at, who }: { at: number; who: string }) {
  const helper = (verb.isWithSein ? SEIN : HABEN)[at];
  const perfect = `${who} ${helper} ${verb.participle}`;
  const past = `${who} ${apart(verb.past[at] ?? '', verb)}`;
  if (/imperativ|befehl/.test(detail)) {
    if (NO_IMPERATIVE.test(verb.infinitive))
      return `${german(verb.infinitive)} hat keine Befehlsform.`;
    const [one, many] = verb.imperative;
    return `Zu einem sagt man: ${capital(apart(one, verb))}! Zu mehreren: ${capital(apart(many, verb))}!`;
  }
  if (/konjunktiv|möglichkeit/.test(detail)) {
    if (/konjunktiv ?(?:1|eins|i)$/.test(detail))
      return `Im Konjunktiv eins heißt es: ${who} ${apart(firstSubjunctive(verb, at), verb)}.`;
    const would = ['würde', 'würdest', 'würde', 'würden', 'würdet', 'würden'][at];
    return `Im Konjunktiv zwei heißt es: ${who} ${apart(secondSubjunctive(verb, at), verb)}. Oft sagt man: ${who} ${would} ${verb.infinitive}.`;
  }
  if (/partizip/.test(detail)) {
    if (/1|eins/.test(detail)) return `Das Partizip eins heißt ${german(`${verb.infinitive}d`)}.`;
    return `Das Partizip heißt ${german(verb.participle)}. Zum Beispiel: ${perfect}.`;
  }
  if (/plusquam/.test(detail)) {
    const before = verb.isWithSein
      ? (['war', 'warst', 'war', 'waren', 'wart', 'waren'][at] ?? '')
      : (['hatte', 'hattest', 'hatte', 'hatten', 'hattet', 'hatten'][at] ?? '');
    return `Im Plusquamperfekt heißt es: ${who} ${before} ${verb.participle}.`;
  }
  if (/futur|zukunft/.test(detail)) {
    const will = ['werde', 'wirst', 'wird', 'werden', 'werdet', 'werden'][at];
    return `In der Zukunft heißt es: ${who} ${will} ${verb.infinitive}.`;
  }
  if (/präsens|gegenwart/.test(detail)) {
    return `In der Gegenwart heißt es: ${who} ${apart(verb.present[at] ?? '', verb)}.`;
  }
  if (
    /zweite|2\.|(?<!im)perfekt(?!$)|^(?:im |das |dem )?perfekt/.test(detail) &&
    !/imperfekt/.test(detail)
  ) {
    return `Im Perfekt heißt es: ${perfect}.`;
  }
  if (/präteritum|imperfekt|erste|1\.|mitver/.test(detail))
    return `Im Präteritum heißt es: ${past}.`;
  return `In der Vergangenheit heißt es: ${past}. Oder: ${perfect}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
