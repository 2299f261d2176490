import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { isTroubled } from '../feelings/signs-of-telling.ts';
import { plainOf } from '../practice/wish/plain-text.ts';
import type { Skill } from '../skill.ts';

const X = '(?:(?:das wort|der|die|das|ein|eine|zu) )?\\p{L}+';
const SMALL = '(?: (?:denn|auch|eigentlich|nun|jetzt|überhaupt|ein|eine|nochmal|noch mal))*';
const KIND =
  '(?:nomen|namenwort|hauptwort|substantiv|verb|tunwort|tuwort|zeitwort|adjektiv|wiewort|eigenschaftswort|pronomen|fürwort|präposition|artikel|begleiter|bindewort|konjunktion)';
const TERM =
  '(?:nomen|namenw(?:ort|örter)|verben|verb|tunw(?:ort|örter)|tuw(?:ort|örter)|adjektive?|wiew(?:ort|örter)|pronomen|artikel|begleiter|präpositionen?|silben?|reim(?:wort|wörter)|wortfamilien?|subjekt|prädikat|objekt|nominativ|genitiv|dativ|akkusativ|(?:wer|wessen|wem|wen) ?fall|präteritum|perfekt|präsens|plusquamperfekt|futur|infinitiv|imperativ|synonyme?|vokale?|konsonanten?|selbstlaute?|mitlaute?|umlaute?)';
const FORM =
  '(?:gegenteil|gegensatz|mehrzahl|einzahl|plural|singular|artikel|begleiter|grundform|infinitiv|vergangenheit|präteritum|perfekt|steigerung|reimwort|wortart|silben|wortfamilie)';
const ASK =
  '(?:(?:was ist|wie (?:heißt|lautet|ist|geht)|welche[rs]? ist|sag(?: mir)?|nenne?(?: mir)?|kennst du|weißt du|bilde|ich (?:brauche?|suche?)) )?';

/** Sentences that can ask of nothing but a word, whatever the word means elsewhere. */
const FRAMES = [
  `(?:ist|sind|war) ${X}(?: sein| haben)?${SMALL} ${KIND}(?: oder .{1,40})?`,
  `(?:was für eine|welche) wortart (?:ist|hat) ${X}`,
  `reim(?:t|en) sich${SMALL} ${X} (?:auf|mit|und) ${X}`,
  `was (?:ist|sind|bedeutet|heißt|war)${SMALL} (?:(?:der|die|das|ein|eine) )?${TERM}(?: nochmal| noch mal| denn)?`,
  `${ASK}(?:nochmal |noch mal |denn |mal )*(?:(?:der|die|das|ein) )?${FORM} (?:von|vom|zu|zum|für|auf) ${X}(?: bitte| nochmal| noch mal)?`,
  `(?:mach|mache|bilde|bau|baue?)(?: mir| mal)* aus ${X} und ${X} (?:ein|einen) (?:(?:neues|zusammengesetztes) )?(?:wort|nomen|namenwort)`,
  `(?:heißt|sagt) (?:es|man) \\p{L}+(?: \\p{L}+){0,3} oder \\p{L}+(?: \\p{L}+){0,3}`,
  `(?:setze?|schreib|stell) ${X} (?:in die|ins|in den) (?:mehrzahl|einzahl|vergangenheit|plural|präteritum|perfekt|gegenwart|zukunft)`,
  `was (?:heißt|bedeutet|meint)(?: das| es| man damit)? wenn (?:jemand|einer|man|wer|etwas|ein kind|eine person) (?:\\p{L}+ ){1,3}(?:ist|hat|tut|wird|macht)`,
  `(?:sag|nenn|such|find|weißt|kennst|zeig)(?:e|st)?(?: (?:mir|uns|du|mal|bitte|noch|ein paar|zwei|drei|vier|fünf|sechs|zehn|\\d+|ein|eine|einen|viele))* (?:wort|wörter|nomen|namenw\\p{L}+|verb(?:en)?|tunw\\p{L}+|adjektive?|wiew\\p{L}+) (?:mit|die mit) (?:(?:dem|buchstaben|einem|nem) )*\\p{L}{1,3}(?: (?:am anfang|am ende|vorne|hinten|anfangen|an))?`,
  `(?:.{0,40} )?(?:adjektive?|wiew(?:ort|örter)|eigenschaftsw(?:ort|örter)) (?:zu|zum|zur|für|von) ${X}`,
  `(?:steiger|steigere) (?:mal |bitte )*${X}|wie steigert man ${X}`,
].map(
  (frame) =>
    new RegExp(`^(?:(?:lux|du|sag mal|hallo|hey|äh|und|bitte|weißt du) )*(?:${frame})$`, 'u'),
);

/** Whether the whole of a sentence asks of a word and of nothing that it means. */
export const asksOnlyOfWord = (question: string): boolean => {
  const plain = plainOf(question);
  return FRAMES.some((frame) => frame.test(plain));
};

/** "Und von Oma?", "und essen?": the same of another word. */
const NEXT_WORD =
  /^(?:und|oder)(?: (?:von|vom|bei|beim|mit|auf|für|zu|zum))?(?: (?:der|die|das|dem|ein|einem|einer))? \p{L}{2,}[?. ]*$/iu;
/** How LUX tells of words. */
const TOLD_OF_WORD =
  /^(?:Ein|Eine) \p{L}+, viele |^In der Vergangenheit heißt es|^Im (?:Präteritum|Perfekt|Futur|Plusquamperfekt|Präsens) heißt es|^Gesteigert heißt es|^Es heißt: |^Die (?:Einzahl|Grundform|Mehrzahl) |^Das Gegenteil von |^(?:Auf|Ja,|Nein,|Für|Statt)? ?„\p{L}+“ |reimen sich|^Richtig ist /u;
const HALF_DONE = /nicht sicher übersetzen|kenne ich leider nicht/u;

/** What is asked of a word is decided before what the word means: no feeling, no fact, no remark. */
export function createAnswerAskedOfWord(desk: ReturnType<typeof createWordDesk>): Skill {
  return ({ question, earlier, last, level, concern }) => {
    if (concern) return null;
    const atOnce = desk.answerAtOnce(question, { earlier, last, level });
    if (atOnce !== null) return atOnce;
    const goesOn = last !== undefined && NEXT_WORD.test(question) && TOLD_OF_WORD.test(last);
    if (!goesOn && !asksOnlyOfWord(question)) return null;
    if (goesOn && isTroubled(question)) return null;
    const said = desk.answer(question, { earlier: goesOn ? earlier : [], last, level });
    return said === null || HALF_DONE.test(said) ? null : said;
  };
}
