export const FINAL =
  /^(?:jetzt|nun|noch|übrig|danach|nachher|ende|schluss|hinterher|abend|abends|mehr|nur)$/;
export const FIRST = /^(?:anfang|anfangs|zuerst|vorher|ursprünglich|zuvor|früher)$/;
export const DAY =
  /^(?:vorgestern|gestern|heute|morgen|übermorgen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|morgens|mittags|abends|vormittags?|nachmittags?)$/;
export const NO_CONTENT =
  /^(?:viele?|noch|davon|dann|jetzt|kinder|nicht|eine?[nrms]?|keine?[nrms]?|alle|insgesamt|zusammen|übrig)$/;
export const TIME_NOUN = /^(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?)$/;
export const IN_YEARS = /(?<!\p{L})(?:in|vor) (?:\d+|\p{L}+) jahren(?!\p{L})/iu;
export const PEOPLE =
  /^(?:kinder[n]?|leuten?|personen|freunden?|freundinnen|schülern?|gästen?|geschwistern?|mädchen|jungen|jungs|spielern?|teilen?|hunden?|katzen|brüdern?|schwestern|cousins|kumpels|nachbarn|enkeln?)$/iu;

/** "Wie alt ist die in fünf Jahren?": a pronoun, where no noun follows. */
export const saysPronoun = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:er|sie|ihm|ihr)$/.test(word) ||
      (/^(?:die|der)$/.test(word) &&
        /^(?:ist?|hat|war|wird)$/.test(words[at - 1] ?? '') &&
        /^(?:in|vor|dann|jetzt|noch|nach|heute)?$/.test(words[at + 1] ?? '')),
  );
