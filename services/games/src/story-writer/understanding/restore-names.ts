import type { Language } from '../language/create-language.ts';

const OWNED =
  /(?<!\p{L})(?:[Dd](?:er|ie|as|en|em)|(?:[Ee]in|[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]nser)(?:e|en|em|er)?) (?:\p{Ll}+e[nr]? )?(\p{Lu}\p{L}+) (\p{Ll}{3,})(?= (\p{Ll}+))/gu;

/** `der Igel stupsi hängt`: behind somebody and before what they do, a word that is nothing else is a name. */
export function restoreNames(text: string, language: Language): string {
  return restoreOwner(restoreCalled(restoreTitled(text, language), language), language).replaceAll(
    OWNED,
    (whole: string, kind: string, word: string, next: string) => {
      const noun = language.noun(kind);
      const isSomebody = noun !== null && !noun.isPlural && language.isBeing(noun.lemma);
      if (!isSomebody || !isNothingElse(word, language) || !isDone(next, language)) return whole;
      return whole.replace(
        ` ${word}`,
        (found) => ` ${found.charAt(1).toUpperCase()}${found.slice(2)}`,
      );
    },
  );
}

const CALLED =
  /(?<!\p{L})([Dd](?:er|ie|as) (?:kleine|kleiner|große|alte|arme|liebe|junge|mutige|freche|dicke)) (\p{Ll}{3,})(?= (\p{Ll}+))/gu;

/** `der kleine zipp hat` */
function restoreCalled(text: string, language: Language): string {
  return text.replaceAll(CALLED, (whole: string, before: string, word: string, next: string) => {
    if (language.isKnown(word) || !isNothingElse(word, language) || !isDone(next, language))
      return whole;
    return `${before} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
}

const OF = /(?<!\p{L})(\p{Lu}\p{L}+ von) (\p{Ll}{3,})(?= (\p{Ll}+))/gu;

/** `die Rakete von lino ist` */
function restoreOwner(text: string, language: Language): string {
  return text.replaceAll(OF, (whole: string, before: string, word: string, next: string) => {
    if (language.isKnown(word) || !isNothingElse(word, language) || !isDone(next, language))
      return whole;
    return `${before} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
}

const TITLED =
  /(?<!\p{L})(?:Doktor|Doktorin|Frau|Herr|Tante|Onkel|Kapitän|Kapitänin|Professor|Professorin|Oma|Opa|Prinz|Prinzessin|König|Königin) \p{Ll}{3,}(?= )/gu;

/** `Doktor kalinka` */
function restoreTitled(text: string, language: Language): string {
  return text.replaceAll(TITLED, (whole: string) => {
    const [title = '', word = ''] = whole.split(' ');
    if (language.isKnown(word) || !isNothingElse(word, language)) return whole;
    return `${title} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  });
}

function isNothingElse(word: string, language: Language): boolean {
  if (language.isFunctionWord(word) || language.isAdjective(word)) return false;
  if (language.participle(word) !== null || language.isInfinitive(word)) return false;
  if (language.isJoined(word)) return false;
  return language.finite(word).every(({ person }) => person === 'ich' || person === 'du');
}

function isDone(word: string, language: Language): boolean {
  return language.finite(word).some(({ person }) => person === 'er');
}
