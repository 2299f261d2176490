import type { StoryData } from '../data/load-story-data.ts';
import { isNobody } from '../language/nobody.ts';
import { NEVER_A_NAME } from '../reading/clauses/noun-phrase.ts';

/** Capitalised at the start of sentences, but not a name. */
const NOBODY = new Set(
  'frau herr tante onkel doktor stattdessen trotz statt der die das den dem des ein eine einen einem einer es er sie ich du wir ihr man da dann doch plötzlich und aber oder im am in an auf aus bei mit nach von vor zu zum zur eines einmal heute gestern morgen als was wer wie wo warum wann alle alles beide mein meine meinen dein deine sein seine ihre ihren unser unsere jetzt nun hier dort danach später endlich zuerst schließlich immer manchmal niemand jemand jeder jede jedes keiner keine nichts etwas dies dieser diese dieses oben unten draußen drinnen abends morgens nachts mittags wenn weil dass ob damit denn so auch noch schon nur ja nein leider bald kurz wieder viele einige zwei drei ende hallo hey oh ach ok okay hinter unter über neben zwischen während deshalb darum trotzdem sofort sogar vielleicht natürlich gemeinsam zusammen darin daran dabei dadurch dafür dagegen daher dahin dahinter damals danke daneben daraus darüber darunter davon davor dazu draußen drin drüben fast genau gerade gleich gut hinten hoffentlich hoppla irgendwann irgendwo links rechts meistens mittlerweile morgen neulich niemals nie oft nachdem bevor bis obwohl seit seitdem solange sobald überall unterwegs vorher vorn vorne weit weiter wieso woher wohin zuletzt zufällig zuhause zurück ganz mehr welche welcher welches solche keins eins vier fünf sechs sieben acht neun zehn hundert tausend leute kinder menschen tiere eltern mutter vater bruder schwester geschwister freunde freundin freund nachbarn lehrerin lehrer'.split(
    ' ',
  ),
);

/** `Darauf`, `Hiermit`, `Woher`. */
const POINTER =
  /^(?:da|hier|wo)r?(?:an|auf|aus|bei|durch|für|gegen|her|hin|hinter|in|mit|nach|neben|über|um|unter|von|vor|zu|zwischen)$/iu;

/**
 * The names in a text, in its order: first names LUX knows, what is called so, and who
 * does something at the beginning of a sentence.
 */
export function findNames(
  text: string,
  { names, nouns, verbs, language }: Pick<StoryData, 'names' | 'nouns' | 'verbs' | 'language'>,
  given: readonly string[] = [],
): string[] {
  const known = new Set([...names.er, ...names.sie, ...names.offen, ...given]);
  const things = new Set(
    [...nouns.animals, ...nouns.persons, ...nouns.things]
      .flatMap(({ word, acc, plural }) => [word, acc.split(' ')[1] ?? '', plural])
      .concat(nouns.places.map(({ word }) => word)),
  );
  const doing = new Set(Object.entries(verbs).flatMap(([past, [, er]]) => [past, er]));
  const beings = [...nouns.animals, ...nouns.persons].map(({ word }) => word).join('|');

  const found = [
    ...(text.match(/\p{Lu}\p{L}+/gu) ?? []).filter((word) => known.has(word)),
    ...given.filter((name) => text.includes(name)),
    ...captures(text, /(?<!\p{L})((?:Frau|Herr|Tante|Onkel|Doktor|Kapitän) \p{Lu}\p{L}+)/gu),
    ...captures(text, /(?:heißt|hieß|heißen|namens|Namen?|Name (?:ist|war)) (\p{Lu}\p{L}+)/gu),
    ...captures(text, new RegExp(`(?<!\\p{L})(?:${beings}) (\\p{Lu}\\p{L}+)`, 'gu')),
    ...[...text.matchAll(/(?:^|[.!?…“"]\s+)(\p{Lu}\p{Ll}+) (\p{Ll}+)/gu)].flatMap(
      ([, name, verb]) =>
        name &&
        verb &&
        !isSmallWord(name, language) &&
        (doing.has(verb) || isDoing(verb, name, language))
          ? [name]
          : [],
    ),
    ...captures(text, /(?<=\p{L},? )(\p{Lu}\p{Ll}{2,})/gu).filter((word) =>
      isUnheard(word, text, language),
    ),
    // `Die Erfinderin Polly`
    ...captures(
      text,
      /(?:^|[.!?…] )(?:Der|Die|Das) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)(?= )/gu,
    ).filter((word) => !language.isKnown(word)),
    // `Teddy Brumm wurde vergessen`
    ...[...text.matchAll(/^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+) (\p{Ll}+)/gu)].flatMap(
      ([, kind = '', name = '', verb = '']) =>
        isLoneNoun(kind, language) && language.finite(verb).length > 0 ? [name] : [],
    ),
    ...[...text.matchAll(/(?:^|[\s„“"])(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu)].flatMap(
      ([, kind, name]) =>
        kind &&
        name &&
        isKind(kind, language) &&
        (known.has(name) || !language.isKnown(name) || !/n$/u.test(name))
          ? [name]
          : [],
    ),
  ].filter(
    (name) =>
      given.includes(name) || (isName(name, things) && !isOfPlace(name, text) && !isNoun(name)),
  );

  /** `die Luke der Metzgerei`: with an article before it every time, a noun is no name. */
  function isNoun(name: string): boolean {
    if (language.noun(name) === null) return false;
    const all = text.match(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'gu')) ?? [];
    const led = text.match(
      new RegExp(
        `(?<!\\p{L})(?:der|die|das|den|dem|eine?|einen|einem|einer) ${RegExp.escape(name)}(?!\\p{L})`,
        'giu',
      ),
    );
    return led !== null && led.length === all.length;
  }

  const whole = found.filter((name) => !found.some((other) => other.includes(` ${name}`)));
  return [...new Set(whole)].toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
}

/** `Langsam wurde …`: only the beginning of a sentence gives it a capital. */
function isSmallWord(word: string, language: StoryData['language']): boolean {
  return language.isFunctionWord(word) || language.isAdjective(word.toLowerCase());
}

/** `Jana und Mert`: in the middle of a sentence a capital of a word no list has. */
function isUnheard(word: string, text: string, language: StoryData['language']): boolean {
  if (language.isKnown(word) || /(?:s|’)$/u.test(word)) return false;
  // `Gaukler und Clowns`: several of a kind.
  const other = new RegExp(`${word} und (\\p{Lu}\\p{L}+)`, 'u').exec(text)?.[1] ?? '';
  if (/er$/u.test(word) && language.noun(other)?.isPlural === true) return false;
  // `Sie wollte Postbote werden.`
  if (new RegExp(`${word} (?:werden|sein|spielen)(?!\\p{L})`, 'u').test(text)) return false;
  const before = new RegExp(`(\\p{L}+),? ${word}(?!\\p{L})`, 'u').exec(text)?.[1] ?? '';
  return (
    !/^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|zum|zur|ins|vom|beim|nach|aus|in|auf|(?:mein|dein|sein|ihr|unser|euer|kein|jed|dies)(?:e|en|em|er|es)?)$/iu.test(
      before,
    ) &&
    language.noun(before) === null &&
    !language.isAdjective(before)
  );
}

/** `das Fohlen`, before a name. */
function isKind(word: string, language: StoryData['language']): boolean {
  const noun = language.noun(word);
  return (
    noun !== null &&
    !noun.isPlural &&
    language.isBeing(noun.lemma) &&
    !/^(?:Mama|Papa|Oma|Opa)$/u.test(word)
  );
}

/** A noun that no article leads, as it stands before a name. */
function isLoneNoun(word: string, language: StoryData['language']): boolean {
  const noun = language.noun(word);
  const isOne = noun !== null && !noun.isPlural && !language.isFunctionWord(word);
  return isOne && isName(word, new Set());
}

/** `Zibo jagte`: a word no list has, with a verb any list has. */
function isDoing(verb: string, name: string, language: StoryData['language']): boolean {
  return !language.isKnown(name) && language.finite(verb).some(({ person }) => person === 'er');
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => (found ? [found] : []));
}

function isName(name: string, things: ReadonlySet<string>): boolean {
  return (
    !NOBODY.has(name.toLowerCase()) &&
    !NEVER_A_NAME.test(name) &&
    !POINTER.test(name) &&
    !things.has(name) &&
    !OCCASION.test(name) &&
    !isNobody(name)
  );
}

/** `Familie Berger`, `das Raumschiff Stella`, `die Stadt Wolkenheim`: nobody by that name is there. */
function isOfPlace(name: string, text: string): boolean {
  const pattern = new RegExp(
    `(?:Familie|[Ss]chiff|[Bb]oot|[Ii]nsel|[Ss]tadt|[Dd]orf|[Ss]traße|Planet(?:en)?|[Ll]and|Mond|[Ss]chule|Fluss|See|Burg|Schloss) ${RegExp.escape(name)}(?!\\p{L})`,
    'u',
  );
  return pattern.test(text);
}

/** `Heute ist Büchereitag.` */
const OCCASION =
  /\p{Ll}{2}(?:tag|abend|nacht|morgen|fest|feier|ferien|stunde|zeit|weh|schmerzen)$/u;
