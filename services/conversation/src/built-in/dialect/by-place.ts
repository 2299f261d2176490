/** Where a word of dialect stands in a sentence: in small letters, with what is before and behind it. */
export interface Place {
  before: string;
  behind: string;
  isFirst: boolean;
}

const FIRST_PERSON =
  /^(?:hab|habe|bin|will|kann|möcht\p{L}*|mag|weiß|wees|wohn\p{L}*|geh|muss|find|glaub|dachte?|hatt?e?|war|war|wollt\p{L}*|brauch\p{L}*|heiß|komm|mach|sag|frag)$/u;
const VERB_OF_MAN = /^(?:kann|kon|ko|muss|mua(?:s|ß)|soll|darf|derf|mag|\p{L}{3,}(?:t|d))$/u;
const CALLS =
  /^(?:sag|sach|sog|segg|soch|guck|kiek|schau|schaug|wart|komm|kumm|zeig|hör|horch|frag|red|wollt|wollte|wüll|denk|kannst|kannste|kannsch|konnst|möcht|mecht|tu|lass|du)$/u;
const WANTS =
  /^(?:wissn?|wissen|wissa|sagn?|sagen|fragen?|frogn|schaun?|gucken|kieken|erklär\p{L}*|bitte)$/u;
const ARTICLE = /^(?:de|da|dr|d|der|die|den|dem|em|me|e|a|an|em|meim|mim|dere|unsre?r?)$/u;
const PLURAL_VERB =
  /^(?:san|sind|sin|hom|ham|hem|hend|hänt|haben|kennan|kenna|können|gehn|gemma|miass\p{L}*|müss\p{L}*|woll\p{L}*|welle|fahr\p{L}+|mach\p{L}+|soll\p{L}+|dürf\p{L}+|schreib\p{L}+|hoam|warn?|wern|werden)$/u;
const GIVES =
  /^(?:segg|sag|sach|sogg?|giff|gib|geb|vertell|verzell|verzähl|erzähl|help|helf|hilf|zeig|wies|erklär\p{L}*)$/u;
const PREPOSITION = /^(?:in|vo|von|vom|mit|mid|aus|auf|uff|uf|bei|zu|an|i|unter|nach)$/u;

/** Words that mean one thing or another by where they stand; null where the place says nothing. */
const BY_PLACE: Readonly<Record<string, (place: Place) => string | null>> = {
  mir: ({ before, behind, isFirst }) =>
    PLURAL_VERB.test(before) || (isFirst && PLURAL_VERB.test(behind)) ? 'wir' : 'mir',
  ma: ({ before, behind }) => {
    if (CALLS.test(before) || WANTS.test(behind)) return 'mal';
    return VERB_OF_MAN.test(before) ? 'man' : null;
  },
  mer: ({ before }) => (VERB_OF_MAN.test(before) ? 'man' : null),
  mr: ({ before, isFirst }) => {
    if (VERB_OF_MAN.test(before)) return 'man';
    return isFirst ? 'wir' : 'mir';
  },
  isch: ({ before, behind }) =>
    FIRST_PERSON.test(before) || FIRST_PERSON.test(behind) ? 'ich' : 'ist',
  i: ({ behind }) => (ARTICLE.test(behind) ? 'in' : null),
  mi: ({ before }) => (GIVES.test(before) ? 'mir' : null),
  en: ({ before }) => (before === 'so' ? 'ein' : null),
  s: ({ before }) => (/^(?:gibt|git|gitt|geht|goht|hat|het)$/u.test(before) ? 'es' : null),
  de: ({ before }) => (PREPOSITION.test(before) ? 'der' : null),
  da: ({ before, behind }) =>
    PREPOSITION.test(before) && /^\p{L}{4,}$/u.test(behind) ? 'der' : null,
  olt: ({ before }) => (before === 'wo' || before === 'wie' ? 'alt' : null),
  wo: ({ behind }) =>
    /^(?:olt|old|groot|grot|hoch|lang|wiet|deep|veel|lütt|swor|snell)$/u.test(behind)
      ? 'wie'
      : null,
};

/** What a word means where it stands; null where a word of its own says it. */
export const meantByPlace = (word: string, place: Place): string | null =>
  Object.hasOwn(BY_PLACE, word) ? (BY_PLACE[word]?.(place) ?? null) : null;
