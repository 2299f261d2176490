import { readLetterChoice } from './letter-choice.ts';
import { NO_WORD } from './loose-frames.ts';
import type { Request, Task } from './request.ts';

/** What is said about words, and is hardly ever the word that is asked about. */
const TALK = new RegExp(
  `^(?:${[
    'schreib\\p{L}*|geschrieben|gesteigert|steiger\\p{L}*|gebeugt|beug\\p{L}*|konjugier\\p{L}*|deklinier\\p{L}*|präteritum|perfekt|plusquamperfekt|futur|imperativ|befehlsform|genitiv|dativ|akkusativ|nominativ|fall|fälle|aufschreiben|buchstab\\p{L}*|silben?|reim\\p{L}*|artikel|begleiter|mehrzahl|einzahl|plural|singular',
    'gegenteil\\p{L}*|wortart\\p{L}*|wortfamilie|familie|familien|verwandt\\p{L}*|laut|laute|anlaut|endlaut|abc|alphabet|diktat|heft|beispiel\\p{L}*|aufgabe\\p{L}*|hausaufgabe\\p{L}*',
    'groß\\p{L}*|klein\\p{L}*|vergangenheit|gegenwart|zukunft|grundform|nomen|verb|adjektiv|namenwort|tunwort|wiewort',
    'kommt|kommen|hat|habe?|hast|haben|muss|müssen|musst|soll|sollen|sollte|kann|kannst|können|will|willst|möchte|darf|darfst|wird|werden|würde|ist|sind|bin|war|sein|gibt|geht|gehört|gehören|macht|nimmt|nehme|steht|stehen|heißt|heißen|sagt|sage?|sagen|fängt|fangen|beginnt|beginnen|endet|hört|hören|höre|klingt|klatsch\\p{L}*|trenn\\p{L}*|passt|weiß|weißt|wissen|kenn\\p{L}*|such\\p{L}*|find\\p{L}*|brauch\\p{L}*|nenn\\p{L}*|hilf|helf\\p{L}*|glaub\\p{L}*|mein\\p{L}*|denk\\p{L}*|frag\\p{L}*|versteh\\p{L}*|erklär\\p{L}*|zeig\\p{L}*|gib|mach|mache|bild\\p{L}*|setz\\p{L}*|hin|rein|drin|dran|davor|dahinter|vorne?|hinten|ende|anfang|mitte|erste[rnms]?|zweite[rnms]?|letzte[rnms]?|zwei|drei|viele?n?|mehrere|mehr|ein|eins|noch|immer|nie|nicht|kein|keine|so|da|hier|dann|wenn|weil|dass|ob|auch|schon|oft|mal|nochmal|gerade|grad|grade|jetzt|wirklich|richtig|richtige|richtiger|richtigen|falsch|besser|genau|oben|deutsch|lehrerin|lehrer|frau|herr|mama|papa|freundin|schwester|bruder|heute|morgen|gestern|vor|nach|von|vom|zu|zum|zur|bei|beim|mit|ohne|auf|am|an|im|in|aus|für|über|sich|warum|wieso|weshalb|wozu|womit|wo|wer|wann|welche[rnms]?|welch|warst|ja|nein|oder|als|wie|bisschen|doch|etwas|irgendwas|irgendein\\p{L}*|alle|alles|andere[rnms]?|anders|anderes|statt|gleich|ähnlich|leicht|schwer|schwere|schwierig\\p{L}*|kurz|lang|lange',
  ].join('|')})$`,
  'u',
);
const MARKED =
  /(?:wort|von|vom|zu|zum|auf|für|mit|bei|in|verb|nomen|adjektiv|namenwort|tunwort|wiewort) (?:(?:der|die|das|dem|den|ein|eine|einem|wort) )?(?<w>\p{L}{2,30})$/u;

type IsWord = (word: string) => boolean;

/** The one word that is left when all talk about words is taken away; undefined where that is unclear. */
function wordLeft(text: string, isWord: IsWord): string | undefined {
  const tokens = text.split(' ');
  const left = tokens.filter(
    (token) =>
      /^\p{L}{2,30}$/u.test(token) && !TALK.test(token) && !NO_WORD.test(token) && isWord(token),
  );
  const different = [...new Set(left)];
  if (different.length === 1) return different[0];
  const marked = MARKED.exec(text)?.groups?.w;
  if (different.length > 3) return undefined;
  return different.find((word) => word === marked) ?? different.at(-1);
}

const COUNTS_THINGS = /wie ?viele? (?!buchstabe|silbe|laute|vokal|selbstlaut)/u;

interface Cue {
  task: Task;
  pattern: RegExp;
  /** What the pattern says of the task. */
  detail?: string;
}

const CUES: readonly Cue[] = [
  {
    task: 'capital',
    pattern:
      /(?=.*(?:schreib|geschrieben|wort))(?=.*(?:groß|klein))|^(?:ist|wird|kommt) \p{L}+ (?:groß|klein)(?: oder (?:klein|groß))$/u,
  },
  { task: 'syllables', pattern: /silbe|(?:klatsch|trenn)\p{L}*/u },
  { task: 'rhyme', pattern: /reim/u },
  { task: 'opposite', pattern: /gegenteil|gegensatz|gegenwort/u },
  {
    task: 'family',
    pattern:
      /wortfamilie|familie|verwandt\p{L}* (?:wort|wörter)|(?:wort|wörter) .*verwandt|(?:welche|andere|mehr) wörter (?:gehören|passen) zu|wörter,? die zu \p{L}+ gehören/u,
  },
  {
    task: 'synonym',
    pattern:
      /(?:ander|ähnlich|schöner|besser)\p{L}* (?:wort|wörter|worte|ausdruck)|synonym|anders (?:sagen|ausdrücken)/u,
  },
  {
    task: 'letterAt',
    pattern:
      /(?:womit|mit was|mit wa|mit welche\p{L}*) .*(?:fängt|beginnt|anfang)|(?:welche\p{L}*|was) .*(?:buchstabe\p{L}*|laut) .*(?:anfang|vorne?|zuerst|erste)|(?:erste\p{L}*|anfangs) ?(?:buchstabe\p{L}*|laut)|anlaut/u,
    detail: 'anlaut',
  },
  {
    task: 'letterAt',
    pattern:
      /(?:womit|mit was|mit welche\p{L}*|auf was|worauf) .*(?:endet|hört)|(?:buchstabe\p{L}*|laut) .*(?:ende|hinten|letzte|schluss|zuletzt)|letzte\p{L}* (?:buchstabe\p{L}*|laut)|endlaut/u,
    detail: 'letzte',
  },
  {
    task: 'countLetters',
    pattern: /wie ?viele buchstaben/u,
    detail: 'buchstaben',
  },
  {
    task: 'plural',
    pattern:
      /mehrzahl|plural|wenn .*(?:zwei|mehrere|viele|mehr als ein) .*(?:was|wie|heißt|sag)|(?:heißt|sag\p{L}*|heißen) .*wenn .*(?:zwei|mehrere|viele|mehr als ein)/u,
  },
  { task: 'singular', pattern: /einzahl|singular/u },
  {
    task: 'wordKind',
    pattern:
      /wortart|(?:nomen|namenwort) oder (?:ein )?(?:verb|adjektiv|tunwort|wiewort)|(?:verb|tunwort|adjektiv|wiewort) oder (?:ein )?(?:nomen|verb|adjektiv|namenwort|tunwort|wiewort)/u,
  },
  {
    task: 'article',
    pattern:
      /artikel|begleiter|(?<!\p{L})(?:der|die|das) (?:oder )?(?:der|die|das)(?: oder (?:der|die|das))?(?!\p{L})/u,
  },
  { task: 'compare', pattern: /steiger/u },
  { task: 'conjugate', pattern: /konjugier|(?:alle|sämtliche) (?:personal)?formen/u },
  { task: 'baseForm', pattern: /grundform|infinitiv/u },
  { task: 'compounds', pattern: /zusammengesetzt\p{L}* .*(?<!\p{L})(?:mit|von|zu|aus) /u },
  { task: 'sentence', pattern: /(?:ein|einen|nen|n) satz (?:mit|wo|in)/u },
  {
    task: 'spell',
    pattern:
      /(?:wie|richtig) .*(?:schreib|geschrieben)|buchstabier|schreib\p{L}* .*(?:wie|richtig)|rechtschreib/u,
  },
];
/** A tense or a case is named, and the word is left. */
const NAMED: readonly (readonly [Task, RegExp])[] = [
  [
    'tense',
    /(?<!\p{L})(?:präteritum|plusquamperfekt|perfekt|futur|vergangenheit|zukunft|imperativ|befehlsform)(?!\p{L})/u,
  ],
  [
    'cases',
    /(?<!\p{L})(?:nominativ|genitiv|dativ|akkusativ|(?:wer|wessen|wem|wen)[- ]?fall|(?:erste|zweite|dritte|vierte)[nr]? fall)(?!\p{L})/u,
  ],
];
const PRONOUNS = /^(?:ich|du|er|sie|es|wir|ihr)$/;

/** "Er läuft, wie heißt das im Perfekt?", "der dritte Fall von der Hund". */
function readNamed(text: string, isWord: IsWord): Request | null {
  for (const [task, pattern] of NAMED) {
    const detail = pattern.exec(text)?.[0];
    const rest = detail === undefined ? '' : text.replace(detail, ' ').replace(/\s+/g, ' ').trim();
    const word = detail === undefined ? undefined : wordLeft(rest, isWord);
    if (detail === undefined || word === undefined) continue;
    const person = task === 'tense' ? rest.split(' ').find((one) => PRONOUNS.test(one)) : undefined;
    return { task, word, detail, ...(person && { person }), more: 0 };
  }
  return null;
}

const LONGEST = 140;
/** A story to be written or a letter to grandma is no word to be spelt. */
const NO_CUE =
  /(?<!\p{L})(?:brief|geschichte|aufsatz|gedicht|mail|nachricht|karte|rechne\p{L}*|minus|plus|englisch\p{L}*|english)(?!\p{L})/u;

/** What a question asks by single words in it, whatever their order; null where two readings are as likely. */
export function readByCues(text: string, isWord: IsWord): Request | null {
  if (text.length > LONGEST || NO_CUE.test(text)) return null;
  return (
    readPair(text) ?? readLetters(text, isWord) ?? readCue(text, isWord) ?? readNamed(text, isWord)
  );
}

const TOGETHER =
  /(?<w>\p{L}{2,20}) (?:und|plus|mit) (?<d>\p{L}{2,20}) (?:zusammen|als ein wort|zu einem wort|verbind)/u;
const WITH_LETTER =
  /(?:wort|wörter|nomen|namenwort|namenwörter) (?:\p{L}+ ){0,3}?mit (?:dem |einem |nem |ein |m )?(?:buchstaben )?(?<w>sch|st|sp|ch|ck|tz|ie|ei|eu|äu|au|qu|pf|[a-zäöü])(?<d> am ende| hinten| am anfang| vorne| in der mitte)?(?!\p{L})/u;
const NTH =
  /(?<w>erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|letzte|\d{1,2}\.?) buchstabe (?:im|vom|des|in dem|von dem) (?:abc|alphabet)/u;

/** What names its words by their place: "Schnee und Mann zusammen", "ein Wort mit ä". */
function readPair(text: string): Request | null {
  const pair = /(?:was|wie|wort|welches) /u.test(text) ? TOGETHER.exec(text)?.groups : undefined;
  if (pair) return { task: 'compose', word: pair.w ?? '', detail: pair.d ?? '', more: 0 };
  const place = NTH.exec(text)?.groups?.w;
  if (place !== undefined) return { task: 'alphabetPlace', word: place, more: 0 };
  const letter = WITH_LETTER.exec(text)?.groups;
  if (!letter?.w || /oder|schreib|kommt|hat /u.test(text)) return null;
  return {
    task: 'wordsWith',
    word: letter.w,
    ...(letter.d && { detail: letter.d.trim() }),
    more: 0,
  };
}

function readCue(text: string, isWord: IsWord): Request | null {
  if (COUNTS_THINGS.test(text)) return null;
  const cue = CUES.find(({ pattern }) => pattern.test(text));
  const word = cue && wordLeft(text, isWord);
  if (!cue || !word) return null;
  return { task: cue.task, word, ...(cue.detail !== undefined && { detail: cue.detail }), more: 0 };
}

const ASKS_WRITING =
  /schreib|geschrieben|wort|buchstab|^(?:hat|wird|ist|kommt|kommen|muss|gehört|mit|und|brauch)|(?:rein|hin|drin)$|oder (?:mit|ohne|zwei|doppel)/u;

/** "Kommt in Fahrrad ein h?", "hat See ein oder zwei e?" */
function readLetters(text: string, isWord: IsWord): Request | null {
  if (!ASKS_WRITING.test(text)) return null;
  const choice = readLetterChoice(text);
  const word = choice && wordLeft(choice.rest.replace(/\s+/g, ' ').trim(), isWord);
  if (!choice || !word) return null;
  const isWhy = /(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L})/u.test(text);
  return isWhy
    ? { task: 'spell', word, more: 0 }
    : { task: 'spellWith', word, detail: choice.detail, more: 0 };
}
