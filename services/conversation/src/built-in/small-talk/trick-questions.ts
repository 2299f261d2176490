/** Questions with a trap in them, as old as school: what they ask cannot be, and why. */
const TRICKS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:flugzeug|zug|bus|schiff)?.*grenze.*überleben|(?:begräbt|beerdigt|begraben|vergräbt) .*überleben/iu,
    'Überlebende begräbt man gar nicht, die leben ja noch! Das ist eine Fangfrage.',
  ],
  [
    /mose?s?.*arche|arche.*mose/iu,
    'Gar keine, denn die Arche gehörte Noah und nicht Moses. Das war eine Fangfrage!',
  ],
  [
    /(?:welche[rn]?|wie ?viele) monate? (?:hat|haben) (?:28|achtundzwanzig) tage/iu,
    'Alle Monate haben 28 Tage, die meisten sogar noch ein paar mehr. Nur der Februar hat manchmal genau 28.',
  ],
  [
    /wie ?viel (?:erde|sand|dreck) ist in einem (?:\p{L}+ )*loch/iu,
    'In einem Loch ist gar keine Erde, sonst wäre es kein Loch.',
  ],
  [
    /hahn .*(?:ei|eier)(?!\p{L})(?!.*(?:unterschied|henne))(?=.*(?:dach|legt|rollt|fällt))/iu,
    'Ein Hahn legt keine Eier, das machen nur Hennen. Eine Fangfrage!',
  ],
  [
    /(?:elektrisch\p{L}*|e-?)(?: ?lok\p{L}*| zug).*(?:rauch|qualm)/iu,
    'Eine elektrische Lok macht keinen Rauch. Da wollte mich jemand hereinlegen!',
  ],
  [
    /(?:letzte|größte|höchste|allergrößte) (?:zahl|nummer)(?! (?:in|im|auf|von|der|unter|zwischen))/iu,
    'Eine letzte Zahl gibt es nicht. Du kannst immer noch eins dazuzählen, und es hört nie auf.',
  ],
];

/** The trap of such a question; null of all others. */
export const answerTrick = (said: string): string | null =>
  TRICKS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
