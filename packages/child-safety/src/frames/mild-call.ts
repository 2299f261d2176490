import type { CrisisCategory } from '../safety-verdict.ts';

const WHEN = '(?:heute|gestern|vorhin|in der (?:pause|schule)|beim (?:essen|sport)|gerade)';
/** Whole sentences that may be a call and mostly are a small hurt: LUX takes them up and names the way to help. */
const MILD: readonly [CrisisCategory, RegExp][] = [
  // Of a task, or of more than one.
  ['emergency', /^(?:bitte |lux |kannst du )?(?:hilf|helf) mir(?: bitte| doch)?$/u],
  // Gone, and nobody says where.
  [
    'lost',
    /^(?:mein|meine|unser|unsere) (?:kleiner? |großer? |kleine |große )?(?:bruder|schwester|mama|papa|oma|opa) ist (?:weg|verschwunden|nicht mehr da|nirgends|einfach weg)$/u,
  ],
  ['self-harm', /^(?:ich )?kann (?:einfach |echt |bald |das )*(?:nicht|nimmer)(?: mehr)?$/u],
  // Once, and not day by day.
  [
    'bullying',
    new RegExp(
      `^(?:${WHEN} )*(?:hat |wollte )?(?:${WHEN} )*(?:keiner|niemand) (?:hat |wollte )?(?:${WHEN} )*mit mir (?:${WHEN} )*(?:geredet|reden|gespielt|spielen|gesprochen)(?: hat| wollen)?(?: ${WHEN})*$`,
      'u',
    ),
  ],
  // Laughed at for a slip.
  [
    'bullying',
    /^(?:heute |gestern |in der schule |da )*(?:alle |die anderen |die kinder |die |ein paar )*haben (?:heute |gestern |in der schule |alle |die anderen |über )*(?:mich )?(?:ausgelacht|gelacht) (?:weil|als) ich (?:mich |hingefallen|gestolpert|was |etwas )*(?:verlesen|versprochen|vertan|verrechnet|verschrieben|verspielt|hingefallen|gestolpert|falsches? gesagt|falsch)? ?(?:hab|habe|bin)$/u,
  ],
  // Always the last one, and cross with oneself.
  [
    'bullying',
    /^(?:immer bin ich|ich bin immer) (?:der|die) (?:letzte|langsamste|schlechteste|kleinste|vorletzte)(?: (?:beim|im|in|bei) \p{L}+)?$/u,
  ],
  // Only named, or a plan of which nothing is known.
  ['violence-at-home', /^(?:mein|meine|der|die)? ?(?:papa|vater|mama|mutter|bruder|schwester)$/u],
  ['self-harm', /^ich habe? (?:da |so |jetzt )*(?:einen|nen|ein) plan$/u],
  // A glass in the evening.
  [
    'neglect',
    /^(?:mein |meine )?(?:papa|mama|vater|mutter|opa|oma) trinkt (?:immer |oft |fast )*(?:jeden (?:abend|tag) |immer abends )(?:nur |noch )?(?:ein |eine |einen |zwei )?(?:glas |flasche |schluck )?(?:bier|wein|sekt|feierabendbier)(?: zum essen)?$/u,
  ],
  // Not as pretty or clever as the others.
  [
    'self-harm',
    /^(?:warum )?(?:ich bin|bin ich) (?:einfach |echt |halt |leider |gar )*nicht so (?:schön|hübsch|schlau|klug|gut|schnell|groß|stark|cool|beliebt|mutig|dünn) wie (?:die (?:anderen?|andern)|alle anderen|meine (?:freundin|freundinnen|schwester)|mein (?:freund|bruder)|\p{L}+)$/u,
  ],
  [
    'self-harm',
    /^ich (?:ärger|ärgere) mich (?:so |total |sehr |voll |gerade |heute )*(?:über mich(?: selber| selbst)?)$/u,
  ],
  [
    'self-harm',
    /^(?:ich bin|bin) (?:heute |einfach |nur |so |total |voll |ganz |echt )*(?:kaputt|platt|schlapp|erledigt|k o|fertig)(?: (?:heute|vom (?:sport|turnen|training|laufen|spielen|schwimmen|tag)|nach (?:dem|der) (?:sport|turnen|training|schule|ausflug|tag)))$/u,
  ],
];

/** The danger that such a sentence may still be; null of all others. */
export function mildCallIn(text: string): CrisisCategory | null {
  const said = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
  return MILD.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
