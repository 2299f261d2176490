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
  // It went down the wrong way, and was coughed up.
  [
    'breath',
    /^(?:ich hab mich|(?:mein |meine |der |die )?\p{L}+ hat sich) (?:heute |gestern |vorhin |mal )?(?:an|am|beim) (?:\p{L}+ ){1,2}verschluckt(?: und (?:\p{L}+ ){0,2}gehustet)?$/u,
  ],
  // What to do about a cut or a burn.
  [
    'self-harm',
    /^(?:lux |und |aber )?was (?:soll|muss|kann|mach|mache|tu|tue|tut|macht) (?:ich |man )?(?:(?:tun|machen|da|dann|am besten|eigentlich|denn|zuerst) )*wenn (?:ich mich|man sich|ich mir|sich jemand|sich einer) (?:\p{L}+ ){0,4}(?:schneide|schneidet|geschnitten habe?|geschnitten hat|verbrenne|verbrennt|verbrannt habe?|verbrannt hat|stoße|stößt|klemme|klemmt)$/u,
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

const KIN =
  '(?:(?:stief|halb|pflege)?(?:papa|vater|mama|mutter|bruder|schwester)|opa|oma|onkel|tante|cousin|cousine|trainer|trainerin|nachbar|nachbarin|freund von (?:meiner )?mama|freundin von (?:meinem )?papa)';
/** So little is said that nothing learnt can know more. */
const HARDLY_SAID: readonly [CrisisCategory, RegExp][] = [
  [
    'violence-at-home',
    new RegExp(
      `^(?:und |also )?(?:mein|meine|der|die)? ?(?:neuer |neue |großer |große |kleiner |kleine )?${KIN}$`,
      'u',
    ),
  ],
  [
    'neglect',
    /^(?:mein |meine )?(?:mama|papa|oma|opa) ist (?:gerade |grad |heute |jetzt |noch |wieder )*(?:nicht (?:da|zuhause|daheim)|weg|unterwegs)$/u,
  ],
  // A brother or a sister who pulled or pushed once, over something.
  [
    'bullying',
    /^(?:mein|meine) (?:kleiner |kleine |großer |große |blöder |blöde )?(?:bruder|schwester|cousin|cousine) hat mich (?:heute |gestern |vorhin |gerade |schon wieder |wieder )*(?:gehauen|geschubst|gekratzt|gezwickt|gekniffen|gebissen|geboxt|getreten|geärgert|an den haaren gezogen)(?: weil ich (?!.*(?:nicht (?:mehr )?(?:mit|aus|zu|in)|sag|petz|wehr|nackt|wollte))(?:\p{L}+ ){1,6}\p{L}+| (?:und |aber )?(?:dann |da )?hat (?:mama|papa) (?:\p{L}+ )?geschimpft| und (?:ich|dann ich) hab zurück\p{L}+)?$/u,
  ],
];

const find = (list: readonly [CrisisCategory, RegExp][], text: string): CrisisCategory | null => {
  const said = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
  return list.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
};

/** The danger that such a sentence may still be; null of all others. */
export const mildCallIn = (text: string): CrisisCategory | null => find(MILD, text);

/** The same where a person is only named or is out, or siblings quarrelled once: whatever else is heard in it. */
export const hardlySaidIn = (text: string): CrisisCategory | null => find(HARDLY_SAID, text);
