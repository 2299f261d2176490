/** What a verb does to an amount: it is there, becomes more or less, goes to someone else, or is shared out. */
export type Deed = 'have' | 'gain' | 'lose' | 'give' | 'share' | 'cost' | 'pay';

const DEEDS: readonly [Deed, RegExp][] = [
  ['share', /^(?:ver|auf)?(?:ge)?teil(?:e|en|t|te|ten|st)$|^(?:auf|ver)zuteilen$/],
  ['cost', /^(?:ge)?koste(?:t|n|te|ten)$/],
  ['pay', /^(?:be)?zahl(?:e|t|en|te|ten|st)$/],
  [
    'give',
    /^(?:ge)?schenk(?:e|t|en|te|ten|st)$|^(?:geb|gib|gab|gebe|gibt|gibst|gebt|geben|gaben|gegeben|leihe|leiht|lieh|geliehen|reicht)$/,
  ],
  [
    'lose',
    /^(?:verlier\p{L}*|verlor\p{L}*|ess|esse|isst|ißt|essen|aß|aßen|gegessen|aufgegessen|futter(?:t|n|te|ten)|gefuttert|nasch\p{L}*|genascht|fress\p{L}*|frisst|fraß|fraßen|gefressen|verschenk\p{L}*|verleih\p{L}*|verlieh\p{L}*|verborg\p{L}*|verkauf\p{L}*|verbrauch\p{L}*|verfütter\p{L}*|trink(?:e|t|en|st)|trank(?:en)?|getrunken|platz(?:t|en|te|ten)|geplatzt|zerbr\p{L}+|zerplatz\p{L}*|kaputt|kaputtgegangen|geklaut|klau(?:t|en|te|ten)|stiehlt|stehlen|stahl\p{L}*|gestohlen|wegwerfen|weggeworfen|abgegeben|abgeben|abgebe|weggegeben|weggenommen|wegnehme|wegnehmen|wegnimmt|wegnimmst|wegkommen|weggekommen|weggelaufen|weglaufen|weggeflogen|wegfliegen|wegfliegt|davongeflogen|davongelaufen|weggegangen|weggehen|weggeschwommen|weggerannt|weggefahren|ausgestiegen|aussteigen|aussteigt|ausgegeben|ausgeben|ausgebe|ausgibt|verschwind\p{L}*|verschwand\p{L}*|verschwunden|gestorben|sterben|stirbt|geschmolzen|schmelzen|heruntergefallen|runtergefallen|runterfallen|runterfällt|herunterfallen|umgefallen|umfallen|rausgenommen|herausgenommen|rausnehme|herausnimmt|abgezogen|abgeschnitten|abschneide[nt]?|ausgeliehen|verteilt|verputz\p{L}*|vernasch\p{L}*|verdunst\p{L}*|ausgelaufen|ausgeschüttet|abgebissen|entfern\p{L}*|gekillt|abgeholt|verreist|krank|fehlen|fehlt|heimgegangen|ausgepustet|verschossen|zerriss\p{L}*|verwelk\p{L}*|abgebrochen|abgesägt|verschick\p{L}*|weg|losgeworden|gegangen|stibitz\p{L}*|mops(?:e|t|en|te|ten)|gemopst|raub(?:e|t|en|te|ten)|geraubt|verspeis\p{L}*|verdrück\p{L}*|knabber\p{L}*|geknabbert|mampf\p{L}*|gemampft)$/u,
  ],
  [
    'gain',
    /^(?:bekomm(?:e|t|en|st)?|bekam(?:en|st)?|krieg(?:e|t|en|st|te|ten)?|gekriegt|erh(?:ält|alten|ielt)|find(?:e|et|en|est)?|fand(?:en)?|gefunden|gewinn(?:e|t|en|st)?|gewann(?:en)?|gewonnen|(?:ein|nach)?(?:ge)?kauf(?:e|t|en|te|ten|st)?|dazugekauft|sammel(?:t|n|te|ten|st)|sammle|gesammelt|pflück(?:e|t|en|te|ten|st)?|gepflückt|ernte(?:t|n|te|ten)|geerntet|dazu|hinzu|dazugekommen|dazukommen|dazukommt|hinzugekommen|dazubekommen|dazubekomme|dazugelegt|dazugeben|dazugegeben|dazustellen|einsteigen|eingestiegen|zugestiegen|zusteigen|hergeflogen|angeflogen|komm(?:t|en)|kam(?:en)?|gekommen|fäng(?:t|st)|fangen|fing(?:en)?|gefangen|spar(?:e|t|en|te|ten|st)?|gespart|verdien(?:e|t|en|te|ten|st)|back(?:e|t|en|te|ten|st)|bäckt|gebacken|mal(?:e|en|t|te|ten|st)|gemalt|bastel(?:t|n|te|ten|st)|bastle|gebastelt|geboren|geschlüpft|schlüpfen|mitgebracht|bringt|bring(?:e|en)|brachte(?:n)?|bau(?:e|t|en|te|ten|st)|gebaut|lies(?:t|st)|lese(?:n)?|gelesen|las(?:en)?|läuft|lauf(?:e|en)|gelaufen|lief(?:en)?|fahr(?:e|en)|fährt|gefahren|fuhr(?:en)?|schwimm(?:t|e)|geschwommen|gefahren|wander(?:t|n|te|ten)|gewandert|schieß(?:t|en)|schoss(?:en)?|geschossen|zieht|wächst|gewachsen|nimm(?:t|st)|nehm(?:e|en)|nahm(?:en)?|genommen|pflanz(?:e|t|en|te|ten|st)|gepflanzt|leg(?:e|t|en|te|ten|st)|gelegt|stell(?:e|t|en|te|ten)|schreib(?:e|t|en|st)|geschrieben|löst|gelöst|hol(?:e|t|en|te|ten)?|geholt|entdeck(?:e|t|en|te|ten))$/u,
  ],
  [
    'have',
    /^(?:hab|habe|habn|hat|hast|haben|habt|hatte|hatten|hattest|gehabt|hätte|hätten|hättest|besitz\p{L}*|ist|is|sind|sin|bin|bist|seid|war|waren|wär|wären|wäre|gibts|gab|lieg(?:t|en)|lagen|sitz(?:t|en)|saßen|steh(?:t|en)|standen|häng(?:t|en)|hingen|spiel(?:t|en|te|ten)|wohn(?:t|en)|leb(?:t|en)|schwimmen|schwammen|wachs(?:en)?|park(?:en|ten)|warte(?:t|n|ten)|brauch(?:e|t|en|st)|wieg(?:e|t|en)|wog(?:en)?|arbeite(?:t|n)|dauer(?:t|n)|zähl(?:t|en)|pass(?:t|en)|enthält|enthalten|turnen|tanzen|feiern|schlafen|fressen|flattern|krabbeln|gehören|gehör(?:t|te))$/u,
  ],
];

/** Verbs that say little: "hat … gegessen" is eating. */
const WEAK =
  /^(?:hab|habe|hat|hast|haben|habt|hatte|hatten|ist|is|sind|sin|bin|bist|war|waren|wird|werden|wurde|wurden|worden|will|wollen|möchte|möchten|kann|können|muss|müssen|soll|sollen|darf|geht|gehen|ging|gingen|fällt|fallen|fielen|fiel|flieg(?:t|en)|flog(?:en)?|steig(?:t|en|e)|stieg(?:en)?|lauf(?:en)?|läuft|lief(?:en)?|renn(?:t|en)|rannten|komm(?:t|en)|kam(?:en)?|geb(?:e|en)?|gib(?:t|st)|gab(?:en)?|nimm(?:t|st)|nehm(?:e|en)|nahm(?:en)?|werf(?:e|en)|wirft|warf(?:en)?|spring(?:t|en)|sprangen|schwimm(?:t|en)|schneide[nt]|leg(?:e|t|en)|bring(?:t|en)|stell(?:t|en)|fahr(?:e|en)|fährt|krabbel(?:t|n)|hüpf(?:t|en)|zieh(?:t|en))$/u;
const AWAY =
  /^(?:weg|davon|fort|heraus|raus|herunter|runter|hinunter|kaputt|verloren|hause|heim|nachhause)$/u;
const TOWARDS =
  /^(?:dazu|hinzu|herein|rein|ein|zu|her|herbei|an|drauf|nach|noch|neue|wieder|zurück|dahin|hin|darauf|dazwischen)$/u;
/** Going, flying, stepping: what comes behind says whether there are more or fewer. */
const MOVES =
  /^(?:geh|geht|gehen|ging|gingen|gegangen|fällt|fallen|fielen|fliegt|fliegen|flog(?:en)?|geflogen|gefallen|gerannt|steig\p{L}*|stieg\p{L}*|lauf\p{L}*|läuft|lief\p{L}*|renn\p{L}*|rannten|spring(?:t|en|e)|sprang(?:en)?|gesprungen|schwimmt|schwimmen|hüpf\p{L}*|krabbel\p{L}*|werf\p{L}*|wirft|warf\p{L}*|schneide[nt]?|geschnitten|nimm(?:t|st)|nehm(?:e|en)|nahm(?:en)?|fahr(?:e|en)|fährt|fuhren|gefahren|zieh(?:t|en)|zog(?:en)?|gezogen|setz(?:t|en|te|ten)|gesetzt|kehr(?:t|en)|klettern?|klettert)$/u;

export const isVerb = (word: string) =>
  GONE_OUT.test(word) ||
  COME_IN.test(word) ||
  DEEDS.some(([, pattern]) => pattern.test(word)) ||
  WEAK.test(word) ||
  MOVES.test(word);
export const isFiniteVerb = (word: string) =>
  isVerb(word) &&
  (/^(?:geh(?:t|en)|geb(?:t|en)|gewinn(?:t|en)|gehör(?:t|en))$/.test(word) ||
    !/^(?:ab|auf|aus|weg|ver)?ge\p{L}+(?:t|en)$/u.test(word)) &&
  !AWAY.test(word) &&
  !/^(?:ab|aus|auf)$/.test(word) &&
  !TOWARDS.test(word);

/** "ausgezogen", "eingezogen": the first part says which way. */
const GONE_OUT =
  /^(?:aus|weg|fort|davon|heraus|raus|herunter|runter|hinaus|ab)ge(?:zogen|gangen|laufen|flogen|fahren|rannt|schwommen|stiegen|fallen|holt|hauen|krabbelt|sprungen|brochen|rissen|schnitten|nommen|klaut)$/;
const COME_IN =
  /^(?:ein|hinzu|dazu|herein|rein|nach|her)ge(?:zogen|gangen|laufen|flogen|fahren|rannt|schwommen|stiegen|kommen|krabbelt|sprungen|legt|stellt|baut)$/;

/** What is done in a clause: the verb that says most, with its particle. */
export function readDeed(words: readonly string[]): Deed | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const found = (deed: Deed) => has(DEEDS.find(([name]) => name === deed)?.[1] ?? /^$/);
  if (found('share')) return 'share';
  if (found('cost')) return 'cost';
  if (found('pay')) return 'pay';
  const rest = words.filter((word) => !TOWARDS.test(word));
  const isLeaving = words.includes('aus') && has(/^(?:steig|stieg)/);
  const isAway = has(AWAY) || isLeaving || /^(?:ab|aus|auf)$/.test(words.at(-1) ?? '');
  if (has(/^(?:gibt|gebe|gab|geben|gegeben)$/) && has(/^es$/) && !isAway) return 'have';
  if (found('give') && has(/^(?:bekomm(?:e|t|en)|bekam|krieg(?:e|t|en)|gekriegt)$/)) return 'gain';
  if (found('give')) return has(/^aus$|^ausgegeben$/) ? 'lose' : 'give';
  if (has(GONE_OUT)) return 'lose';
  if (has(COME_IN)) return 'gain';
  const isMove = has(MOVES);
  if (isMove && isAway) return 'lose';
  if (isMove && has(TOWARDS)) return 'gain';
  const lose = DEEDS.find(([name]) => name === 'lose')?.[1] ?? /^$/;
  if (rest.some((word) => lose.test(word))) return 'lose';
  if (found('gain')) return 'gain';
  if (isMove) return has(/^nach$/) ? 'lose' : null;
  return found('have') ? 'have' : null;
}
