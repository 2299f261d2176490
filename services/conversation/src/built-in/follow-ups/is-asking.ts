import { firstNames } from '@lux/german-text/first-names.ts';

/** What may stand before a question and asks nothing. */
const LEAD = String.raw`^(?:(?:und|aber|also|oder|nee?|nein|nö|ja|hm+|ähm?|ach|oh|boah|wow|krass|cool|ok|okay|du|lux|hey|hallo|sag mal|sag|weißt du|bitte|noch)[ ,]+)*`;
/** "Dann" and "jetzt" may stand before a question word, before a verb they make a statement. */
const THEN = String.raw`(?:(?:dann|jetzt|da)[ ,]+)?`;
const WORD = String.raw`(?:wer|wen|wem|wessen|was|wie|wo|woher|wohin|wovon|womit|wozu|wofür|woraus|woran|worauf|wodurch|worüber|wann|warum|wieso|weshalb|welche[rsnm]?|wieviele?)(?!\p{L})`;
const PREPOSITION = String.raw`(?:(?:in|an|auf|aus|mit|von|bei|für|zu|um|ab|bis|seit|nach|über|durch|gegen) )?`;
/** "Wie schön!", "was für ein Tag!", "was solls": said, not asked. */
const EXCLAIMS =
  /^(?:\p{L}+ )?(?:wie (?:schön|cool|toll|süß|blöd|doof|gemein|lustig|krass|schade|nett|lieb|immer|gesagt|auch)(?!\p{L})(?! (?:ist|sind|war|wird|werden))|was für eine? |was (?:solls|soll['’]s|ein glück))/iu;
const BY_WORD = new RegExp(`${LEAD}${THEN}${PREPOSITION}${WORD}`, 'iu');
/** "Und ich, wie lang soll ich schlafen?": who is asked of stands first. Despair asks nothing. */
const WHO_FIRST = new RegExp(
  String.raw`${LEAD}(?!.*(?<!\p{L})(?:nur|bloß|noch|aushalten|ertragen|angst)(?!\p{L}))(?:ich|wir|mein\p{L}* \p{L}+),? wie (?:lange?|oft|viele?) (?:soll|sollen|sollte|muss|müssen|darf|dürfen|kann|können) (?:ich|wir|er|sie|es|der|die|das)(?!\p{L})`,
  'iu',
);
/** "Die Erde, wieso hat die keine?" */
const WORD_BEHIND =
  /(?<!\p{L})(?:wieso|warum|weshalb|wie ?viele?|welche[rsnm]?|woher|womit|wozu|wofür|wer|wem|wen|wann) (?:\p{L}+ )*\p{L}+[?. ]*$/iu;
const TELLS_BEFORE =
  /(?<!\p{L})(?:ich|wir|weiß|wissen|gesagt|erzählt|gefragt|egal|weil|dass)(?!\p{L})/iu;

/** Verbs as they stand before whom a question is about. */
const VERB = String.raw`(?:ist|isch|sind|war|waren|wird|werden|wurde|wurden|wäre|wären|würde|würden|hat|haben|hatte|hatten|hätte|kann|können|könnte|könnten|darf|dürfen|dürfte|soll|sollen|sollte|muss|müssen|musste|mussten|will|wollen|mag|mögen|gibts?|gab|tut|tun|\p{L}{2,}(?:t|en|eln|ern))`;
/** "Ihre Pferde, mussten die auch …?" */
const NAMED_FIRST = new RegExp(
  String.raw`${LEAD}(?:der|die|das|eine?|ihre?|seine?|unsere?) \p{L}+,? ${VERB} (?:die|der|das|sie|er|es) (?:auch|denn|das|da|so|schon|noch|nicht|eigentlich|überhaupt|wirklich|immer|mal|sowas)(?!\p{L})`,
  'iu',
);
/** What ends as a verb does and is none, or begins a statement. */
const NO_VERB = String.raw`(?:seit|mit|jetzt|nicht|selbst|erst|zuerst|zuletzt|gestern|heut|morgen|gegen|wegen|zwischen|neben|hinten|außen|innen|unten|oben|sonst|weit|dort|halt|echt|meist|fast|zusammen|draußen|drinnen|drüben|später|vielleicht|eben|einen|deinen|meinen|seinen|keinen|diesen|jeden|allen|gut|bunt|laut|alt|kalt|rot|nett|bereit|übrigens|wenigstens|meistens|damit|gerat|überhaupt|neulich|guten|schönen|vielen|gar|zwanzig|sieben|stimmt|bist|hast|kommst|machst|weißt|magst|kannst|willst|darfst|sollst|findest|denkst)`;
const WHO = String.raw`(?:er|sie|es|man|der|die|das|dem|den|eine?[rsnm]?|so eine?[rsnm]?|solche?|diese[rsnm]?|jede[rsnm]?|alle|manche|mein\p{L}*|unser\p{L}*|dein\p{L}*|sein\p{L}*|ihre?\p{L}?|ihr|mama|mami|papa|papi|oma|opa|da|dort|denn|auch)(?!\p{L})`;
const VERB_FIRST = new RegExp(`${LEAD}(?!${NO_VERB}(?!\\p{L}))${VERB} ${WHO}`, 'iu');
/** "Darf ich den streicheln?" */
const ASKS_LEAVE = new RegExp(
  String.raw`${LEAD}(?:darf|dürfen|soll|sollen|muss|müssen|kann|können|könnte|könnten) (?:ich|wir) (?:\p{L}+ ){1,8}\p{L}+e(?:n|ln|rn)[?. ]*$`,
  'iu',
);
/** "Durften im Mittelalter Mädchen in die Schule?", "lebten in der Steinzeit …": of the past, the verb first. */
const PAST_FIRST = new RegExp(
  `${LEAD}(?:durften|mussten|konnten|hatten|gab es|gingen|lebten|wohnten|trugen|gibt es|leben|können|dürfen) (?:in|im|auf|am|bei|früher|damals|denn|eigentlich|auch) `,
  'iu',
);
/** "Hat in den Pyramiden früher jemand gewohnt?" */
const ANYBODY = new RegExp(
  String.raw`${LEAD}(?:hat|haben|hatten|ist|sind|war|waren) (?:in|im|auf|am|bei|unter) (?:\p{L}+ ){1,4}(?:jemand|einer|menschen|leute|tiere)(?!\p{L})`,
  'iu',
);
const VERB_AND_NAME = new RegExp(
  `${LEAD}(?:hat|ist|kann|mag|will|wird|kommt|war|darf|muss) (\\p{L}+) `,
  'iu',
);
/** "Gibts bei uns auch welche" */
const ARE_THERE = new RegExp(`${LEAD}(?:gibts|gibt['’]s|gibt es|gabs|gab es) \\p{L}`, 'iu');
const NAMES = new Set(
  Object.values(firstNames).flatMap((list) => list.map((name) => name.toLowerCase())),
);
/** "War das cool", "ist der süß": said with its verb first. */
const SAID_SO =
  /(?:ist|war|sind|waren) (?:das|der|die|es) (?:\p{L}+ ){0,2}(?:cool|toll|schön|blöd|doof|gemein|lustig|krass|nett|lieb|süß|super|hammer|spaß|lecker|eklig|langweilig|peinlich|unfair|fies|witzig|gruselig)[!. ]*$/iu;
/** "…, oder?", "… oder wie" */
const TAG =
  /(?<! so)[ ,]+(?:oder(?: nicht| wie| was| doch)?|gell|nicht wahr|stimmts|stimmt das)[?!. ]*$/iu;
const WHETHER = new RegExp(`${LEAD}ob (?!ich )`, 'iu');

/**
 * Whether a saying asks by how it is built, though no question mark is heard: with a question word, with the
 * verb before whom it is about, or with "oder" at its end.
 */
export function isAsking(said: string): boolean {
  const text = said.trim();
  if (/\?\s*$/u.test(text)) return true;
  if (EXCLAIMS.test(text) || SAID_SO.test(text)) return false;
  if (BY_WORD.test(text) || WHO_FIRST.test(text) || WHETHER.test(text) || TAG.test(text))
    return true;
  const behind = WORD_BEHIND.exec(text);
  if (behind && behind.index > 0 && !TELLS_BEFORE.test(text.slice(0, behind.index))) return true;
  return isVerbFirst(text);
}

const BEGINS_WITH_VERB = new RegExp(`${LEAD}(?!${NO_VERB}(?!\\p{L}))${VERB} `, 'iu');
/** "Haben Igel …": with its verb first, whoever stands behind it. */
export const beginsWithVerb = (said: string): boolean => BEGINS_WITH_VERB.test(said.trim());

function isVerbFirst(text: string): boolean {
  const name = VERB_AND_NAME.exec(text)?.[1];
  return (
    VERB_FIRST.test(text) ||
    ARE_THERE.test(text) ||
    PAST_FIRST.test(text) ||
    ANYBODY.test(text) ||
    NAMED_FIRST.test(text) ||
    ASKS_LEAVE.test(text) ||
    (name !== undefined && NAMES.has(name.toLowerCase()))
  );
}
