import type { Situation } from './situation.ts';

/** `Warum spuckt mein Opa Blut`: asked like a fact, and one's own people are in danger now. */
const WHY = 'warum | wieso | weshalb | wie kommt es';
const MINE = 'mein | meine | meinem | meiner | unser | unsere | mama | papa | oma | opa';
const KIN =
  '<parent> | <relative> | omi | opi | baby | brüderchen | schwesterchen | freund | freundin | nachbar | nachbarin';
const TALES =
  'film | serie | geschichte | märchen | buch | minecraft | roblox | im spiel | theater* | puppe | teddy';
const PETS = 'hund* | katze* | kater | hamster* | pferd* | meerschwein* | kaninchen | vogel';

const isInDanger: Situation = {
  category: 'emergency',
  patterns: [
    `${WHY} + ${KIN} + ${MINE} + blutet | verblutet ~ 8 ! nase | nasenbluten | nasenblut* | zahn* | zahnfleisch | lippe | finger | knie | mückenstich | monat | periode | tage | beim rasieren | rasier* | pflaster | ${TALES} | ${PETS}`,
    `${WHY} + ${KIN} + blut + so viel blut | voller blut | voll blut | spuckt | hustet | kotzt | bricht | erbricht | würgt | pinkelt | läuft ... aus dem mund | kommt ... aus dem mund | aus dem ohr | aus den ohren ~ 9 ! spendet | abgenommen | kunstblut | vampir* | ${TALES} | ${PETS}`,
    `${WHY} + ${KIN} + ${MINE} + wird ... blau | wird ... lila | läuft ... blau an | ist ... blau im gesicht | ist ... ganz blau | ist ... so blau | blaue lippen | lippen ... blau | lippen so blau ~ 9 ! wasser | schwimmbad | baden | kalt | käse | hose | himmel | auto | haus | frier* | beeren | angemalt | bemalt | geschminkt | blaubeer* | farbe | stift | gemalt | malt | schminke | auge | augen | trikot | kostüm | schlumpf | ${TALES}`,
    `${WHY} + ${KIN} + ${MINE} + bewusstlos | ohnmächtig | weggetreten | umgekippt | umgefallen | zusammengebrochen | zusammengesackt | krampft | nicht ansprechbar | reagiert nicht | antwortet nicht mehr | rührt sich nicht ~ 9 ! geworden | gewesen | früher | gestern | letzte* | war | fahrrad | sprachnachricht* | nachricht* | chat | ${TALES}`,
    `${WHY} + ${KIN} + ${MINE} + würgt | röchelt | japst | schnappt nach luft | ringt nach luft | kriegt keine luft | atmet so schnell | atmet ... so schnell | atmet so schwer | atmet so komisch | atmet nicht richtig | atmet kaum | atmet so laut | pfeift beim atmen | zittert so stark und | schnauft so schnell ~ 9 ! rennen | gerannt | joggen | sport | treppe | treppen | lauf* | schläft | schlaf | schnarch* | schnupfen | brokkoli | rosenkohl | ${TALES} | ${PETS}`,
    `${WHY} + ${KIN} + hand auf der brust | hand an der brust | hände auf der brust | fasst sich an die brust | fasst sich ans herz | sich ... ans herz | hand am herz | hand aufs herz | hand auf dem herz | sich ... an die brust | sich ... an den hals | hält sich die brust | hält sich das herz | hält sich an der brust | greift sich ans herz | greift sich an die brust | schmerzen in der brust | brustschmerzen | brust so weh | brust weh | die brust ... weh | blass und schwitzt | schwitzt und ist ... blass | kalten schweiß | arm ... taub | der linke arm ~ 14 ! hymne | nationalhymne | singt | ${TALES}`,
    `${WHY} + ${KIN} + schiefen mund | schiefes gesicht | mund schief | mund so schief | mund hängt | mund runter | gesicht so schief | gesicht schief | gesicht hängt | redet so komisch auf einmal | redet auf einmal so | spricht auf einmal so | redet plötzlich so | lallt | nicht mehr richtig sprechen | nicht mehr richtig reden | arm nicht heben ~ 12 ! zahnarzt | betäubung | grimasse* | clown | geboren | schon immer | ${TALES}`,
    `${WHY} + ${KIN} + ${MINE} + wacht nicht auf | wacht nicht mehr auf | wacht ... nicht auf | wacht ... nicht mehr auf | nicht wach | nicht mehr wach | macht die augen nicht auf | macht ... augen nicht mehr auf | schläft den ganzen tag und | verdreht die augen so | schaum vor dem mund | schaum vorm mund | schaum am mund ~ 10 ! wecker | winterschlaf | rasier* | zähneputzen | zahnpasta | ${TALES} | ${PETS}`,
  ],
};
const maySleepTooDeep: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    `${WHY} + ${KIN} + mein | meine | unser | unsere + schläft so tief | schläft so fest | schläft ... so tief | so tief | zittert so | sagt nichts mehr | antwortet nicht mehr | ganz schlapp | so schlapp | sagt gar nichts mehr | redet nicht mehr mit | verdreht die augen | verdreht ... die augen so | ist so blass und | ist so bleich | schwitzt so und | liegt so komisch | guckt so starr | starrt so ~ 6 ! stimme | tauch* | wasser | fernseher | handy | ${TALES} | ${PETS}`,
  ],
};

/** `Warum schlägt mein Opa`: asked of one's own people, with no thing that is beaten. */
const THING =
  'der | die | das | den | dem | ein | eine | einen | herz | schach | uno | memory | tennis | rad | purzelbaum | sahne | eier | nagel | trommel | schlagzeug | alarm | vor | nach | auf | um | wurzeln | ball | tor | haken | takt | holz | teppich';
const OWN = 'mein | meine';
const MAN = '<parent> | opa | oma | onkel | tante | stief* | <helper> | cousin | großvater';
const hitsWhy: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${WHY} + ${OWN} + ${MAN} + schlägt | schlagt | haut | prügelt | verhaut | würgt | tritt | kneift | ohrfeigt | boxt ~ 4 ! ${THING} | ${TALES} | gras | hut`,
    `${WHY} + ${OWN} + ${MAN} + packt ... so fest | packt so fest | packt mich | packt uns | packt immer so | packt ... fest zu | packt so doll | drückt so fest zu | greift so fest zu | hält mich so fest | hält mich fest | hält mich ... so fest | hält mich ... fest | zieht mich ... haaren | schüttelt mich | schubst mich | beißt mich | sperrt mich | sperrt uns | schließt mich ein | schließt uns ein | schließt mich aus ~ 9 ! koffer | tasche | geschenk* | ranzen | spaß | achterbahn | straße | fahrrad | eis | ${TALES}`,
  ],
};
/** `Warum schlägt er mich`: nobody is named, and it is somebody close. */
const hitsMeWhy: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${WHY} + schlägt | haut | prügelt | tritt | würgt | verhaut | kneift + er mich | sie mich | der mich | die mich | er uns | sie uns | er meine mama | er mama | sie meinen bruder ~ 4 ! schach | uno | memory | tennis | spiel* | ${PETS} | ziege | pony | kuh | kabel | strom | ${TALES}`,
  ],
};
const doesSoWhy: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `${WHY} + ${OWN} + ${MAN} + beißt | packt | schubst | schüttelt ~ 4 ! ${THING} | koffer | tasche | taschen | rucksack | kopf | geschenke | geschenk | nägel | fingernägel | ${TALES} | apfel | brot | zähne | kuchen | päckchen | zusammen`,
    `${WHY} + ${OWN} + ${MAN} + sperrt | schließt + immer ab | immer zu | ab | zu | tür | zimmer ~ 7 ! haustür | auto | fahrrad | rad | laden | geschäft | wohnung | büro | ${TALES} | nachts die tür | schule`,
  ],
};
const undressesWhy: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `${WHY} + ${OWN} + ${MAN} + zieht ... mich aus | zieht mich aus | zieht mir die hose | zieht sich ... aus | zieht sich aus | sich auszieht | zieht sich ... nackt | läuft nackt | ist nackt | ist immer nackt | küsst mich | küsst mich so | streichelt mich so | fasst mich ... an | kuschelt ... so ~ 8 ! jacke | mantel | schuhe | socken | pullover | handschuhe | sauna | schwimmbad | duscht | gute nacht | ${TALES}`,
    `${WHY} + ${OWN} + ${MAN} + geheimnis | geheimnisse + mit mir | mit meiner schwester | mit meinem bruder | nur mit mir | mit uns kindern ~ 9 ! geburtstag | geschenk* | weihnacht* | überraschung | ${TALES}`,
    `${WHY} + ${OWN} + <helper> | onkel | cousin + schreibt mir | schreibt er mir | schreibt ... so viel | schickt mir | ruft mich ... an | will mich ... allein | will mich ... treffen | schenkt mir ... so viel | fotografiert mich | filmt mich ~ 9 ! tafel | karte | postkarte | note | hausaufgaben | ${TALES}`,
  ],
};
/** Fear that is over, of somebody one should never have had to fear. */
const fearedSomebody: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'keine angst mehr vor | keine angst vor + <carer> | ihm | ihr ~ 7 ! nachbarshund | hund* | katze* | neuen lehrerin | neuen lehrer | mathelehrer* | zahnarzt',
    'mag nicht mehr | will nicht mehr | nicht mehr + spiel* | mitspielen | verstecken spielen | kuscheln | doktor spielen + mit dem nachbar* | mit dem onkel | mit meinem onkel | mit opa | mit meinem opa | mit dem trainer | opas spiel | onkels spiel | papas spiel | mit seinem spiel | mit onkel ~ 9 ! schach | uno | karten | memory | fußball | mühle | verliere | langweilig | verloren',
  ],
};

export const kinInNeed: readonly Situation[] = [
  isInDanger,
  hitsWhy,
  hitsMeWhy,
  maySleepTooDeep,
  doesSoWhy,
  undressesWhy,
  fearedSomebody,
];
