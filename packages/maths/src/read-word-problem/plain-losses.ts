/** Plants that die, towers that fall, milk that turns sour: there are fewer of them afterwards. */
const LOSSES: readonly RegExp[] = [
  /(?<!\p{L})(?:gehen|geht|gingen|ging) ein(?= wie ?viele?(?!\p{L})|[.,?!]|$)/giu,
  /(?<!\p{L})(?:sind|ist|waren) eingegangen(?!\p{L})/giu,
  /(?<!\p{L})(?:fallen|fällt|fielen|fiel) um(?= wie ?viele?(?!\p{L})|[.,?!]|$)/giu,
  /(?<!\p{L})(?:sind|ist|waren) umgefallen(?!\p{L})/giu,
  /(?<!\p{L})(?:verwelken|verwelkten|vertrocknen|erfrieren|erfroren|verdorren|verfaulen|verfaulten)(?!\p{L})/giu,
];

/** Says these losses by a word that every reader of problems knows. */
export const withPlainLosses = (told: string): string =>
  LOSSES.reduce((text, loss) => text.replace(loss, 'gehen kaputt'), told);
