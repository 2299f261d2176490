import type { Situation } from './situation.ts';

/** Dangers that a child asks about, or tells behind a question, in words that look like a question of facts. */
const TALES = 'film | serie | geschichte | märchen | buch | krimi | geträumt';
const GAME = 'minecraft | roblox | fortnite | brawl* | im spiel | level | lego | playmobil';
const TOY = 'spielzeug* | wasserpistole* | nerf | plastik* | fasching* | karneval* | kostüm*';
const ANIMALS =
  'wal | wale | tier* | fisch | fische | hund | katze | eisbär* | kamel* | pinguin* | insekt* | pflanze* | baum | vogel | schlange | spinne | kamele';

/** `Leon hat eins dabei und will mich damit stechen`, behind `Was ist ein Messer`. */
const threatenedWithIt: Situation = {
  category: 'bullying',
  patterns: [
    `will mich damit | will uns damit | mich damit | uns damit | mich dann damit + stechen | abstechen | erstechen | erschießen | abknallen | schlagen | hauen | verprügeln | anzünden | verbrennen | schneiden | umbringen ! kitzel* | ${TALES} | ${GAME} | ${TOY}`,
  ],
  answer:
    'Geh jetzt gleich zu einem Erwachsenen, zum Beispiel zu deiner Lehrerin oder deinen Eltern. Sag genau, wer dir droht und womit. Bleib nicht allein, und geh nicht in seine Nähe. Das ist kein Petzen, und du bist nicht schuld. Bist du in Gefahr, ruf die 110 oder 112 an. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos.',
};

const foundWeapon: Situation = {
  category: 'emergency',
  patterns: [
    `pistole | gewehr | revolver | waffe | schusswaffe | spritze | spritzen | nadel | drogen | gasflasche + gefunden | entdeckt | liegt hier | liegt da | lag da | hab ich hier | hab hier + ich | wir | hab | haben | bruder | freund ! ${TALES} | ${GAME} | ${TOY} | arzt | tannen* | heuhaufen | stricken | nähen | nähnadel | wasser* | museum | minecraft`,
  ],
  answer:
    'Fass es nicht an, und nimm es nicht mit. Geh weg davon, und halt auch die anderen fern. Hol gleich einen Erwachsenen, oder ruf die 110 an. Sag, wo es liegt. Hast du dich daran verletzt, ruf die 112 an. Es war richtig, dass du es sagst.',
};

/** An animal that bites or stings with poison, and water that scalds. */
const hurtByIt: Situation = {
  category: 'injury',
  patterns: [
    `schlange | kreuzotter | otter | viper | skorpion | feuerqualle | petermännchen | fledermaus | fuchs | ratte + hat mich | mich hat | hat meinen | hat meine | hat uns | bin ich | mich eine | mich ein + gebissen | gestochen ~ 12 ! kuscheltier* | ${TALES} | ${GAME}`,
    `kochend* | heiß* | kocht | wasserkocher | herdplatte | bügeleisen | öl | fett + ich hab mir | ich habe mir | hab ich mir | mir das | mir den | mein bruder hat sich | meine schwester hat sich + drübergeschüttet | übergeschüttet | drübergekippt | übergekippt | drüber geschüttet | verbrüht | verbrannt | draufgefasst | draufgelegt ~ 14 ! zunge | fast | ${TALES} | kalt*`,
    `baby | schwesterchen | brüderchen | säugling | kleine schwester | kleiner bruder + bett | wickeltisch | wickelkommode | sofa | couch | treppe | hochstuhl | arm + gefallen | runtergefallen | gestürzt | geplumpst | fallen gelassen | runtergerollt ! puppe | teddy | schnuller | flasche | ${TALES}`,
    `gehirnerschütterung | kopfverletzung | schädel* + ich bin | bin | mein bruder ist | meine schwester ist | ich hab mir | mir ist + gefallen | gestürzt | angehauen | gestoßen | geknallt | schwindelig | schwindlig | schlecht ~ 14 ! letzte* | gestern | früher | ${TALES}`,
  ],
};

const gasAndSmoke: Situation = {
  category: 'emergency',
  patterns: [
    `warum | wieso | weshalb + riecht es | riechts | stinkt es | stinkts + nach gas | verbrannt | nach rauch | verschmort | angebrannt + hier | bei uns | im haus | in der wohnung | in der küche | im keller | im flur | überall ~ 9 ! furz* | pups* | tankstelle | grill | lagerfeuer | vulkan | kuchen | toast | ${TALES}`,
    `was macht man | was tut man | was muss man | was muss ich | was soll man | was soll ich | was mache ich | was mach ich | was tun + nicht mehr atmet | nicht atmet | keine luft mehr | nicht mehr aufwacht | bewusstlos | rauchvergiftung | vergiftung | ohnmächtig | verblutet | stark blutet | stromschlag | erstickt | blau wird | blau im gesicht + opa | oma | mama | papa | baby | <sibling> | mein freund | meine freundin ~ 16 ! ${ANIMALS} | ${GAME}`,
  ],
  answer:
    'Ruf jetzt sofort die 112 an, das kostet nichts. Brennt es, oder riecht es nach Gas? Dann geh zuerst nach draußen. Ruf auch laut nach einem Erwachsenen. Sag am Telefon, wo du bist und was passiert ist. Die Leute dort sagen dir Schritt für Schritt, was du tun kannst. Leg erst auf, wenn sie es sagen.',
};
/** How one helps: asked of nobody, it may be for school. */
const asksHowToHelp: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    `was macht man | was tut man | was muss man | was muss ich | was soll man | was soll ich | was mache ich | was mach ich | was tun + nicht mehr atmet | nicht atmet | keine luft mehr | nicht mehr aufwacht | bewusstlos | rauchvergiftung | vergiftung | ohnmächtig | verblutet | stark blutet | stromschlag | erstickt | blau wird | blau im gesicht ~ 14 ! ${ANIMALS} | ${GAME}`,
  ],
};
const isSoCold: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    'warum | wieso | ist + oma | opa | mama | papa | baby + so kalt | ganz kalt | eiskalt | so steif | ganz steif | ganz blass | so still ~ 6 ! wohnung | zimmer | hände | wetter | draußen | bei oma | bei opa | tee | ist es | haus',
    'wie lange | wann + schläft | wacht + schnaps | bier | wodka | wein | tabletten | pillen ~ 12 ! kater',
  ],
};

/** How long one lives without food, how much blood one may lose, what is deadly: no question of facts alone. */
const asksForLimits: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `wie lange dauert | wie lange braucht | wie lang dauert | wie schnell | wann | ab wann + man | ich | mensch | bis + verhungert | verhungere | verblutet | verblute | verdurstet | verdurste | erstickt | ersticke | erfriert | erfriere | ertrinkt | ertrinke | ertrinken | verhungern | verbluten | ersticken | erfrieren ~ 10 ! ${ANIMALS} | ${GAME} | ${TALES}`,
    'tut + ersticken | ertrinken | erfrieren | verbrennen + weh ~ 8 ! fisch* | krebs* | hummer | baum | finger | sonne | brennnessel*',
    `wie viel blut | wieviel blut + kann ich | darf ich | kann man | darf man | muss man | muss ich + verlieren ! spenden`,
    `wie viel | wieviel | wie viele | wieviele | ab wann | wann + tödlich | giftig für mich | zu viel zum sterben | gefährlich + *tablette* | paracetamol | ibuprofen | aspirin | schlafmittel | medikament* | tropfen | insulin | hustensaft | pillen | alkohol | wodka | schnaps ~ 10 ! ${ANIMALS}`,
    'wenn ich | wenn man | ich will | ich möchte | was wenn ich + da runterspring* | da runter spring* | da runterfall* | da runterstürz* | mich runterstürz* | davor leg* | davor spring* | davor werf* | drunter leg* ~ 8 ! wasser | pool | becken | sprungturm | sprungbrett | schwimmbad | fallschirm | see | meer | heu | trampolin | bett',
  ],
};
const saysSoBesideTask: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'so viel | soviel | so wenig | nichts | null + bin ich wert | ich wert bin | ich auch wert | bin ich auch wert ~ 6',
    `messer | klinge | dach | brücke | tabletten | strick | seil | schere | fenster | gleise + ich will es tun | ich mach es jetzt | ich mache es jetzt | ich tu es jetzt | ich tu es gleich | ich mach es gleich | dann mach ichs ! ${TALES} | ${GAME} | basteln | schneiden üben | aufmachen`,
    'ich will | ich möchte | ich bleib | ich bleibe + unter wasser | im wasser + bleiben | für immer | nicht mehr hoch | nie mehr auftauchen | nicht mehr auftauchen ! tauch* | rekord | fisch | meerjungfrau | delfin | schwimmen',
  ],
};
const saysStopBesideTask: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `wie heißt | wie sagt man | wie sage ich | wie sag ich | wie schreibt man | wie schreibe ich + lass mich los | fass mich nicht an | nicht anfassen | tu mir nichts | tu mir nicht weh | ich will das nicht ! museum | ${TALES} | hund`,
    'ich krieg | ich kriege | ich bekomme | krieg ich | bekomme ich | kriege ich + nie was | nichts | nix | kein essen | nichts ab + weil ich böse | weil ich schlecht | weil ich frech | weil ich dumm | weil ich nicht brav | weil ich so böse',
  ],
};
/** Ways of dying that only somebody asks about who thinks of them. */
const asksIfDyingHurts: Situation = {
  category: 'self-harm',
  patterns: [
    'tut + erhängen | aufhängen | sich aufhängen | verbluten | überfahren werden | vergiften | runterspringen | vom dach springen | pulsadern | sich erschießen | sich umbringen + weh ~ 8 ! fisch* | krebs* | hummer | baum | wäsche | bild',
  ],
};
const givenDrink: Situation = {
  category: 'neglect',
  patterns: [
    '<parent> | opa | onkel | bruder | stief* + gibt mir | geben mir | lässt mich + immer | jeden | jede | oft | abends + bier | schnaps | wodka | wein | schluck bier | zigarette | zigaretten | kippe ~ 10 ! alkoholfrei* | malzbier | kinderbier | weingummi | holen | tragen | zählen',
  ],
};
const asksHowLongUnfed: Situation = {
  category: 'eating',
  isConcern: true,
  patterns: [
    'wie lange | wie viele tage | wieviele tage + kann ich | darf ich | halte ich | schaffe ich + ohne essen | ohne zu essen | nichts essen | nichts zu essen | hungern ~ 8',
  ],
};
const asksNotToEat: Situation = {
  category: 'eating',
  patterns: [
    'wie + nimmt man | nehme ich | nehm ich | kann ich | kann man | werde ich | wird man + schnell ab | am schnellsten ab | schnell abnehmen | schnell dünn | schnell dünner | schnell schlank | ganz viel ab ~ 8 ! anruf | telefon | hörer | mond | papier | eis | faden | hund | katze | opa | oma | mama | papa',
    'wie + übergibt man sich | übergebe ich mich | dass man sich übergibt | dass man kotzt | dass ich kotze | dass ich mich übergebe | zum kotzen bringen | zum erbrechen bringen ! rekord | stein | eis | knochen | regel* | schloss | hund | katze',
  ],
};
const bleedsBelow: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'warum | wieso | weshalb + blutet | brennt | tut + mein popo | mein po | meine scheide | meine mumu | mein penis | mein pipi | mein pimmel | meine muschi | da unten ~ 6 ! wund vom | seife | sand',
    'darf | dürfen | ist es erlaubt | ist es normal + lehrer* | trainer* | erwachsene | erwachsener | erwachsenen | betreuer* | babysitter* | nachbar + kinder | kind | mich | schüler* + anfassen | küssen | streicheln | nackt | ausziehen | massieren ! verbieten | tiere | streicheltiere',
  ],
};
const wouldLiveElsewhere: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'wie alt muss man | wie kommt man | wie komm ich | ab wann | kann man | wann kommt man + ins heim | in ein heim | ins kinderheim | in ein kinderheim | zu einer pflegefamilie | in eine pflegefamilie | pflegefamilie ! tierheim | altersheim | oma | opa | hund | katze',
    'baby | kleiner bruder | kleine schwester | schwesterchen | brüderchen + allein geblieben | alleine geblieben | allein gelassen | alleine gelassen | ganz allein | ganz alleine | allein zuhause | alleine zuhause ! im spiel | krabbelt | läuft | puppe | kann ... alleine',
    'gibt mir | geben mir | gibt uns | lässt mich | krieg ich von papa | krieg ich von mama + schluck bier | bier | schnaps | wein | wodka | zigarette | zigaretten | kippe + immer | jeden | mal | schluck | ziehen | probieren | trinken ~ 10 ! alkoholfrei* | malzbier | kinderbier | weingummi | holen | tragen',
  ],
};
const noFriends: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: [
    'freunde | freund | freundin | freundinnen + ich hab 0 | ich habe 0 | ich hab null | ich habe null | ich hab gar keine | ich habe gar keine | ich hab keinen einzigen | ich habe keinen einzigen | ich hab keine einzige ! facebook | instagram | tiktok | follower | im spiel',
  ],
};
const gotNoAir: Situation = {
  category: 'breath',
  isConcern: true,
  patterns: [
    'er | sie | ich | baby | <sibling> + keine luft gekriegt | keine luft mehr gekriegt | keine luft bekommen | keine luft mehr bekommen | nicht mehr geatmet | nicht geatmet ~ 6 ! vor lachen | rennen | gerannt | tauch* | getaucht | film',
  ],
};
const sayAndHit: Situation = {
  category: 'violence-at-home',
  patterns: [
    'sagt <parent> | <parent> sagt + und haut | und schlägt | und haut zu | und schlägt zu | und tritt | und haut dann | und haut mich ~ 5 ! sahne | eier | auf den tisch | nagel | ball | auf die pauke',
  ],
};

export const dangersAsked: readonly Situation[] = [
  gasAndSmoke,
  threatenedWithIt,
  foundWeapon,
  hurtByIt,
  sayAndHit,
  gotNoAir,
  noFriends,
  asksHowToHelp,
  isSoCold,
  asksForLimits,
  saysSoBesideTask,
  saysStopBesideTask,
  asksNotToEat,
  asksHowLongUnfed,
  asksIfDyingHurts,
  givenDrink,
  bleedsBelow,
  wouldLiveElsewhere,
];
