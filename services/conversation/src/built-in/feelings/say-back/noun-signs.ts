/* Signs by which a word in small letters is told to be a noun, or to be none. */

export const PARTED =
  /^(?:rein|raus|runter|rauf|rüber|rum|um|an|ab|auf|aus|ein|vor|weg|hin|her|zu|mit|nach|los|fest|kaputt|nieder)ge\p{L}+(?:t|en)$/u;
export const LANGUAGE = /^(?!kom)\p{L}{3,}isch$|^deutsch$/u;
export const BEFORE_TOWN = /^(?:in|nach|aus)$/iu;
export const SPEAKS =
  /^(?:redest|sprichst|redet|spricht|sprecht|lernst|lernt|verstehst|versteht)$/u;
export const ONE_OF_THEM = /^(?:eine[nr]?|zwei|drei|vier|fünf)$/u;
export const DETERMINER =
  /^(?:eine?[nmr]?|zum|zur|im|vom|vorm|beim|ins|am|ans|zwei|drei|vier|fünf)$/;
export const NO_NOUN =
  /^(?:bisschen|paar|besten|meisten|liebsten|ganz\p{L}*|sehr|so|zu|mal|\p{L}{1,2}|\p{L}*(?:ige|igen|iger|iges|isch\p{L}*))$/u;
export const NEVER_NOUN =
  /^(?:ein|ander|erst|zweit|dritt|letzt|nächst|jed|all|viel|mehr|kein|dies|mein|dein|sein|ihr|unser|best|ganz|selb|hast|habe|hatte|bist|wegen|immer|heute|morgen|gestern)\p{L}{0,3}$/u;
/** What stands before a noun: a preposition, a number, a bent adjective. */
export const BEFORE_NOUN =
  /^(?:mit|ohne|nach|zu|zum|zur|im|in|ins|am|an|ans|auf|aus|bei|beim|für|gegen|über|unter|vom|von|vor|durch|um|der|die|das|den|dem|des|eine?[nmrs]?|keine?[nmrs]?|(?!heute|gerne|beide|immer|aber|oder|wieder)\p{L}{4,}(?:es|er|em|e))$/u;
export const NUMBER_WORD =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+(?:zehn|zig)|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?)$/u;
/** `Meine ist ganz lang`: a verb, though it stands behind whose it is. */
export const NO_OWNED = /^(?:ist|sind|war|waren|hat|haben|kann|will|wird)$/u;
export const AWAY = /^(?:weg|rum|rein|raus|runter|rauf|hoch|morgens|abends|nachts|mittags)$/u;
/** `Hundemüde` is how one is, whatever a dictionary says. */
export const MOOD = /(?:müde|traurig|froh|glücklich|sauer|still|warm|kalt)$/u;
export const PARTICIPLE = /^\p{L}{0,4}ge\p{L}+(?:t|en)$/u;
/** Adjectives that are nouns, too: `das Neue`, but `die neue Frisur`. */
export const COMMON_ADJECTIVE =
  /^(?:neu|alt|schön|gut|böse|blöd|doof|lieb|süß|klein|groß|rot|blau|grün|gelb|schwarz|weiß|bunt|toll|cool|eigen|jung|dick|dünn|lang|kurz|kaputt|krank|schnell|warm|kalt|echt|teuer|fies|gemein)(?:e|er|es|en|em)$/;
/** What follows is a name. */
export const NAMED = /^(?:heiß(?:t|en)|herr|herrn|frau|neben|bei)$/u;
export const POSSESSIVE = /^(?:dein(?:e[nmrs]?)?|euer|eure[nmr]?)$/;
export const MODAL =
  /^(?:kannst|könnt|willst|wollt|musst|müsst|darfst|dürft|sollst|möchtest|magst)$/u;
