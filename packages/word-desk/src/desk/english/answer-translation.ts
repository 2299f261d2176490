import { germanWords } from '../../english/sentences/contractions.ts';
import { beginsWithVowel } from '../../set-tasks/english-choices.ts';
import { englishly, german, type Tools } from '../tools.ts';

const LEAD =
  /^(?:(?:bitte|kannst du|könntest du|kannst|mal|mir|lux|hey|du|und|sag|sage|sag mal|ich will|ich möchte|wie) )*(?:übersetz\p{L}*|translate)(?: (?:mal|bitte|mir|uns|den satz|das(?! (?:ist|sind|war|waren|kann|hat|mag|macht|gefällt|heißt))|folgendes|ins|auf|in|deutsche|englische|deutsch|englisch|was heißt))*[:,–-]*\s+(?<text>\S.*)$/iu;
const BEHIND_LANGUAGE =
  /^(?:(?:sag|sage|bitte|mal|mir|und|wie|heißt|sagt man|sage ich|was heißt) )*(?:auf|in) (?<language>englisch|deutsch)(?: bitte)?[:,–-]*\s+(?!(?:zählen|zähl|sagen|heißt|sprechen|reden|üben)(?!\p{L}))(?<text>\S+ \S.*)$/iu;
/** `She has got three cats. Und auf Deutsch?` */
const AFTERTHOUGHT =
  /^(?<text>\S+ .*?\S)\s*[.!?,–-]\s*(?:und |aber )?(?:(?:wie|was) (?:heißt|sagt man|sag ich|ist)(?: das)? )?(?:auf|in) (?<language>deutsch|englisch)(?: bitte)?[?!.]*$/iu;
const QUOTED = /[„"»“](?<text>[a-z][a-z' !?.,’]+)[“"«”]/iu;
const ASKS_MEANING =
  /(?<!\p{L})(?:was|wie) (?:\p{L}+ ){0,4}?(?:heißt|heisst|bedeutet|will|meint|ist|soll)(?!\p{L})|bedeutung|auf deutsch|versteh/iu;
const MEANING =
  /^(?:und )?(?:was|wie) (?:heißt|heisst|bedeutet|meint|ist|soll|heist)(?: denn| das| eigentlich)? (?<text>.+?)(?: (?:auf deutsch|übersetzt|heißen|bedeuten))?[?!.]*$/iu;
const THEN_ASKS =
  /^(?<text>[a-z][a-z' ,!?’]+?)\s*[,–-]?\s+(?:und )?was (?:heißt|bedeutet|soll|will|meint|ist|muss|sag|antwort)\p{L}*(?: .*)?$/iu;
const ASKS_REPLY = /(?:antwort|sage? ich|sagen|soll ich)/iu;
const REPLIES: readonly (readonly [RegExp, string])[] = [
  [/^how are you/, "I'm fine, thank you."],
  [/^what(?:'s| is) your name/, 'My name is …'],
  [/^how old are you/, 'I am … years old.'],
  [/^where are you from/, "I'm from Germany."],
  [/^thank you|^thanks/, "You're welcome."],
];
const COLOURS_AT =
  /^wie (?:heißen|heißt|sagt man|sagen)(?: die)? (?<text>.+?) (?:bei den engländern|in england|für engländer|in amerika)$/iu;

const A_OR_AN =
  /^(?:wie )?(?:heißt es|sagt man|ist es|schreibt man|muss (?:es|ich))(?: \p{L}+)? an? (?<word>[a-z]+),? oder an? \k<word>/iu;
const GROUP =
  /^(?:welche|nenn\p{L}*|sag\p{L}*|zähl\p{L}*)(?: mir| mal| die| ein paar| alle)* (?<group>farben|tiere|zahlen|wochentage|monate|jahreszeiten|körperteile)(?: \p{L}+){0,3} (?:auf|in) englisch/iu;
const LEAST_HEARD = 3;

function aOrAn(word: string): string {
  return beginsWithVowel(word)
    ? `Es heißt ${englishly(`an ${word}`)}. Vor einem Laut wie a, e, i, o oder u sagt man ${englishly('an')}.`
    : `Es heißt ${englishly(`a ${word}`)}. ${englishly('An')} sagt man nur vor einem Laut wie a, e, i, o oder u.`;
}

/** A child speaks English, and it was written with German letters. */
export function answerHeardEnglish(question: string, tools: Tools): string | null {
  const spoken = question.trim().replace(/[?!.]+$/, '');
  return isHeardAsEnglish(spoken, tools) ? sentence(tools.ear().hear(spoken) ?? '', tools) : null;
}

/** "Ai häf a dog": no German, and each word of it sounds English. */
function isHeardAsEnglish(text: string, tools: Tools): boolean {
  const words = text.split(' ');
  if (words.length < LEAST_HEARD || /\d/.test(text) || tools.ear().isEnglish(text)) return false;
  const isKnown = (word: string) => tools.spelling.known(word.toLowerCase()) !== undefined;
  const strange = words.filter((word) => !isKnown(word)).length;
  return strange * 2 >= words.length && tools.ear().hear(text) !== null;
}

/** Whole sentences both ways: "übersetz: …", "auf Englisch: …", „sit down“, and English written by ear. */
export function answerTranslation(question: string, tools: Tools): string | null {
  const plain = question.trim().replace(/\s+/g, ' ');
  const quoted = QUOTED.exec(plain)?.groups?.text;
  if (quoted && ASKS_MEANING.test(plain) && tools.ear().isEnglish(quoted))
    return toGerman(quoted, tools);
  const lead = LEAD.exec(plain)?.groups?.text ?? null;
  if (lead !== null) {
    const text = lead.replace(/\s+(?:auf|ins) (?:englisch\p{L}*|deutsch\p{L}*)[.!?]*$/u, '');
    return tools.ear().isEnglish(text) ? toGerman(text, tools) : toEnglish(text, tools);
  }
  const { language, text: said = '' } =
    (AFTERTHOUGHT.exec(plain) ?? BEHIND_LANGUAGE.exec(plain))?.groups ?? {};
  if (language) {
    const text = said.replace(/^(?:sag|sage)(?: mal| mir| bitte| du| doch)*[:, ]+/iu, '');
    return language.toLowerCase() === 'deutsch' ? toGerman(text, tools) : toEnglish(text, tools);
  }
  const colours = COLOURS_AT.exec(plain.replace(/[?!.]+$/, ''))?.groups?.text;
  if (colours)
    return tools.answerAgain(`was heißt ${colours.replace(/^farben? /, '')} auf englisch`);
  const told = THEN_ASKS.exec(plain.replace(/[„“"”]/g, ''))?.groups?.text?.trim();
  if (told && tools.ear().isEnglish(told) && told.includes(' ')) {
    const reply = REPLIES.find(([pattern]) => pattern.test(told.toLowerCase()))?.[1];
    const meaning = toGerman(told, tools);
    return meaning && reply && ASKS_REPLY.test(plain)
      ? `${meaning} Du kannst antworten: ${englishly(reply)}`
      : meaning;
  }
  const meant = behindTelling(plain, tools);
  if (meant) return meant;
  const article = A_OR_AN.exec(plain)?.groups?.word;
  if (article) return aOrAn(article);
  const group = GROUP.exec(plain)?.groups?.group;
  if (group) return tools.answerAgain(`wie heißen die ${group} auf englisch`);
  if (/englisch/iu.test(plain)) return null;
  const asked = MEANING.exec(plain)?.groups?.text?.trim() ?? '';
  if (!asked.includes(' ')) return null;
  if (tools.ear().isEnglish(asked) && !isGerman(asked, tools)) return sentence(asked, tools);
  const heard = isGerman(asked, tools)
    ? null
    : (tools.ear().phrase(asked) ?? tools.ear().hear(asked));
  return heard ? sentence(heard, tools) : null;
}

const ASKS_LAST =
  /^(?<before>.{4,120}?)[\s,.!?:–-]+(?:und )?(?:was|wie) (?:heißt|heisst|bedeutet|soll|sollte|meint|meinte|ist|war|heist|will|wollte|möchte)(?: das| es| denn| eigentlich| er| sie| der| die| ich da| damit| nochmal| noch mal| von mir| jetzt)*(?: auf deutsch| heißen| bedeuten| machen| tun)?[?!. ]*$/iu;

/** "Mein Lehrer hat gesagt well done, was heißt das?": the English at the end of what is told. */
function behindTelling(plain: string, tools: Tools): string | null {
  const words =
    ASKS_LAST.exec(plain.replace(/[„“"”]/g, ''))?.groups?.before?.split(/[\s,:]+/) ?? [];
  for (const from of words.keys()) {
    const text = words.slice(from).join(' ');
    if (isGerman(text, tools)) continue;
    if (words.slice(from).every((word) => tools.ear().isEnglish(word)))
      return toGerman(text, tools);
    const heard =
      tools.ear().phrase(text) ?? (isHeardAsEnglish(text, tools) ? tools.ear().hear(text) : null);
    const said = heard && text.includes(' ') ? sentence(heard, tools) : null;
    if (said) return said;
  }
  return null;
}

/** Whether all its words are German, too: "was ist hat" says nothing. */
const isGerman = (text: string, { spelling }: Tools) =>
  germanWords(text).every((word) => spelling.known(word) !== undefined);

function sentence(text: string, { english, translator }: Tools): string | null {
  const phrase = english.englishPhrase(text);
  if (phrase) return `${englishly(phrase.en)} heißt auf Deutsch: ${german(phrase.de)}`;
  const said = translator().toGerman(text);
  return said ? `Das heißt auf Deutsch: ${german(said)}` : inTwo(text, english);
}

/** "Good morning, teacher": a phrase and a word. */
function inTwo(text: string, english: Tools['english']): string | null {
  const words = text.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const left = words.slice(0, at).join(' ');
    if (/^(?:who|what|where|when|how|why|which)(?![a-z])/iu.test(left)) continue;
    const phrase = english.englishPhrase(left) ?? (at > 1 ? english.english(left)[0] : undefined);
    const [word] = english.english(words.slice(at).join(' '));
    if (phrase && word) {
      return `${englishly(text)} heißt auf Deutsch: ${german(`${phrase.de.replace(/[.!]$/, '')}, ${word.de}!`)}`;
    }
  }
  return null;
}

function toGerman(heard: string, tools: Tools): string | null {
  const text = heard.replace(/[.!?]+$/, '');
  const whole = sentence(text, tools) ?? sentence(tools.ear().hear(text) ?? text, tools);
  return whole ?? tools.answerAgain(`was heißt ${text}`);
}

function toEnglish(heard: string, tools: Tools): string | null {
  const text = heard.replace(/[.!?]+$/, '').replace(/[„“"”]/g, '');
  const phrase = tools.english.germanPhrase(text);
  if (phrase) return `Auf Englisch sagt man: ${englishly(phrase.en)}`;
  const said = text.includes(' ') ? tools.translator().toEnglish(text) : null;
  return said
    ? `Auf Englisch sagt man: ${englishly(said)}`
    : tools.answerAgain(`wie heißt ${text.toLowerCase()} auf englisch`);
}
