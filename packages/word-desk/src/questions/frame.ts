import type { Task } from './request.ts';

export interface Frame {
  task: Task;
  /** Groups: `w` the word, `d` the detail. */
  pattern: RegExp;
}

/** A whole question; `{w}` is the word, `{d}` another one. */
export const frame = (task: Task, ...patterns: string[]): Frame[] =>
  patterns.map((pattern) => ({
    task,
    pattern: new RegExp(
      `^(?:${pattern.replaceAll('{w}', '(?<w>\\S.*?)').replaceAll('{d}', '(?<d>\\S.*?)').replaceAll('{one}', '(?<w>[^ ]+)')})$`,
      'u',
    ),
  }));

export const KIND =
  '(?:nomen|namenwort|hauptwort|substantiv|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|artikel|begleiter|pronomen|fürwort|präposition|konjunktion|bindewort|adverb|zahlwort)';
export const TENSE =
  '(?:(?:der |dem |die |das |den )?(?:ersten? |zweiten? |1\\. |2\\. |einfachen? )?(?:vergangenheit(?:sform)?|präteritum|imperfekt|perfekt|plusquamperfekt|futur|zukunft(?:sform)?|präsens|gegenwart(?:sform)?|partizip(?: ?(?:1|2|eins|zwei|i|ii|perfekt))?|mitvergangenheit|befehlsform|befehl|imperativ|konjunktiv(?: ?(?:1|2|eins|zwei|i|ii))?|möglichkeitsform|simple past))';
export const PERSON =
  '(?:ich|du|er|sie|es|er[ /,]+sie[ /,]+es|wir|ihr)[- ]form|(?:der |die )?(?:[123]\\.?|erste[nr]?|zweite[nr]?|dritte[nr]?) person(?: (?:singular|plural|einzahl|mehrzahl))?';
export const CASE =
  '(?:(?:den |der |im |dem |in den |in dem )?(?:nominativ|genitiv|dativ|akkusativ|(?:wer|wessen|wes|wem|wen)[- ]?fall|(?:[1234]\\.?|ersten?|zweiten?|dritten?|vierten?) fall))';
export const OF = '(?:(?:von|vom|zu|zum|für|des|der) )?';
export const WRITE = '(?:schreib(?:t|en|e|st)|buchstabier\\w+)';
export const WHO = '(?:man|wir|ich|sich|du|ihr|n)';
export const SAY_ME =
  '(?:gibt es|kennst|weißt|hast|zeig|zeige|sage?|nenne?|gib|bilde?|such|suche|find|finde|mach|mache|reim|schreib|weiß)(?: mir| uns)?';
