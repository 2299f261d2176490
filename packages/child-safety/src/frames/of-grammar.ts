/*
 * What is said of a word, a form or a sentence, as one does at German: `schlagen ist ein Tunwort`, `wie geht das bei
 * essen: ich esse, du …`. The word itself may be any; all that stands beside it is of language.
 */

const TERM =
  /^(?:namenw[oö]rt(?:er)?|hauptw[oö]rt(?:er)?|nomen|verb|verben|tu(?:n)?w[oö]rt(?:er)?|zeitw[oö]rt(?:er)?|wiew[oö]rt(?:er)?|eigenschaftsw[oö]rt(?:er)?|adjektive?|artikel|begleiter|einzahl|mehrzahl|plural|singular|vergangenheit|vergangenheitsform|präteritum|perfekt|präsens|futur|grundform|personalform|ich-?form|du-?form|zeitform|befehlsform|imperativ|konjugier\p{L}*|steiger\p{L}*|gegenteil|reimw[oö]rt(?:er)?|silben?|wortfamilie|wortart|subjekt|prädikat|vorsilbe)$/u;
const OF_LANGUAGE = new Set(
  'ist sind war ein eine einen kein keine das die der den dem des von vom zu zum bei in im als mit für und oder auch aber wie was wo geht heißt heisst lautet schreibt man bildet sagt wird groß klein geschrieben richtig falsch denn noch mal bitte lux also wort wörter form satz dann da hat hab stimmt welche welcher frage ja nein viele doch nicht setze bilde nenne sag ich du er sie es wir ihr'.split(
    ' ',
  ),
);
const PRONOUN = /^(?:ich|du|er|sie|es|wir|ihr)$/u;
/** A pronoun with its form behind it, as forms are said one after the other. */
const SAYS_FORMS =
  /^(?:[\p{L} ]+ )?(?:bei|von|verb) (\p{L}{3,}) (?:ich \p{L}+|ich)(?: du(?: \p{L}+)?)?(?: (?:er|sie|es|wir|ihr)(?: \p{L}+)?)*$/u;
const MOST_FORMS = 5;
const MOST_WORDS = 16;

/** How a form begins, so that all of one verb begin alike: `schlagen`, `schlug`, `geschlagen`; `essen`, `isst`, `aß`. */
const startOf = (form: string): string =>
  (/^(?:ge(?=[^aeiouäöü]))?(\P{L}|[^aeiouäöü]*)/u.exec(form)?.[1] ?? '').slice(0, 2);

/** Whether all that is not of language is one word in its forms. */
function isOneWord(unknown: readonly string[]): boolean {
  const forms = [...new Set(unknown)];
  return forms.length <= MOST_FORMS && new Set(forms.map(startOf)).size <= 1;
}

/** Whether a word or its forms are spoken of, and nothing else. */
export function onlyOfGrammar(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? [];
  if (words.length < 3 || words.length > MOST_WORDS) return false;
  const isOfForms = SAYS_FORMS.test(words.join(' '));
  if (!isOfForms && !words.some((word) => TERM.test(word))) return false;
  // Without forms in a row, who says `ich` or `du` may speak of somebody.
  if (!isOfForms && words.some((word) => PRONOUN.test(word))) return false;
  return isOneWord(words.filter((word) => !TERM.test(word) && !OF_LANGUAGE.has(word)));
}

const WISH_FOR_TEXT =
  /^(?:lux |bitte )*(?:schreib|sag|mach|gib|nenn|stell|diktier|erfinde?)e? (?:mir |mal |bitte )*(?:\p{L}+ )?(?:sätze?|wörter|wort|text|aufgaben?|rechnungen?)(?: mit fehlern?| mit einem fehler)?(?: und| dann)? (?:und )?ich (?:sag|sage|such|suche|schau|guck|prüfe?|finde?|rate|streiche?)(?: dir| dann| die)* (?:ob |wo )?(?:(?:da|der|ein|die|den|drin|fehler|ist|sind|was|etwas|richtig|falsch|steckt|es|stimmt|das|sie|an|oder) ?)+$/u;

/** `Schreib mir Sätze, und ich sag, ob da ein Fehler ist`: mistakes are to be found in what LUX writes. */
export const onlyWantsMistakes = (text: string): boolean =>
  WISH_FOR_TEXT.test((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '));
