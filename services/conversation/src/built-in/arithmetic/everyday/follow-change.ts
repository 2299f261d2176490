import { readDeed } from '@lux/maths/read-word-problem/verbs.ts';
import { withNouns } from '../problems/with-nouns.ts';
import { leaves, oneAmount, type Result, readResult, say, thing } from './follow-result.ts';

/** Only behind what was reckoned a number comes or goes. */
const RECKONED = / (?:plus|minus|mal|geteilt durch|von) [^.]* ist [^.]*\./u;
const BEGINS = /^(?:(?:und|aber|ok|okay|dann|jetzt|danach|später|nun|wenn|falls|davon|noch|da) )+/u;
/** "… wie viele hab ich dann?" asks for the same once more. */
const ASKS_AGAIN =
  / (?:wie ?viele?|was)(?: \p{L}+)? (?:hab|habe|hat|haben|sind|bleib\p{L}*|ist|hätte\p{L}*|wär\p{L}*)(?: \p{L}+){0,3}$/u;
const ASKS_REST =
  /wie ?viele? (?:\p{L}+ )*?(?:frei|leer|fehl\p{L}*|brauch\p{L}*|muss\p{L}*|übrig ist|noch nicht)(?!\p{L})/u;
const LESS =
  /(?<!\p{L})(?:kälter|weniger|weg\p{L}*|abfahr\p{L}*|aussteig\p{L}*|abgeb\p{L}*|kaputt|ausgeb\p{L}*|ausgib\p{L}*|abzieh\p{L}*|gehen|spende\p{L}*|platz\p{L}*|faul\p{L}*|krank\p{L}*|aus)(?!\p{L})/u;
const MORE =
  /(?<!\p{L})(?:wärmer|mehr|dazu\p{L}*|hinzu\p{L}*|drauf\p{L}*|kommen|kommt|landen|landet|schlüpf\p{L}*|neue[nr]?|finde[nt]?|wieder|rein|ein)(?!\p{L})/u;
const GIVES =
  /(?<!\p{L})(?:geb|gebe|gibt|gibst|geben|schenk\p{L}*|leih\p{L}*|krieg\p{L}*|bekomm\p{L}*)(?!\p{L})/u;
const GETS = /(?<!\p{L})(?:krieg\p{L}*|bekomm\p{L}*)(?!\p{L})/u;
const TO_WHOM = /(?<!\p{L})(?:mir|uns|ihm|ihr|ihnen)(?!\p{L})/u;
const ONESELF = /(?<!\p{L})(?:ich|wir)(?!\p{L})/u;
const OTHERS =
  /(?<!\p{L})(?:mein\p{L}* \p{L}+|sein\p{L}* \p{L}+|ihre?\p{L}? \p{L}+|oma|opa|mama|papa)(?!\p{L})/u;
const IS_HE = /(?<!\p{L})(?:er|sie)(?!\p{L})/u;
/** Nothing is reckoned of what is no more, of what hurts, or of what is denied. */
const DENIES =
  /(?<!\p{L})(?:gestorben|stirbt|sterben|tot|tote|blut\p{L}*|geschlagen|gehauen|geweint|nicht|kein\p{L}*|statt|nur|hätte\p{L}* statt)(?!\p{L})/u;
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:tag\p{L}*|woche\p{L}*|stunde\p{L}*|minute\p{L}*|monat\p{L}*|jahr\p{L}*|uhr|mal|prozent|jede\p{L}*|doppelt|halb|hälfte|drittel|viertel|wochenende|grad)(?!\p{L})/u;
const IN_YEARS =
  /^und (?:wie alt (?:ist|bin|wird) (?:er|sie|ich|es) )?(?<way>in|vor) (?<by>\d+) jahren?$/u;
const STEM = 4;

/** "Und wenn er dann 3 verschenkt?", "dann krieg ich noch 5 dazu": more or less of the result. */
export function changesResult(said: string, last: string, before: string): string | null {
  const isShared = /Jeder bekommt|Für den Rest|reichen nicht/u.test(last);
  const result = RECKONED.test(last) && !isShared ? readResult(last) : null;
  if (!result || !BEGINS.test(said)) return null;
  const later = IN_YEARS.exec(said)?.groups;
  if (later && result.things === 'Jahre')
    return changed(result, later.way === 'in' ? 1 : -1, Number(later.by), before);
  const told = said.replace(ASKS_AGAIN, '').replace(/(?<!\p{L})noch eine?n? (?=\p{L})/u, 'noch 1 ');
  if (/wie |was |warum |wo |wer /u.test(told) || DENIES.test(told)) return null;
  if (result.things === '' || !OF_SOMETHING_ELSE.test(result.things.toLowerCase()))
    if (OF_SOMETHING_ELSE.test(told)) return null;
  const amount = oneAmount(told, result);
  // Euros make weeks of saving fewer, and are none of them.
  const isOther = OF_SOMETHING_ELSE.test(result.things.toLowerCase());
  if (isOther && !told.includes(result.things.toLowerCase().slice(0, STEM))) return null;
  const sign = amount === null ? null : directionOf(told, before);
  if (amount === null || sign === null || !isOfResult(told, result, before)) return null;
  return changed(result, sign, amount, before);
}

function changed(result: Result, sign: 1 | -1, amount: number, before: string): string {
  const after = result.value + sign * amount;
  if (after < 0) return `Das reicht nicht. Es fehlen noch ${thing(-after, result)}.`;
  const step = `${say(result.value, result)} ${sign > 0 ? 'plus' : 'minus'} ${say(amount, result)} ist ${say(after, result)}.`;
  if (after === 0) return `${step} Es bleibt nichts übrig.`;
  return sign > 0 || ASKS_REST.test(before) || /^(?:Grad|Jahre)$/u.test(result.things)
    ? `${step} Es sind ${thing(after, result)}.`
    : `${step} ${leaves(after, result)}`;
}

/** Whether what comes or goes makes the result more (1) or less (-1); null where it is not sure. */
function directionOf(told: string, before: string): 1 | -1 | null {
  const sign = comesOrGoes(told, before);
  // Whoever comes takes a free place, what is given is missing no more.
  return sign !== null && ASKS_REST.test(before) ? (sign === 1 ? -1 : 1) : sign;
}

function comesOrGoes(told: string, before: string): 1 | -1 | null {
  if (/(?<!\p{L})davon(?!\p{L})/u.test(told)) return -1;
  const words = told.match(/\p{L}+|\d+/gu) ?? [];
  if (GIVES.test(told)) {
    const isToOneself = /(?<!\p{L})(?:mir|uns)(?!\p{L})/u.test(told) === ONESELF.test(before);
    if (GETS.test(told)) return getsMore(told, before);
    if (ONESELF.test(told)) return ONESELF.test(before) ? -1 : null;
    return TO_WHOM.test(told) && isToOneself ? 1 : LESS.test(told) ? -1 : null;
  }
  const deed = readDeed(words);
  if (LESS.test(told) || deed === 'lose' || deed === 'pay') return -1;
  if (MORE.test(told) || deed === 'gain') return 1;
  return null;
}

/** What the one who is asked of gets is more; who else gets something may have it from anywhere. */
function getsMore(told: string, before: string): 1 | null {
  if (ONESELF.test(told)) return ONESELF.test(asked(before)) ? 1 : null;
  if (ONESELF.test(asked(before))) return null;
  const [other] = OTHERS.exec(told) ?? [];
  return other === undefined
    ? IS_HE.test(told)
      ? 1
      : null
    : asked(before).includes(other)
      ? 1
      : null;
}

const asked = (before: string) => before.slice(Math.max(0, before.search(/wie ?viel|was /u)));

/** Nothing else is counted than what came out: no dogs behind euros. */
function isOfResult(told: string, { things, isMoney }: Result, before: string): boolean {
  const noun = /\d+ (?:\p{Ll}+ )?(\p{Lu}\p{L}+)/u.exec(withNouns(told))?.[1]?.toLowerCase();
  if (noun === undefined) return true;
  if (isMoney) return noun === 'cent' || noun === 'euro';
  const stem = noun.slice(0, STEM);
  if (things.toLowerCase().startsWith(stem) || things.toLowerCase().endsWith(noun)) return true;
  return ASKS_REST.test(before) ? things !== '' : things === '' && before.includes(stem);
}
