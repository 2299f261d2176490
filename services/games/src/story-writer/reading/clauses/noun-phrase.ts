import type { KnownNoun, Language } from '../../language/create-language.ts';

/** Somebody or something a clause speaks of, as the child named it. */
export interface Mention {
  kind: 'pronoun' | 'name' | 'noun';
  /** As written, without a preposition. */
  text: string;
  /** Article or possessive, small; empty without one. */
  determiner: string;
  /** Only one that ends as adjectives do. */
  adjective: string;
  /** A name, a pronoun, or the noun as written. */
  head: string;
  noun: KnownNoun | null;
  isPlural: boolean;
  /** The preposition before it, `im` included; empty without one. */
  preposition: string;
  /** First and last token. */
  at: number;
  end: number;
  /** Whether it can be the subject of its clause. */
  canBeSubject: boolean;
}

const PREPOSITIONS = new Set(
  'wie in im ins an am ans auf aufs aus bei beim mit nach von vom vor vorm für zu zum zur um über unter unterm durch gegen ohne zwischen neben hinter hinterm seit bis während wegen außer gegenüber'.split(
    ' ',
  ),
);
const TITLE =
  /^(?:Frau|Herr|Herrn|Doktor|Kapitän|Tante|Onkel|Oma|Opa|Graf|Prinz|Prinzessin|König|Königin|Professor)$/u;
/** `die Insel Blau` */
const PLACE = /^(?:Insel|Stadt|Dorf|Planet|Schiff|Raumschiff|Burg|Fluss|Familie|Land)$/u;
const SUBJECTS = new Set(
  'ich er sie es wir du ihr man jemand niemand alle beide keiner jeder einer'.split(' '),
);
const OBJECTS = new Set(
  'mich dich ihn ihm uns euch mir dir ihnen sich jemanden jemandem niemanden etwas nichts alles'.split(
    ' ',
  ),
);
const DETERMINER =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|(?:mein|dein|sein|ihr|unser|euer|kein)(?:e|en|em|er|es)?|unsre|diese[rsmn]?|jede[rsmn]?|viele|alle|beide|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|einige|manche|paar|irgendein(?:e|en|em|er)?|n|nen|ne)$/iu;
/** `jede Nacht` */
const TIME =
  /^(?:Tag|Nacht|Woche|Stunde|Minute|Abend|Morgen|Mittag|Monat|Jahr|Sommer|Winter|Mal)$/u;
/** `hatte der Schneider Zeit` */
export const NEVER_A_NAME =
  /^(?:Zeit|Angst|Hunger|Durst|Lust|Geburtstag|Fieber|Recht|Pech|Glück|Mut|Geld|Streit|Spaß|Ferien|Besuch|Hilfe|Platz|Urlaub|Ärger|Sorgen|Schnupfen|Husten|Schule|Tage|Nächte|Wochen|Stunden)$/u;
const NOT_SUBJECT =
  /^(?:den|dem|des|eines|jeden|jedem|einen|einem|(?:mein|dein|sein|ihr|unser|kein)(?:en|em))$/iu;

/** The mentions in the words of a clause, in their order. */
export function readMentions(
  words: readonly string[],
  language: Language,
  isName: (word: string) => boolean,
): Mention[] {
  const found: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = readMention(words, at, language, isName);
    if (mention) found.push(mention);
    at = mention ? mention.end + 1 : at + 1;
  }
  return found;
}

function readMention(
  words: readonly string[],
  start: number,
  language: Language,
  isName: (word: string) => boolean,
): Mention | null {
  const word = (at: number) => words[at] ?? '';
  let at = start;
  let preposition = '';
  // `damit er nicht sah, wie sie weinte`: who does it, not a comparison.
  const isJoining =
    at === 0 &&
    /^(?:wie|während|bis|seit)$/iu.test(word(at)) &&
    /^(?:ich|er|sie|es|wir|man)$/u.test(word(at + 1));
  const isCompared = at > 0 && /^als$/iu.test(word(at)) && /er$/u.test(word(at - 1));
  if ((PREPOSITIONS.has(word(at).toLowerCase()) || isCompared) && !isJoining) {
    preposition = word(at).toLowerCase();
    at += 1;
  }
  const base = { preposition, at: start, adjective: '', determiner: '', noun: null };
  const small = word(at).toLowerCase();
  const isPossessive = /^\p{Lu}\p{L}+s$/u.test(word(at)) && isName(word(at).slice(0, -1));
  const determiner = DETERMINER.test(small) || isPossessive ? word(at) : '';
  let next = determiner === '' ? at : at + 1;
  if (small === 'ein' && word(next) === 'paar') next += 1;
  const adjectives: string[] = [];
  while (isAdjective(words, next, language)) {
    adjectives.push(word(next));
    next += 1;
  }
  const head = word(next);
  const isIntroduced = determiner !== '' || preposition !== '' || adjectives.length > 0;
  // `Flocke ist weg`: who is called so is no flake.
  const isCalledSo =
    !isIntroduced &&
    isName(head) &&
    !TITLE.test(head) &&
    !/^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u.test(head);
  const noun = isCalledSo
    ? null
    : asDeclined(nounAt(words, next, language, isIntroduced), small, adjectives.at(-1));
  if (noun) {
    const name = word(next + 1);
    const isNamed =
      /^\p{Lu}/u.test(name) &&
      (isName(name) || language.noun(name) === null) &&
      !language.isKnown(name);
    const isCalled =
      /^\p{Lu}/u.test(name) &&
      language.isBeing(noun.lemma) &&
      determiner !== '' &&
      !noun.isPlural &&
      !NEVER_A_NAME.test(name);
    const isTitled = TITLE.test(noun.lemma) && /^\p{Lu}/u.test(name);
    const isPlace = PLACE.test(noun.lemma) && /^\p{Lu}/u.test(name) && determiner !== '';
    const named = isNamed || isName(name) || isCalled || isTitled || isPlace;
    const isTitleBehind = named && TITLE.test(name) && /^\p{Lu}/u.test(word(next + 2));
    const end = isTitleBehind ? next + 2 : named ? next + 1 : next;
    const isSomebody = named && (language.isBeing(noun.lemma) || TITLE.test(noun.lemma));
    const isPlural =
      noun.gender === 'p' ||
      // `die Wächter`, `meine Lehrer`: an article that only several can have.
      (/^(?:die|meine|deine|seine|ihre|unsere|diese)$/iu.test(determiner) &&
        /^[mn]$/u.test(noun.gender)) ||
      (noun.isPlural &&
        !/^(?:der|das|dem|ein|einen|einem|einer)$/iu.test(determiner) &&
        !isWeakObject(noun, determiner)) ||
      /^(?:viele|alle|beide|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|einige|manche|paar)$/iu.test(
        determiner,
      );
    return {
      ...base,
      kind: isSomebody ? 'name' : 'noun',
      text: words.slice(at, end + 1).join(' '),
      determiner: isPossessive ? determiner : determiner.toLowerCase(),
      adjective: adjectives.at(-1) ?? '',
      head: isTitleBehind
        ? `${name} ${word(next + 2)}`
        : isSomebody
          ? TITLE.test(head)
            ? `${head} ${name}`
            : name
          : head,
      noun,
      isPlural,
      end,
      canBeSubject:
        preposition === '' &&
        !NOT_SUBJECT.test(determiner) &&
        !(/^der$/i.test(determiner) && noun.gender === 'f' && !isPlural) &&
        !(/^jede[nrs]?$/iu.test(determiner) && TIME.test(noun.lemma)) &&
        // `Heute Nacht ist …`: says when.
        !/^(?:heute|gestern|vorgestern|morgen|eines|jeden)$/iu.test(words[start - 1] ?? '') &&
        // `die Mannschaft der Tiere`
        !(/^der$/i.test(determiner) && noun.isPlural && head !== noun.lemma),
    };
  }
  if (
    (isPossessive || /^(?:der|die|das|den|dem|ein|eine|einen|einem)$/iu.test(determiner)) &&
    /^\p{Lu}/u.test(head) &&
    (language.noun(head) === null || !language.isKnown(head)) &&
    !isName(head)
  ) {
    // `das Aschenputtel`: a noun no list has, of the gender its article says.
    const gender = /^(?:die|eine)$/iu.test(determiner)
      ? 'f'
      : /^das$/iu.test(determiner) || /(?:chen|lein)$/u.test(head)
        ? 'n'
        : 'm';
    const unheard = {
      lemma: head,
      gender,
      otherGender: undefined,
      genitive: head,
      plural: undefined,
      isPlural: false,
    } as const;
    return {
      ...base,
      kind: 'noun',
      text: words.slice(at, next + 1).join(' '),
      determiner: isPossessive ? determiner : determiner.toLowerCase(),
      head,
      noun: unheard,
      isPlural: false,
      end: next,
      canBeSubject: preposition === '' && !NOT_SUBJECT.test(determiner),
    };
  }
  const isAlone =
    determiner !== '' && language.isAdjective(head) && language.finite(word(next + 1)).length > 0;
  if (isAlone && /^(?:der|die|das)$/iu.test(determiner)) {
    // `Der jüngste wollte …`
    return {
      ...base,
      kind: 'pronoun',
      text: head,
      head: 'jener',
      isPlural: false,
      end: next,
      canBeSubject: true,
    };
  }
  if (determiner !== '' && isName(head) && /^(?:der|die|das|den|dem)$/i.test(determiner)) {
    return {
      ...base,
      kind: 'name',
      text: head,
      head,
      isPlural: false,
      end: next,
      canBeSubject: preposition === '' && !NOT_SUBJECT.test(determiner),
    };
  }
  if (isName(word(at)) && /^\p{Lu}/u.test(word(at))) {
    return {
      ...base,
      kind: 'name',
      text: word(at),
      head: word(at),
      isPlural: false,
      end: at,
      canBeSubject: preposition === '',
    };
  }
  if (SUBJECTS.has(small) || OBJECTS.has(small)) {
    return {
      ...base,
      kind: 'pronoun',
      text: word(at),
      head: small,
      isPlural: /^(?:wir|uns|ihnen|alle|beide)$/.test(small),
      end: at,
      canBeSubject: preposition === '' && SUBJECTS.has(small),
    };
  }
  return null;
}

/** `einen riesigen Korken`, `kein einziger Tropfen`: the child's own endings say of which gender a noun is. */
function asDeclined(noun: KnownNoun | null, determiner: string, adjective = ''): KnownNoun | null {
  if (noun?.gender !== 'n') return noun;
  const isMasculine =
    determiner === 'einen' ||
    // `Der Neue`: no neuter is called so.
    determiner === 'der' ||
    (/^(?:k?ein|[mds]ein)$/u.test(determiner) && /er$/u.test(adjective));
  return isMasculine ? { ...noun, gender: 'm', isPlural: false } : noun;
}

/** `den Prinzen` is one prince. */
function isWeakObject({ gender, genitive, lemma }: KnownNoun, determiner: string): boolean {
  return (
    gender === 'm' &&
    /^e?ns?$/u.test(genitive.slice(lemma.length)) &&
    /^(?:den|einen|(?:mein|dein|sein|ihr|unser|kein)en)$/iu.test(determiner)
  );
}

function isAdjective(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  const after = words[at + 1] ?? '';
  if (!/^\p{Ll}/u.test(word) || after === '') return false;
  if (!/(?:e|en|er|es|em|a|dern)$/u.test(word)) return false;
  const isDescribing =
    language.isAdjective(word) ||
    language.participle(word.replace(/e[nrsm]?$/u, '')) !== null ||
    /^(?:erste|zweite|dritte|nächste|letzte|ander|andere|eigene|ganze|beste|liebste|größte|kleinste|älteste|jüngste)[nrsm]?$/u.test(
      word,
    );
  if (!isDescribing) return false;
  return /^\p{Lu}/u.test(after) || isAdjective(words, at + 1, language);
}

function nounAt(
  words: readonly string[],
  at: number,
  language: Language,
  isIntroduced: boolean,
): KnownNoun | null {
  const word = words[at] === 'Herrn' ? 'Herr' : (words[at] ?? '');
  if (word.length < 2 || !/^\p{Lu}/u.test(word)) return null;
  if (/^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u.test(word))
    return language.noun(word);
  // A sentence begins with a capital, whatever its first word is.
  const isDoubtful =
    language.isFunctionWord(word) && !/^(?:Eltern|Kinder|Leute|Abend|Hilfe|Hause)$/u.test(word);
  if (isDoubtful) return null;
  if (at === 0 && !isIntroduced && (language.finite(word).length > 0 || language.isAdjective(word)))
    return null;
  return language.noun(word);
}
