import type { SafetyRule } from '../../safety-rule.ts';

const victims =
  '<person> | <carer> | <somebody close> | <animal> | jemand | jemanden | jemandem | menschen | leute | ihn | sie | ihr | ihm | katze | hund | hamster | mitschüler* | feind | klasse | chef | nachbarin | nachbar | nachbarn | den | die';

const harm = ['vergift*', 'umbring*', 'erwürg*', 'erstech*', 'erschieß*', 'ermord*', 'ertränk*'];

/** `Wie vergifte ich …`, `womit kann man … vergiften`: the child or anybody is the doer. */
const asked = harm
  .flatMap((verb) => [
    `wie ${verb} ich`,
    `wie ${verb} man`,
    `womit ${verb} ich`,
    `womit ${verb} man`,
    ...['wie', 'womit', 'mit was', 'was'].flatMap((word) => [
      `${word} kann ich ... ${verb}`,
      `${word} kann man ... ${verb}`,
      `${word} könnte ich ... ${verb}`,
      `${word} muss ich ... ${verb}`,
      `${word} soll ich ... ${verb}`,
    ]),
    `ich will ... ${verb}`,
    `ich möchte ... ${verb}`,
    `ich werde ... ${verb}`,
    `hilf mir ... ${verb}`,
  ])
  .concat(
    ['wie', 'womit'].flatMap((word) => [
      `${word} bring ich ... um`,
      `${word} bringe ich ... um`,
      `${word} bringt man ... um`,
    ]),
  )
  .join(' | ');

/**
 * Somebody asks how to poison or kill. The words are those of a child that was poisoned or threatened, so
 * this speaks before the calls for help; who does it to whom tells them apart.
 */
export const harmingRule: SafetyRule = {
  verdict: 'blocked',
  category: 'violence',
  answer:
    'Nein, dabei helfe ich nicht: Niemandem soll etwas angetan werden. Bist du sehr wütend, oder hat dir jemand wehgetan? Dann sprich mit einem Erwachsenen, dem du vertraust. Die Nummer gegen Kummer hört dir auch zu: 116 111, kostenlos. Ist schon etwas passiert? Dann ruf die 112 an.',
  patterns: [
    'welches gift | welches mittel | welche pflanze | welche pilze | welcher pilz | welche tabletten | was für ein gift + schmeckt man nicht | merkt man nicht | merkt keiner | merkt niemand | riecht man nicht | sieht man nicht | nicht nachweisbar | kann man ... umbringen | jemand* umbringen ! warum | hund | retten',
    `${asked} + ${victims} ! mich | mir das leben | selbst | selber umbringen | schlange* | spinne* | ratte* | maus | mäuse | mücke* | fliege* | zecke* | ameise* | unkraut | schnecke* | monster* | zombie* | drache* | boss | endgegner | creeper | im spiel | im schach | schach | minecraft | fortnite | roblox | film | märchen | hexe | schneewittchen | warum | nicht ... vergift* | nicht ... umbring* | retten | schützen`,
  ],
};
