import type { Situation } from './situation.ts';

const TALES =
  'film | serie | geschichte | märchen | buch | krimi | geträumt | minecraft | roblox | playmobil | puppe | teddy | theater*';
const ONCE = 'früher | hatte | gehabt | gestern | letzte* | letztes jahr | manchmal | seit jahren';
const ASKED = 'was ist | was sind | warum | wieso | wie entsteht | darf man | kann man | was tun';
const SMALL_ONE =
  '<sibling> | baby | brüderchen | schwesterchen | cousin | cousine | freund | freundin | kind | junge | mädchen';
const ANYONE = `${SMALL_ONE} | <parent> | <relative> | nachbar | nachbarin | lehrerin | lehrer`;
const OLD_ONE = 'oma | opa | omi | opi | uroma | uropa | nachbarin | nachbar';
const ALCOHOL =
  'bier | wein | rotwein | schnaps | sekt | likör | eierlikör | wodka | rum | alkohol | whisky';

/** `Liegt Oma auf dem Boden`, said with the verb first, and a fit that somebody has now. */
const liesThere: Situation = {
  category: 'emergency',
  patterns: [
    `liegt | lag | liegen + ${OLD_ONE} + auf dem boden | aufm boden | am boden | auf dem fußboden | auf den fliesen | im flur | auf der treppe | vor der tür | unten an der treppe ~ 7 ! yoga | turn* | gymnastik | liest | spielt | spielen | lego | puzzle* | schläft auf | teppich | matratze | brief | paket | post | schuhe | katze | hund | ${ONCE} | ${TALES}`,
    `${ANYONE} | er | sie | jemand + epilepsieanfall | epilepsie anfall | epileptischen anfall | epileptischer anfall | krampfanfall | fieberkrampf | krampft ! ${ASKED} | ${ONCE} | ${TALES} | hund | katze | mal`,
    `${OLD_ONE} | mama | papa + eingeschlafen | schläft | liegt + und kalt | ist kalt | ganz kalt | eiskalt | ganz steif | so kalt | und ganz weiß ~ 12 ! füße | fuß | hände | hand | nase | decke | zimmer | wetter | draußen | tee | kaffee | wohnung | schlafzimmer | winter | mir ist | frier* | zelt | wasser | strand | ${TALES}`,
  ],
};
const swimsNoMore: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    `^schwimmt | ^strampelt | ^zappelt | ^bewegt sich + ${SMALL_ONE} | papa | mama + nicht mehr | nimmer ~ 6 ! kurs | verein | schwimmkurs | training | weil | gern | ${TALES}`,
  ],
};

/** Coals indoors, before anybody feels ill. */
const coalsIndoors: Situation = {
  category: 'emergency',
  patterns: [
    `grill | kohle | holzkohle | holzkohlegrill | grillkohle | kohlen | feuerschale | gaskocher | heizpilz | stromaggregat + in der wohnung | in die wohnung | im wohnzimmer | ins wohnzimmer | im zimmer | im kinderzimmer | in der küche | in der garage | im zelt | ins zelt | im keller | im wohnwagen | drinnen | im haus + an | angemacht | angezündet | brennt | glüht | grillen | gegrillt | gestellt | reingestellt | heizen | geheizt ! elektrogrill | tischgrill | kontaktgrill | raclette | ausgemacht | ${ASKED} | ${TALES}`,
  ],
  answer:
    'Geht sofort alle nach draußen an die frische Luft. Das Gas von der Glut riecht man nicht, und es ist sehr giftig. Sag es gleich einem Erwachsenen. Ist jemandem schlecht oder schwindelig? Dann ruft draußen die 112 an.',
};

/** Plastic over a head, hands round a throat. */
const coveredHead: Situation = {
  category: 'breath',
  patterns: [
    `plastiktüte | tüte | folie | *folie | plastiksack | müllsack + ${SMALL_ONE} | er | sie | ich | mir + um den kopf | über den kopf | überm kopf | übern kopf | auf dem kopf | auf den kopf | über dem kopf | um den hals | ums gesicht | übers gesicht | vorm gesicht ! kostüm | fasching | regen | haare | färben | papier* | ${ASKED} | ${TALES}`,
  ],
};
const throttledInFun: Situation = {
  category: 'violence-at-home',
  patterns: [
    'würgt mich | erwürgt mich | mich ... würgt | mich ... erwürgt | drosselt mich | drückt mir ... hals zu | drückt mir ... kehle zu | drückt mir ... luft ab | hält mir ... mund und nase zu + bruder | schwester | cousin | <parent> | onkel | opa | er | sie ! minecraft | roblox | film | geträumt | grins | haha | lol | schal | rollkragen | kragen | krawatte | umarmung',
  ],
};

/** Stones of fruit that were bitten open. */
const bittenStones: Situation = {
  category: 'poison',
  patterns: [
    `kirschkern* | aprikosenkern* | pfirsichkern* | pflaumenkern* | bittermandel* | eibe* | tollkirsche* + zerbissen | zerkaut | gekaut | geknackt | aufgebissen | zermahlen | gegessen + zehn | zwanzig | dreißig | viele | haufen | handvoll | tüte | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | 50 | komisch | schlecht | übel | schwindel* | bauchweh | kopfweh ! ${ASKED} | gespuckt | weitspucken | ${TALES}`,
  ],
};
const fewStones: Situation = {
  category: 'poison',
  isConcern: true,
  patterns: [
    `kirschkern* | aprikosenkern* | pfirsichkern* | pflaumenkern* | bittermandel* + zerbissen | zerkaut | gekaut | geknackt | aufgebissen ! ${ASKED} | ${TALES}`,
  ],
};

/** A glass of beer that was emptied, or makes ill. */
const emptiedGlass: Situation = {
  category: 'poison',
  patterns: [
    `${ALCOHOL} + ich hab | hab ich | ich habe | habe ich | wir haben | bruder hat | schwester hat + ganze glas | das glas | ganze flasche | die flasche | die dose | ganze dose | den becher | alles + leer | leer gemacht | leergemacht | leer getrunken | leergetrunken | ausgetrunken | ausgesoffen | geleert ! malzbier | alkoholfrei* | weggeschüttet | ausgeschüttet | abgewaschen | pfand | ${TALES}`,
    `schlecht | übel | schwindelig | schwindlig | komisch | dreht sich + mir | mich + vom bier | vom wein | vom sekt | vom schnaps | vom likör | vom alkohol | vom wodka | von dem bier | von dem sekt | von dem wein ! geruch | riecht | ${TALES}`,
  ],
};

export const accidentsInPassing: readonly Situation[] = [
  liesThere,
  coalsIndoors,
  coveredHead,
  throttledInFun,
  bittenStones,
  emptiedGlass,
  swimsNoMore,
  fewStones,
];
