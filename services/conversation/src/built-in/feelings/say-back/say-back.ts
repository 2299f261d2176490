import { isListedTown } from '@lux/child-safety/masking/places/town-names.ts';
import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import type { SpokenWordsFile } from '../feelings-file.ts';
import { isAdverb, isSurelySpelt } from './is-surely-spelt.ts';
import { HANGS_OFF, isTorn, NO_SUBJECT, WITHOUT_SUBJECT } from './is-torn.ts';
import {
  AWAY,
  BEFORE_NOUN,
  BEFORE_TOWN,
  COMMON_ADJECTIVE,
  DETERMINER,
  LANGUAGE,
  MODAL,
  MOOD,
  NAMED,
  NEVER_NOUN,
  NO_NOUN,
  NO_OWNED,
  NUMBER_WORD,
  ONE_OF_THEM,
  PARTED,
  PARTICIPLE,
  POSSESSIVE,
  SPEAKS,
} from './noun-signs.ts';
import { piecesOf } from './pieces-of.ts';
import { splitRunOn } from './split-run-on.ts';
import { CONJUNCTION, createTurnPerson, isVerb } from './turn-person.ts';
import { WRITTEN } from './written-out.ts';

const MAX_WORDS = 12;
/** What stands in front and says nothing. */
const FRONT =
  /^(?:(?:also|ähm?|äh|und|aber|lux|hallo|hey|du|na ja|naja|ja|nein|nee|doch|halt|irgendwie|ich glaube?|weißt du was|kannst du mir helfen|juhu|hurra|yippie|jippie|yeah|oje|oh je|oh|ach|hach|puh|manno|menno|mist|boah|mann|(?:ich )?wei(?:ß|ss) (?:ich )?(?:es |das )?(?:auch |gar )?nicht(?: so)?(?: genau)?(?=,| (?:mama|papa|oma|opa|er|sie|die|der|mein\p{L}*|unser\p{L}*|ich|wir|weil)(?!\p{L}))|keine ahnung)(?:,|\.)? )+/iu;
const BETWEEN = /(?<=\p{L}) (?:halt|irgendwie|sozusagen|quasi|eben mal)(?=[ ,]|$)/giu;
/** "… glaub ich" is said beside what is told. */
const BEHIND =
  /,? (?:glaube?|finde?|denke?|meine?) ich(?: mal| halt| so| jedenfalls)?$|,? (?:weißt du|weisst du|oder so|und so|oder|(?:guck|schau|hör|sieh|pass)(?: doch)? mal(?: her| zu| auf)?)$/iu;
/** Nothing of this is said back: it speaks to LUX, judges the child, or is no word for LUX. */
const UNSAID =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|eu[er]\p{L}*|dumm\p{L}*|blöd\p{L}*|doof\p{L}*|hässlich|fett|dick|scheiß\p{L}*|kack\p{L}*|arsch\p{L}*|idiot\p{L}*|keiner|keine[nm]? (?:freund\p{L}*|mensch\p{L}*)|niemand\p{L}*|schuld|selber schuld|versager\p{L}*|gemein\p{L}*|fies\p{L}*|nichts|verhauen|verkackt|nackt|leichen?|mörder\p{L}*|ermordet\p{L}*|blutig\p{L}*|hass\p{L}*|nennen|nennt|streber\p{L}*|zwerg|baby genannt|opfer|loser|stink\p{L}*|memme|heulsuse|weichei|angsthase|feigling|ob|was|(?<!(?<!\p{L})(?:aus|ist|sind|war|waren|klingt|klingen|schmeckt|schmecken|riecht|riechen|stinkt|quietscht|läuft|an|genauso|genau so|so \p{L}+) )wie|wo|warum)(?!\p{L})/iu;
const NO_LAST_NOUN =
  /^(?:[dm]ir|[dm]ich|dein\p{L}*|euch|ihm|ihr|ihn|ihnen|uns|hier|dort|allein\p{L}*|heute|gestern|morgen|drinnen|draußen|oben|unten|immer|oft|wieder|auch|so|schon|noch|mal|früh|spät|nicht|drüben|damals|vorher|nachher|daheim|zuhause|vorhin|nachts|abends)$/u;
const VERB_AT_END =
  /^(?!(?:nicht|mit|jetzt|seit|dort|oft|nichts|gestern|morgen|mehr|allein|euch|wegen|gegen|neben|zwischen|meinen|deinen|keinen|einen|den|sein|vielleicht)$)\p{L}*(?:t|en|st|bin|war|will|mag|kann|darf|muss|soll)$/u;
const FRAGMENT =
  /^(?:in|im|auf|bei|beim|mit|wegen|vor|vorm|am|an|nach|von|vom|zuhause|zu hause|daheim|drinnen|draußen|gestern|heute|morgen|vorhin|nachts|abends)(?!\p{L})/iu;
const MAX_FRAGMENT_WORDS = 5;
/** A piece of a sentence that says something on its own has at least so many words. */
const MIN_PIECE_WORDS = 3;
/** Where no joint shows the pieces, more are needed. */
const MIN_RUN_ON_WORDS = 4;
/** "Die anderen spielen": many do it, so the verb ends on -en. */
const MANY =
  /^(?:\p{L}+ )?(?:eltern|freunde|freundinnen|kinder|jungs|mädchen|anderen|andern|großen|geschwister|brüder|schwestern|omas|lehrer) (?!(?:schon|dann|denn|wenn|von|nun|in|an|kein|mein|ein|waren)(?!\p{L}))[a-zäöüß]+e?n(?!\p{L})|^(?:sie|alle) [a-zäöüß]+en(?!\p{L})/iu;
const VERB_OF_MANY =
  /^(?!(?:anderen|andern|meisten|großen|kleinen|neuen|alten|beiden|jungen|ganzen|ersten|letzten|zwillingen)$)[a-zäöüß]{3,}en$/u;
/** The person that "Mama" and "Papa" are is the child's. */
const RELATIVE = /^(mama|mami|oma|omi|papa|papi|opa)$/i;

/** "… und Papa haben gestritten": the half of a pair did not do it alone. */
const IS_OF_PAIR =
  /^(?:mama|mami|oma|omi|papa|papi|opa) (?:haben|sind|waren|hatten|wollen|können|müssen|streiten|reden|schreien)(?!\p{L})/iu;

/** "Dann kam er nicht" is told of what stood before, and says nothing alone. */
const HANGS_ON =
  /^(?:dann|da|das|er|sie|es|so|deshalb|darum|danach|meine?[rs]? (?:ist|sind|war|waren|hat|kann))(?!\p{L})/iu;
const SUBJECT = /^(?:du|ihr|er|sie|es|man)$/iu;
const ARTICLE = /^(?:der|die|das|den|dem)$/;

/**
 * Says a child's sentence back: "mein bruder hat mich gehauen" becomes "Dein Bruder hat dich gehauen.";
 * of a longer one, its longest piece that stands on its own. Null wherever the turned sentence might be wrong,
 * or would say something bad of the child.
 */
export function createSayBack(
  { du, ihr, adjectives, nouns, names }: SpokenWordsFile,
  isKnownNoun: (word: string) => boolean = () => false,
  /** What a dictionary knows a word for; without one nothing is doubted. */
  classOf?: (word: string) => WordClass,
) {
  const isAdjective = new Set(adjectives);
  const isCapital = new Set([...nouns, ...names]);
  const isOnlyNoun = (word: string) => classOf?.(word) === 'N';
  const turnPerson = createTurnPerson({ du, ihr }, classOf);
  const splitter = { du, ihr, isKnownNoun, classOf };
  const isOwn = (word: string) =>
    isCapital.has(word) ||
    isAdjective.has(word) ||
    (NUMBER_WORD.test(word) && !isListedTown(word)) ||
    (isVerb(word) && !isKnownNoun(word));

  /** @param isWhole whether nothing of what was said may be left out */
  return function sayBack(said: string, isWhole = false): string | null {
    // "Das hab ICH gemacht" is loud and no noun.
    const text = said.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase());
    if (text.trimEnd().endsWith('?') || /["„“”»«]/u.test(text)) return null;
    const isLower = text === text.toLowerCase();
    const sentences = text
      .trim()
      .replace(FRONT, '')
      .split(/(?<=[.!])\s+/);
    const isRunOn = sentences.some((sentence) => splitRunOn(sentence, splitter).length > 1);
    if (sentences.length === 1 && !isRunOn) {
      const whole = sayBackOne(sentences[0] ?? '', isLower);
      if (whole) return whole;
    }
    if (isWhole) return null;
    return (
      sentences
        .flatMap((sentence) => splitRunOn(sentence, splitter))
        .flatMap(piecesOf)
        .filter((piece, _, all) => all.length === 1 || !HANGS_ON.test(piece))
        .filter(
          (piece) => !WITHOUT_SUBJECT.test(piece) || sentences.some((one) => one.startsWith(piece)),
        )
        .filter(
          (piece) => piece.split(' ').length >= (isRunOn ? MIN_RUN_ON_WORDS : MIN_PIECE_WORDS),
        )
        .sort((a, b) => b.length - a.length)
        .map((piece) => sayBackOne(piece, isLower))
        .find((said) => said !== null && !said.endsWith(' also.')) ?? null
    );
  };

  function sayBackOne(sentence: string, isLower: boolean): string | null {
    if (UNSAID.test(sentence) || NO_SUBJECT.test(sentence) || HANGS_OFF.test(sentence)) return null;
    const spoken = sentence
      .replace(/[.!,]+$/, '')
      .replace(FRONT, '')
      .replace(BETWEEN, '')
      .replace(BEHIND, '')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .trim();
    const words = spoken
      .split(/\s+/)
      .flatMap((word) => (WRITTEN[word.toLowerCase()] ?? word).split(' '));
    if (words.length > MAX_WORDS || /[^\p{L}\p{N}\s,-]/u.test(spoken)) return null;
    const turned = turnPerson(words);
    if (!turned) return null;
    const { hasTurnedVerb } = turned;
    const named = nameSubject(turned.words);
    const spelt = isLower ? capitalise(named) : named;
    if (spelt.some((word, at) => word.length > 2 && word === spelt[at + 1])) return null;
    if (isTorn(spelt.join(' '))) return null;
    if (isLower && classOf && !isSurelySpelt(spelt, classOf, isOwn)) return null;
    if (hasRelative(spelt) || IS_OF_PAIR.test(spoken)) return null;
    const whole = spelt
      .join(' ')
      .replace(
        /(?<=\p{L}) (?=(?:weil|dass|wenn|obwohl|damit(?= (?:du|ihr|er|sie|es|man|dein\p{L}*|alle) )|aber(?! (?:immer|auch|nicht|so|gar|trotzdem|nie))) )/gu,
        ', ',
      )
      .replace(/,$/, '');
    const said = whole.charAt(0).toUpperCase() + whole.slice(1);
    const last = named.at(-1) ?? '';
    if (/^weil /i.test(said)) {
      const isMain = named.slice(2, -1).some((word) => isVerb(word.replace(/,$/, '')));
      if (VERB_AT_END.test(last) && !isMain) return `Ach so, weil${whole.slice(4)}.`;
      // "Weil die bohrt vielleicht" is said as a sentence of its own.
      return isVerb(words[2] ?? '') && !CONJUNCTION.test(words[1] ?? '')
        ? sayBackOne(words.slice(1).join(' '), isLower)
        : null;
    }
    const hasVerb =
      hasTurnedVerb || MANY.test(said) || named.some((word) => isVerb(word.replace(/,$/, '')));
    if (FRAGMENT.test(said) && !hasVerb) {
      return words.length <= MAX_FRAGMENT_WORDS ? `${capitaliseLast(said)} also.` : null;
    }
    const first = words[0]?.toLowerCase() ?? '';
    const asksOrder =
      /^(?:ich|wir|er|sie|es|man)$/i.test(words[1] ?? '') && du[first] !== undefined;
    const startsWithVerb = (isVerb(first) && !hasTurnedVerb) || asksOrder;
    const isHalf = CONJUNCTION.test(first) && !spoken.includes(',');
    return !isHalf && hasVerb && !startsWithVerb ? `${said}.` : null;
  }

  /** "Der hieß Krümel" becomes "Er hieß Krümel", "Mama weint" becomes "Deine Mama weint". */
  function nameSubject(words: string[]): string[] {
    const at = /^weil$/i.test(words[0] ?? '') ? 1 : 0;
    const subject = words[at] ?? '';
    const next = (words[at + 1] ?? '').replace(/,$/, '');
    const isMany = /^die$/i.test(subject) && VERB_OF_MANY.test(next);
    if (!isVerb(next) && !isMany) return words;
    // "Die Antwort" is no "sie antwortet".
    if (isKnownNoun(next) && !/^(?:hat|ist|war|will|kann)$/.test(next)) return words;
    const pronoun = { der: 'er', die: 'sie' }[subject.toLowerCase()];
    const isFemale = /^(?:mam|om)/i.test(subject);
    const named =
      pronoun ??
      (RELATIVE.test(subject)
        ? `${isFemale ? 'deine' : 'dein'} ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`
        : subject);
    return [...words.slice(0, at), ...named.split(' '), ...words.slice(at + 1)];
  }

  function capitalise(words: string[]): string[] {
    return words.map((word, at) => {
      const before = words.slice(Math.max(0, at - 2), at);
      const isOwned =
        POSSESSIVE.test(before.at(-1) ?? '') ||
        (isAdjective.has(before.at(-1) ?? '') && POSSESSIVE.test(before.at(-2) ?? ''));
      // "Und einer glitzert", "einer gekichert": one of them, and no noun behind it.
      const isAlonePronoun = ONE_OF_THEM.test(before.at(-1) ?? '');
      const isDone = PARTICIPLE.test(word.replace(/,$/, '')) && !isKnownNoun(word);
      const isCounted =
        DETERMINER.test(before.at(-1) ?? '') &&
        !NO_NOUN.test(word) &&
        !isDone &&
        !(isAlonePronoun && isVerb(word) && !isKnownNoun(word));
      const isTime = word === 'mal' && /^(?:erste|letzte|nächste)[sn]?$/.test(before.at(-1) ?? '');
      const bare = word.replace(/,$/, '');
      if (isAdverb(bare) && !isTime) return word;
      // "Du könntest …" and "…, dass dich einer verfolgt": a verb, whatever stands before it.
      if (at === 1 && SUBJECT.test(words[0] ?? '')) return word;
      const isInClause = words.slice(0, at).some((each) => CONJUNCTION.test(each));
      if (isInClause && at === words.length - 1 && /t$/u.test(bare) && !isKnownNoun(bare))
        return word;
      // `deine neue Frisur`: bent, and the noun follows.
      const next = words[at + 1]?.replace(/[.,]$/, '') ?? '';
      const isBent =
        COMMON_ADJECTIVE.test(word) &&
        (isKnownNoun(next) || (next !== '' && at === words.length - 2));
      // "Ein totes Reh": the noun is the one that follows.
      const isBeforeNoun =
        isKnownNoun(next) &&
        !isVerb(next) &&
        !isOnlyNoun(bare) &&
        /\p{L}{2}(?:e|en|em|er|es)$/u.test(bare);
      const isBehind =
        BEFORE_NOUN.test(before.at(-1) ?? '') &&
        !NEVER_NOUN.test(bare) &&
        !isBent &&
        (isKnownNoun(bare) || isOnlyNoun(bare));
      const isNumber = NUMBER_WORD.test(bare);
      const isBeforePerson = /^(?:ihr|du)$/.test(words[at + 1] ?? '');
      const isBehindModal =
        /en$/.test(bare) && words.slice(0, at).some((each) => MODAL.test(each)) && !isOwned;
      const isVerbHere =
        isBeforePerson ||
        isBehindModal ||
        (isVerb(bare) &&
          !isOnlyNoun(bare) &&
          !isOwned &&
          (!DETERMINER.test(before.at(-1) ?? '') || (isAlonePronoun && !isKnownNoun(bare))));
      const isAlone =
        (isOnlyNoun(bare) ||
          (/^(?:heute|jetzt|gerade|gleich|morgen|noch|auch|thema)$/.test(before.at(-1) ?? '') &&
            at === words.length - 1 &&
            isKnownNoun(bare) &&
            !isVerb(bare))) &&
        !AWAY.test(bare) &&
        !MOOD.test(bare) &&
        !isVerbHere &&
        !PARTICIPLE.test(bare) &&
        !NEVER_NOUN.test(bare) &&
        !isAdjective.has(bare);
      const isNamed = NAMED.test(before.at(-1) ?? '') && at === words.length - 1 && !isVerb(bare);
      if (PARTED.test(bare) || (/en$/.test(bare) && words[at + 1] === 'lassen')) return word;
      if (LANGUAGE.test(bare) && words.some((each) => SPEAKS.test(each)))
        return word.charAt(0).toUpperCase() + word.slice(1);
      if (BEFORE_TOWN.test(before.at(-1) ?? '') && isListedTown(bare))
        return word.charAt(0).toUpperCase() + word.slice(1);
      if (isNumber && !/^eine?$/.test(before.at(-1) ?? '')) return word;
      const isNoun =
        isTime ||
        bare === 'hause' ||
        isBehind ||
        isAlone ||
        isNamed ||
        (isCapital.has(bare) && !isVerbHere) ||
        ((isOwned || isCounted) &&
          !NO_OWNED.test(bare) &&
          !isAdjective.has(word) &&
          !isBent &&
          !isBeforeNoun);
      return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  }
}

/** "Neue Schuhe die leuchten", "Heimweh die Fahrt dauert": a noun and an article, and no comma said. */
function hasRelative(words: readonly string[]): boolean {
  return words.some(
    (word, at) => at > 1 && ARTICLE.test(word) && /^\p{Lu}\p{L}+$/u.test(words[at - 1] ?? ''),
  );
}

/** "in der ukraine", "gestern abend": what such a piece ends with is a noun, or one of these. */
function capitaliseLast(said: string): string {
  const at = said.lastIndexOf(' ') + 1;
  const last = said.slice(at);
  return at === 0 || NO_LAST_NOUN.test(last)
    ? said
    : said.slice(0, at) + last.charAt(0).toUpperCase() + last.slice(1);
}
