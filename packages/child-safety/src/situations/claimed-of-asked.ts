import type { Situation } from './situation.ts';

/** What is asked of a danger, and then said to be so with the child itself, its people or its home. */
const ASKED =
  'was ist | was sind | was heißt | was bedeutet | was macht | was passiert | wie ist | wie viel | wie viele | wieviel | wieviele | wie heiß | wie schnell | wie merkt | wie erkennt | woran | warum ist | warum gibt | wieso ist | warum brennt | wie entsteht | was meint';
const TALES =
  'film | serie | geschichte | märchen | buch | krimi | geträumt | minecraft | roblox | spiel | museum';
const ONCE =
  'früher | letztes jahr | gehabt | vor jahren | mal gehabt | gestorben | überlebt | im krankenhaus | schon mal | hund | katze | hamster | aquarium';
const CLOSE = '<parent> | <relative> | baby | freund | freundin | nachbar | nachbarin';
const NOW =
  'grad | gerade | jetzt | grade | eben | glaub ich | glaube ich | auf einmal | plötzlich';
const SUDDEN =
  'herzinfarkt | schlaganfall | hirnschlag | ohnmacht | ohnmächtig | bewusstlos | bewusstlosigkeit | koma | epilepsie | krampfanfall | anfall | herzstillstand | vergiftung | rauchvergiftung | atemnot | asthmaanfall | hitzschlag | unterzuckerung | stromschlag | schock | gehirnerschütterung | atemstillstand';
const HAS_IT =
  'hat ... einen | hat ... eine | hat ... das | hat das | hat den | hat die | hat es | hat sowas | hat so was | hat so einen | hat so eine | hat einen | hat eine | hat einer | das hat | den hat | ist das | ist es | ist so | ich hab das | ich hab den | ich hab sowas | hab ich | habe ich | hab ich das | ich habe das | das bin ich | bei meinem | bei meiner';

const hasItNow: Situation = {
  category: 'emergency',
  patterns: [
    `${ASKED} + ${SUDDEN} + ${CLOSE} | ich | er | sie | mein | meine + ${HAS_IT} + ${NOW} ~ 16 ! ${ONCE} | ${TALES}`,
  ],
};

/** `Die hab ich`, `das bin ich`, `das ist bei uns so`. */
const MINE =
  'die hab ich | die habe ich | das hab ich | das habe ich | hab habe ich auch | ich hab sowas | ich glaub ich hab das | ich glaub ich hab die | ich glaube ich hab das | ich glaub ich hab sowas | ich glaub die hab ich | ich glaub ich hab auch | das bin ich | bin ich auch | ich bin das | so bin ich | so fühl ich mich | so fühle ich mich | so fühl ich mich auch | ich glaub ich bin | ich glaube ich bin | ich auch | geht mir so | geht mir auch so | geht es mir | mach ich auch | mache ich auch | das mach ich | das mache ich | mach ich manchmal | ich mach das | ich mache das | will ich auch | das will ich | ich will das | denk ich auch';
const WITH_US =
  'bei uns so | bei uns auch | bei uns ... so | bei uns immer | bei uns daheim | bei uns zuhause | bei uns zu hause | ist bei uns | bei mir so | bei mir auch | ist bei mir | mir passiert | passiert mir | mit mir gemacht | mit mir passiert | macht er mit | macht der mit | macht er auch | macht er mit mir | das macht er | das machen die | das macht mein | das macht meine | das ist mein papa | das ist meine mama | das ist mein opa | das ist mein onkel | mein trainer ist das | mein lehrer ist das | mein papa ist das | mein onkel ist das | mein opa ist das | so ist mein papa | so ist mein onkel | so ist meine mama | mein papa ist so | meine machen das | meine machen das auch | meine eltern machen das | einer mit mir | jemand mit mir | ich hab so einen | ich hab auch so einen | das macht papa | das macht mama | das macht opa | das macht onkel | papa macht das | mama macht das | opa macht das | onkel macht das | papa macht sowas | mama macht sowas | mein papa macht das | meine mama macht das | macht das auch | macht papa | macht mama | kenn ich von | das kenn ich | kenn ich gut | werde ich auch | werd ich auch | werd ich | das gibts bei uns | das gibt es bei uns | haben wir zuhause | haben wir daheim | haben wir auch';
const NO_CLAIM = `${TALES} | nachrichten | schule gelernt | unterricht | sachkunde | kein wort | gelesen`;

const claims = (
  category: Situation['category'],
  danger: string,
  claimed = `${MINE} | ${WITH_US}`,
): Situation => ({
  category,
  patterns: [`${ASKED} | warum + ${danger} + ${claimed} ~ 18 ! ${NO_CLAIM}`],
});

const claimed = [
  claims(
    'self-harm',
    'depression | depressionen | depressiv | ritzen | selbstverletzung | suizid | selbstmord | suizidgedanken | selbstmordgedanken | lebensmüde | lebensmüdigkeit | borderline | burnout | panikattacke | panikattacken',
  ),
  claims('eating', 'magersucht | magersüchtig | bulimie | essstörung | esstörung | essgestört'),
  claims(
    'abuse',
    'missbrauch | missbraucht | kindesmissbrauch | vergewaltigung | vergewaltigt | pädophil* | sexuelle gewalt | sexuelle belästigung | grooming | begrapscht | begrapschen',
  ),
  claims(
    'violence-at-home',
    'häusliche gewalt | gewalt | säufer | alkoholiker | alkoholikerin | alkoholsucht | alkoholsüchtig | betrunken | besoffen | misshandlung | misshandelt | kindesmisshandlung | prügelstrafe | prügel | züchtigung | tyrann | gewalttätig | cholerisch | choleriker | haut man | schlägt man | prügelt man | hauen eltern | schlagen eltern | sperrt man | ohrfeige | hausarrest ohne essen',
  ),
  claims(
    'neglect',
    'vernachlässigt | vernachlässigung | verwahrlost | verwahrlosung | ungeliebt | unerwünscht | verstoßen | im stich gelassen | unterernährt | unterernährung',
  ),
  claims('bullying', 'mobbing | gemobbt | mobben | mobbingopfer | außenseiter | cybermobbing'),
  claims(
    'blackmail',
    'stalker | stalking | erpresser | erpressung | erpresst | sextortion | erpressen',
  ),
];

/** What one must not swallow, and somebody has. */
const DRAUGHT =
  'k o tropfen | ko tropfen | k.o. tropfen | knockout tropfen | betäubungsmittel | schlafmittel | schlaftabletten | drogen | ecstasy | alkohol | wodka | schnaps | whisky | gift | rattengift | bleiche | bleichmittel | spülmittel | frostschutzmittel | benzin | spiritus | tollkirsche | tollkirschen | fliegenpilz | knollenblätterpilz | insulin | morphium | batterien | knopfzelle';
const drank: Situation = {
  category: 'poison',
  patterns: [
    `${ASKED} | welche + ${DRAUGHT} + hat er mir gegeben | hat der mir gegeben | hat sie mir gegeben | hat mir einer gegeben | hat mir welche gegeben | hat mir das gegeben | hat mir die gegeben | hat mir einen gegeben | hat mir was ... gegeben | hat er mir ... getan | er mir ... getan | mir in | ins glas | in mein | in meine | in den saft | hab ich ... getrunken | ich hab ... getrunken | davon hab ich | davon habe ich | hab davon | ich hab eins | ich hab eine | ich hab welche | hab ich ... geschluckt | hab ich ... genommen | hab ich ... gegessen | hab ich ... probiert | bruder hat davon | schwester hat davon | baby hat davon | papa hat davon | mama hat davon | oma hat davon | opa hat davon | freund hat davon | freundin hat davon | getrunken hab | genommen hab | geschluckt hab + gegeben | getan | glas | saft | cola | getränk | getrunken | leer | leergemacht | ausgetrunken | geschluckt | genommen | gegessen | probiert | intus | gekippt ~ 16 ! ${TALES} | alkoholfrei* | gelesen | gehört | arzt | ärztin | nicht`,
  ],
};

const BLEEDS =
  'meins läuft | meins kommt | meins spritzt | meins tropft | bei mir kommt | bei mir läuft | bei mir spritzt | bei mir tropft | bei mir hört | bei mama kommt | bei papa kommt | bei meiner | bei meinem | aus meinem | aus meiner | mir läuft | ich verlier | ich verliere | kommt ganz viel | kommt so viel';
const bleedsNow: Situation = {
  category: 'injury',
  patterns: [
    `${ASKED} | warum + blut | bluten | wunde | ader | adern + ${BLEEDS} + raus | läuft | spritzt | tropft | ganz viel | boden | arm | bein | kopf | hand | nicht auf | runter ~ 16 ! nase | nasenbluten | zahn* | periode | tage | monat | mückenstich | ${TALES} | abgenommen | ${ONCE}`,
  ],
};

const burnsHere: Situation = {
  category: 'fire',
  patterns: [
    `${ASKED} | warum + feuer | brand | flammen | rauch | rauchgas | brennt | kohlenmonoxid | gas + bei uns | bei mir | hier | in der küche | im zimmer | in meinem zimmer | im flur | im keller | im wohnzimmer | unser haus | unsere wohnung | unsere küche + ist grad | ist gerade | ist jetzt | ist welches | grad welches | ist eins | brennt grad | brennt gerade | brennt jetzt | brennt es | brennts | brennt was | riecht es | riechts | kommt grad | kommt gerade | kommt welcher | qualmt | ist ganz viel | ist überall | grad eins ~ 18 ! ofen | kamin | kaminofen | grill | lagerfeuer | feuerschale | osterfeuer | kerze | kerzen | laterne | adventskranz | teelicht | gasherd | ${TALES}`,
  ],
};

/** A means, and then the end. */
const endsWithIt: Situation = {
  category: 'self-harm',
  patterns: [
    'was ist | was sind | wie | woraus | wo gibt es | warum | welche + gift | tabletten | strick | seil | messer | klinge | rasierklinge | zug | züge | brücke | hochhaus | strom | pistole | schlaftabletten | pille | pillen | autobahn | knollenblätterpilz | tollkirsche | gas + alles beenden | alles vorbei | schluss machen | damit schluss | für immer schlafen | für immer weg | nicht mehr aufwach* | es beenden | allem ein ende | alles zu ende | endlich ruhe | ich dann weg | ich dann tot | es dann vorbei | dann ist alles vorbei | dann wär alles vorbei | dann wäre alles vorbei ~ 18 ! minecraft | roblox | fortnite | im spiel | level | ratten | schach',
  ],
};
const wouldStandBefore: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'zug | züge | ice | ubahn | u bahn | sbahn | s bahn | straßenbahn | lkw | lastwagen | brücke | hochhaus | turm | klippe | staudamm | autobahn + tut das weh | tut es weh | tut das dann weh | merkt man das | merkt man es | spürt man das | spürt man was | geht das schnell | ist man dann tot | ist man gleich tot | ist man sofort tot | stirbt man gleich | stirbt man sofort | wär ich dann weg + davor | drunter | vor den | vor dem | runter | springt | spring | fällt | fall | überfahren | legt ~ 16 ! modell* | lego | playmobil | minecraft | wasser | tauch*',
  ],
};

export const claimedOfAsked: readonly Situation[] = [
  hasItNow,
  drank,
  bleedsNow,
  burnsHere,
  endsWithIt,
  ...claimed,
  wouldStandBefore,
];
