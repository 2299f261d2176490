/** Ends a clause: a comma before a question word may also lead a subordinate clause, so the verb decides. */
const BOUNDARY =
  /[,.;:!?]+\s+| und (?=(?:(?:dann|da|jetzt|so) )*(?:wer|was|wie|wo|wann|warum|wieso|welche[rsnm]?) (?:war|waren|ist|sind|hat|haben|heißt|gibt|macht|wird)(?!\p{L}))| (?:(?:also|denn|und|ne) )*(?=(?:warum|wieso|weshalb|wozu|woher|wovon|woraus|wann|wo|wie(?: (?:viele?|lange?|alt|groß|schwer|schnell|hoch|weit))?|was|wer|von welche[mnr]|aus was) (?:\p{L}+ ){0,2}(?:der|die|das|er|sie|es|den|dem)(?: (?:denn|eigentlich|da|so|her|überhaupt|immer|noch|nur|\p{L}{3,}(?:t|en)))*[ ?.!]*$)/gu;
/** "Wie groß ist er und was frisst er?" asks twice. */
const ASKS_BEFORE =
  /^(?:und )?(?:wie|was|wer|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|ist|sind|hat|kann|gibt)(?!\p{L})/u;
const ASKING =
  /^(?:erzähl\p{L}* |erklär\p{L}* )|^(?:und |aber |ja )?(?:warum|wieso|weshalb|wozu|woraus|wann|wer|wie(?: (?:viele?|lange?|oft|hoch|groß|schwer|alt|weit|tief|schnell|kalt|heiß))?) (?!nicht|oft|ein|den|der|die|das|mein|sein|ihr|er |sie |es |man |ich |wir )\p{L}{2,}(?:t|en)(?!\p{L})|^(?:(?:und|aber|also|denn|jetzt|ja|oder|dann|ach) )*(?:(?:von |mit |für |seit |in |aus |auf |an |zu )?(?:warum|wieso|weshalb|wozu|wofür|woraus|womit|wodurch|woran|worin|wovon|woher|wohin|wo|wann|wer|wem|wen|was|wie|welche[rsnm]?)(?: (?:viele?|lange?|oft|hoch|groß|schwer|alt|weit|tief|schnell|kalt|heiß|warm|klein|breit|dick|stark|teuer))? )?(?:ist|sind|war|waren|hat|haben|hatte|hatten|kann|können|konnte|gibt|wird|werden|wurde|darf|muss|soll|dauert|lebt|leben|frisst|fressen|schläft|schlafen|macht|machen|geht|gehen|gehört|liegt|heißt|heißen|hieß|kommt|kommen|braucht|fliegt|fliegen|schwimmt|schwimmen|sieht|sehen|wächst|wachsen|wiegt|wurde|wurden|bekommt|bekommen|gehen|baut|bauen|frieren|dreht|drehen|spricht|sprechen|redet|nennt|hieß|hießen|sagt|passt|passieren|entsteht|entstehen|bleibt|bleiben|stimmt|zählt|passiert|tut|läuft|laufen|fährt|wohnt|wohnen|trägt|bekommt|riecht|hört|steht|fällt|brennt|leuchtet)(?!\p{L})/u;
const OF_ONESELF =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|du|dich|dir|dein\p{L}*)(?!\p{L})/u;
/** "Wenn ich zum Mond fliege, …" is part of what is asked. */
const CONDITION = /^(?:wenn|falls|weil|obwohl|nachdem|bevor)(?!\p{L})/u;
/** "Wir fahren nach Italien was kann man da essen": nobody says the comma. */
const TOLD_FIRST =
  /^((?:ich (?:hab|habe|bin|war|mach|mache|krieg|bekomm|kriege|bekomme|fahr|fahre|geh|gehe)|wir|mein\p{L}* \p{L}+ (?:hat|ist)|unser\p{L}* \p{L}+ (?:hat|ist))(?: (?!nicht|gefragt|gelernt|wissen)\p{L}+){1,7}) ((?:was|wie|wo|woher|wann|warum|wieso|wer|wohin)(?: (?:viele?|lange?|oft|groß|alt|schwer|schnell|weit|hoch))? (?:darf|dürfen|kann|können|ist|sind|hat|haben|muss|müssen|soll|frisst|fressen|gibt|lebt|leben|heißt|war|braucht|brauchen|macht|isst|essen|wird|werden|kommt|passiert|liegt) [^?.!,]{2,60}[?.! ]*)$/u;
const MAX_LETTERS = 300;
const MIN_BEFORE = 3;

/**
 * "Wir fahren nach Kroatien, ist das noch Europa?": what is told, and the question behind it. null where
 * nothing stands before the question, or it is one about the child or LUX themselves.
 */
export function askedClause(written: string): { before: string; clause: string } | null {
  if (written.length > MAX_LETTERS) return null;
  const [, told, behind] = TOLD_FIRST.exec(written) ?? [];
  if (told !== undefined && behind !== undefined && !OF_ONESELF.test(behind)) {
    return { before: told.trim(), clause: behind.trim() };
  }
  for (const match of [...written.matchAll(BOUNDARY)].reverse()) {
    const before = written.slice(0, match.index).trim();
    const clause = written.slice(match.index + match[0].length).trim();
    if (before.length < MIN_BEFORE || clause.split(' ').length < 2) continue;
    if (CONDITION.test(before) || !ASKING.test(clause)) continue;
    if (match[0].includes('und') && ASKS_BEFORE.test(before)) continue;
    // "Bei uns" is where we live, and nobody's own.
    return OF_ONESELF.test(clause.replace(/(?<!\p{L})bei uns(?!\p{L})/gu, ' '))
      ? null
      : { before, clause };
  }
  return null;
}

const CONDITIONED =
  /^(?:wenn|falls) ([^,?]{6,100}), ?(?:dann )?((?:wie (?:lange?|weit|schnell|oft|viele?|kann|komm|geht|macht)|wo|wann|warum|wieso|wohin|woher)(?!\p{L})[^?]{4,80})\??$/iu;
const WHO = /(?<!\p{L})(?:ich|man|wir|du|er|sie|es|würde|könnte|hätte)(?!\p{L})/giu;
const STANDS_FOR = /(?<!\p{L})(?:das|es|dann|da)(?!\p{L})/giu;

/** "Wenn ich zum Mond fliege, wie lange dauert das?" as "wie lange dauert zum Mond fliegen?" */
export function withCondition(question: string): string {
  const [, condition, asked] = CONDITIONED.exec(question.trim()) ?? [];
  if (condition === undefined || asked === undefined) return question;
  return `${asked.replace(STANDS_FOR, '')} ${condition.replace(WHO, '')}?`.replace(/\s+/g, ' ');
}
