import { capitalise, german, type Tools } from '../desk/tools.ts';

const TERM = '(?<term>(?:dativ|akkusativ)?-?objekt|(?:dativ|akkusativ)e? objekt)';
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:was|wo|wer|welches|wie heißt|find\\p{L}*|such\\p{L}*|nenn\\p{L}*|bestimm\\p{L}*)(?: (?:ist|steht|steckt|mal|hier|da))* (?:das )?${TERM}(?: ist)? (?:in dem satz|im satz|in|von|bei|aus|hier) (?<sentence>\\p{L}+ \\p{L}+ \\S.*)$`,
    'u',
  ),
  new RegExp(
    `^(?:was|wer) ist (?:in|bei) (?:dem satz )?(?<sentence>\\p{L}+ \\p{L}+ \\S.*?) das ${TERM}$`,
    'u',
  ),
];
/** Whom one helps is asked by "wem". */
const DATIVE = /^(?:dem|einem|meinem|deinem|seinem|ihrem|unserem|mir|dir|ihm|ihnen|euch)$/u;
const DATIVE_OR_GENITIVE = /^(?:der|einer|meiner|deiner|seiner|ihrer|unserer)$/u;
const ACCUSATIVE =
  /^(?:den|einen|meinen|deinen|seinen|ihren|unseren|keinen|mich|dich|ihn|die|das|ein|eine|meine|deine|seine|ihre|unsere|mein|dein|sein|ihr|keine?)$/u;
const PREPOSITION =
  /^(?:mit|nach|bei|von|zu|aus|in|an|auf|für|unter|über|neben|vor|hinter|zwischen|ohne|gegen|durch|um|seit|wegen|im|am|zum|zur|vom|beim|ins)$/u;
const ADJECTIVE = /e[nmrs]?$/u;

interface Part {
  words: string[];
  case: 'dativ' | 'akkusativ';
}

/** Nouns with what stands before them, behind the verb, where no preposition leads them. */
function objectsOf(words: readonly string[], tools: Tools): Part[] {
  const isNoun = (word = '') => /^\p{Lu}/u.test(tools.spelling.known(word) ?? '');
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (PREPOSITION.test(word)) {
      const end = words.findIndex((each, place) => place > at && isNoun(each));
      if (end < 0) break;
      at = end;
      continue;
    }
    if (/^(?:mir|dir|ihm|ihnen|euch|mich|dich|ihn)$/u.test(word)) {
      parts.push({
        words: [word],
        case: /^(?:mich|dich|ihn)$/u.test(word) ? 'akkusativ' : 'dativ',
      });
      continue;
    }
    const isOpening = DATIVE.test(word) || DATIVE_OR_GENITIVE.test(word) || ACCUSATIVE.test(word);
    const end = words.findIndex(
      (each, place) =>
        place >= at &&
        isNoun(each) &&
        words.slice(at + 1, place).every((one) => ADJECTIVE.test(one)),
    );
    if (end < 0 || (!isOpening && !isNoun(word))) continue;
    parts.push({
      words: words.slice(at, end + 1),
      case: DATIVE.test(word) || DATIVE_OR_GENITIVE.test(word) ? 'dativ' : 'akkusativ',
    });
    at = end;
  }
  return parts;
}

const QUESTION = { dativ: 'Wem', akkusativ: 'Wen oder was' } as const;
const NO_OBJECT = /^(?:ist|bin|bist|sind|seid|war|waren|wird|werden|bleibt|heißt)$/u;

/** "Wo ist das Akkusativobjekt in …": whom or what, and to whom. */
export function answerObject(text: string, tools: Tools): string | null {
  const groups = ASKS.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const { term = '', sentence = '' } = groups ?? {};
  const words = sentence.split(' ');
  const verbAt = words.findIndex((word, at) => {
    const verb = at > 0 ? tools.verbOf(word) : undefined;
    const isNoun = /^\p{Lu}/u.test(tools.spelling.known(word) ?? '');
    return (
      verb !== undefined && !isNoun && (verb.present.includes(word) || verb.past.includes(word))
    );
  });
  const verb = words[verbAt] ?? '';
  if (verbAt < 1 || verbAt > 4 || NO_OBJECT.test(verb)) return null;
  const subject = words.slice(0, verbAt).join(' ');
  const wanted = /dativ/u.test(term) ? 'dativ' : /akkusativ/u.test(term) ? 'akkusativ' : null;
  const behind = objectsOf(words.slice(verbAt + 1), tools);
  // "Am Montag frisst unser Hamster": the first behind the verb is who does it.
  const found = (isFronted(words[0]) ? behind.slice(1) : behind).filter(
    (part) => wanted === null || part.case === wanted,
  );
  if (found.length === 0) return null;
  const write = (part: Part) => {
    const noun = part.words.at(-1) ?? '';
    return [...part.words.slice(0, -1), tools.spelling.known(noun) ?? noun].join(' ');
  };
  return found
    .map((part) => {
      const name = part.case === 'dativ' ? 'Dativobjekt' : 'Akkusativobjekt';
      const who =
        /^(?:der|die|das|ein|eine|ich|du|er|sie|es|wir|mein|meine|unser|unsere|sein|seine|ihr|ihre) ?\p{L}*$/u.test(
          subject,
        );
      return `Das ${name} ist ${german(write(part))}. Man fragt: ${QUESTION[part.case]}${who ? ` ${verb} ${spelt(subject, tools)}` : ''}?`;
    })
    .join(' ');
}

const isFronted = (word = '') =>
  PREPOSITION.test(word) ||
  /^(?:heute|gestern|morgen|jetzt|dann|da|dort|hier|oft|manchmal|immer|abends|morgens)$/u.test(
    word,
  );

const spelt = (subject: string, { spelling }: Tools) =>
  subject
    .split(' ')
    .map((word, at, all) =>
      at === all.length - 1 && at > 0 ? (spelling.known(word) ?? capitalise(word)) : word,
    )
    .join(' ');
