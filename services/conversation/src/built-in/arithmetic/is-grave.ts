/** Nothing is reckoned of what was taken, was lost in a sad way or hurts. */
const IS_GRAVE =
  /(?<!\p{L})(?:tabletten?|pillen?|gestorben|tot|tote|blut\p{L}*|geschlagen|gehauen|geklaut|gestohlen|krank\p{L}*|geweint|allein|angst|promille|zigaretten?|bier|schnaps)(?!\p{L})/iu;
/** Of many who are ill a part may be asked for. */
const OF_MANY = /(?<!\p{L})(?:prozent|drittel|viertel|fünftel|achtel|zehntel)(?!\p{L})/iu;

export const isGrave = (question: string): boolean =>
  IS_GRAVE.test(
    OF_MANY.test(question)
      ? question.replace(/(?<!\p{L})(?:sind|waren) krank(?!\p{L})/giu, '')
      : question,
  );
