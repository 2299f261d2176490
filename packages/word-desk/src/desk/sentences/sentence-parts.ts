import { findAdjective } from '../../lexicon/find-forms.ts';
import { capitalise, german, list, type Tools } from '../tools.ts';

const TERM =
  '(?<term>subjekt|satzgegenstand|prädikat|satzaussage|satzkern|(?:dativ|akkusativ)?-?objekt|verb|tunwort|tunwörter|nomen|namenwort|namenwörter|adjektiv|wiewort|wiewörter)(?:en?|e)?';
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:und )?(?:was|wer|welches wort|wo) (?:ist|steht|steckt) (?:hier |da )?(?:in|im|bei|von)(?: dem| diesem)?(?: satz)? (?<sentence>\\S+ .+?) (?:das|der|die) ${TERM}$`,
    'u',
  ),
  new RegExp(
    `^(?:welche wörter|welches wort|was|wer) (?:(?:ist|sind) )?(?:im|in dem|in|vom)(?: satz)? (?<sentence>\\S+ .+?) (?:ist|sind)(?: ein| eine| das| die)? ${TERM}n?$`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${TERM}(?: (?:ist|sind|steckt|stecken|steht|stehen|hat|gibt es|kommt|kommen))?(?: (?:in|im|bei|von|vom|aus)(?: dem| diesem| den)?(?: satz| wort)?| des satzes| satz| hier) (?<sentence>\\S+ .+)`,
    'u',
  ),
  new RegExp(
    `^(?<sentence>\\S+ \\S.*?) (?:was|welches wort|wer|wo)(?: ist| sind| steht| steckt)?(?: da| hier| darin| davon)?(?: das| der| die)? ${TERM}$`,
    'u',
  ),
  new RegExp(
    `^(?:in|im|bei|von)(?: dem| diesem)?(?: satz)? (?<sentence>\\S+ .+?) (?:was|wer|welches|welches wort|wo|wie heißt)(?: ist| sind| heißt)?(?: hier| da)?(?: das| der| die)? ${TERM}`,
    'u',
  ),
];
/** What stands in front without doing anything: "heute", "im Garten", "den Ball". */
const NO_SUBJECT =
  /^(?:heute|gestern|morgen|morgens|abends|jetzt|dann|da|dort|hier|oft|manchmal|immer|im|am|in|an|auf|unter|über|neben|vor|hinter|nach|bei|mit|zum|zur|beim|vom|aus|den|dem|einen|einem|meinen|meinem|mir|mich|dir|dich|ihm|ihn|uns)$/;
const PRONOUN = /^(?:ich|du|er|sie|es|wir|ihr|man|wer)$/;
const DATIVE =
  /^(?:dem|einem|einer|meine[mr]|deine[mr]|seine[mr]|ihre[mr]|unsere[mr]|keine[mr]|der|mir|dir|ihm|ihr|uns|euch|ihnen)$/;
const ACCUSATIVE =
  /^(?:den|die|das|einen?|eine|meinen?|meine|deinen?|deine|seinen?|seine|ihren?|ihre|keinen?|keine|mich|dich|ihn|viele)$/;
const ADVERB =
  /^(?:laut|leise|schnell|langsam|gern|gerne|sehr|oft|heute|gestern|morgen|jetzt|immer|nicht|auch|draußen|drinnen|im|in|am|an|auf|unter|mit|nach|zu|zum|zur|bei|beim|für|vor|aus|von)$/;
const SMALL = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|sehr|auch|nicht)$/;
const MOST_WORDS = 12;

/** "Was ist das Subjekt in Der Hund bellt laut?": the parts of a plain sentence; null of all others. */
export function answerSentencePart(text: string, tools: Tools): string | null {
  const hidden = hiddenVerb(text, tools);
  if (hidden !== null) return hidden;
  const groups = ASKED.map((pattern) => pattern.exec(text)?.groups).find((found) => found);
  const { term = '', sentence = '' } = groups ?? {};
  const words = sentence.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const write = (part: readonly string[]) =>
    german(part.map((word, at) => spelt(word, part[at - 1], tools)).join(' '));
  if (/^(?:nomen|namen|adjektiv|wie)/.test(term)) return ofKind(term, words, tools);
  const verbAt = words.findIndex((word, at) => at > 0 && isVerbForm(word, tools));
  if (verbAt < 1) return null;
  const verbs = MANY_VERBS.test(text) ? verbsIn(words, tools) : [];
  if (verbs.length > 1) return `Die Verben sind: ${list(verbs.map((each) => german(each)))}.`;
  const verb = words[verbAt] ?? '';
  const { subject, rest } = split(words, verbAt, tools);
  if (/^(?:prädikat|satza|satzk|verb|tun)/.test(term)) {
    const last = rest.at(-1);
    const name = /^(?:verb|tun)/.test(term) ? 'Das Verb' : 'Das Prädikat';
    const whole = last === undefined ? undefined : tools.verbOf(`${verb} ${last}`);
    // "Ruft … an" is one verb, though its prefix stands at the end.
    if (whole && whole.prefix !== '' && whole.prefix === last)
      return `${name} ist ${german(`${verb} … ${last}`)}. Die Grundform ist ${german(whole.infinitive)}.`;
    const second = last !== undefined && isSecondVerb(last, verb, tools) ? [last] : [];
    return `${name} ist ${write([verb, ...second])}.`;
  }
  if (subject.length === 0) return null;
  if (/^(?:subj|satzg)/.test(term)) {
    return `Das Subjekt ist ${write(subject)}. Frag so: Wer oder was ${verb}?`;
  }
  const object = objectIn(rest, term, tools);
  return object
    ? `Das ${term.startsWith('o') ? 'Objekt' : capitalise(term)} ist ${write(object)}.`
    : null;
}

const MANY_VERBS = /(?<!\p{L})(?:verben|tunwörter|zeitwörter)(?!\p{L})/u;
/** Each verb of a sentence that joins several. */
const verbsIn = (words: readonly string[], tools: Tools) =>
  words.filter((word, at) => at > 0 && isVerbForm(word, tools) && !ACCUSATIVE.test(word));

const HIDDEN =
  /(?<!\p{L})(?:verb|tunwort|zeitwort) (?:steckt|ist|versteckt sich|versteckt|findet man|findest) (?:in|im wort|in dem wort|im nomen) (?<word>\p{L}+)$/u;
const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** "Welches Verb steckt in Fahrer?" */
function hiddenVerb(text: string, { verbOf }: Tools): string | null {
  const word = HIDDEN.exec(text)?.groups?.word;
  if (word === undefined) return null;
  const stem = word.replace(/(?:erin|er|ung|bar|lich|sam|nis|el|ig)$/, '');
  const plain = stem.replace(/[äöü]/, (vowel) => PLAIN[vowel] ?? vowel);
  const verb = [`${stem}en`, `${stem}n`, `${plain}en`, `${plain}n`]
    .map((candidate) => verbOf(candidate)?.infinitive)
    .find(Boolean);
  return verb ? `In ${german(capitalise(word))} steckt das Verb ${german(verb)}.` : null;
}

function isVerbForm(word: string, { verbOf, spelling }: Tools): boolean {
  const verb = verbOf(word);
  if (!verb || /^\p{Lu}/u.test(spelling.known(word) ?? '')) return false;
  return verb.present.includes(word) || verb.past.includes(word);
}

/** "Hat … gespielt", "will … lesen": what belongs to the verb at the end. */
function isSecondVerb(word: string, verb: string, { verbOf }: Tools): boolean {
  const other = verbOf(word);
  const isHelper =
    /^(?:hat|habe|haben|hast|habt|hatten?|ist|bin|sind|bist|war|waren|will|wollen|kann|können|muss|müssen|soll|darf|möchte|wird|werden|werde)$/.test(
      verb,
    );
  return isHelper && (other?.participle === word || other?.infinitive === word);
}

function split(words: readonly string[], verbAt: number, tools: Tools) {
  const before = words.slice(0, verbAt);
  const after = words.slice(verbAt + 1);
  if (!NO_SUBJECT.test(before[0] ?? '')) return { subject: before, rest: after };
  const [first = ''] = after;
  const end = PRONOUN.test(first) ? 1 : after.findIndex((word) => isNoun(word, tools)) + 1;
  return { subject: after.slice(0, end), rest: [...before, ...after.slice(end)] };
}

const isNoun = (word: string, { spelling, lexicon }: Tools) =>
  /^\p{Lu}/u.test(spelling.known(word) ?? (lexicon.isAdjective(word) ? '' : 'X')) &&
  !DATIVE.test(word) &&
  !ACCUSATIVE.test(word) &&
  !ADVERB.test(word);

/** From its article to its noun. */
function objectIn(rest: readonly string[], term: string, tools: Tools): string[] | null {
  const wanted = term.startsWith('dativ')
    ? [DATIVE]
    : term.startsWith('akk')
      ? [ACCUSATIVE]
      : [ACCUSATIVE, DATIVE];
  for (const pattern of wanted) {
    const start = rest.findIndex(
      (word, at) =>
        pattern.test(word) &&
        !/^(?:mit|nach|bei|von|zu|aus|in|an|auf|für|unter|über)$/.test(rest[at - 1] ?? ''),
    );
    if (start < 0) continue;
    const end = rest.findIndex((word, at) => at >= start && isNoun(word, tools));
    return rest.slice(start, end < 0 ? start + 1 : end + 1);
  }
  return null;
}

function ofKind(term: string, words: readonly string[], tools: Tools): string | null {
  const isNouns = /^n/.test(term);
  const isBig = (word = '') => /^\p{Lu}/u.test(tools.spelling.known(word) ?? '');
  const found = words.filter((word, at) =>
    isNouns
      ? isBig(word) && !(findAdjective(tools.lexicon, word) && isBig(words[at + 1]))
      : findAdjective(tools.lexicon, word) !== undefined &&
        !isVerbForm(word, tools) &&
        !SMALL.test(word),
  );
  if (found.length === 0) return null;
  const said = list(found.map((word) => german(isNouns ? capitalise(word) : word)));
  const name = isNouns
    ? found.length > 1
      ? 'Die Nomen sind'
      : 'Das Nomen ist'
    : found.length > 1
      ? 'Die Adjektive sind'
      : 'Das Adjektiv ist';
  return `${name}: ${said}.`;
}

/** Nouns and names with a capital letter. */
function spelt(word: string, before: string | undefined, { spelling }: Tools): string {
  const known = spelling.known(word);
  if (known) return known;
  return before === undefined ||
    DATIVE.test(before) ||
    ACCUSATIVE.test(before) ||
    !/^\p{L}{1,3}$/u.test(word)
    ? capitalise(word)
    : word;
}
