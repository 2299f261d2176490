import type { Situation } from './situation.ts';

const TALES =
  'film | serie | geschichte | märchen | buch | krimi | geträumt | minecraft | roblox | fortnite | lego | playmobil | theater*';
const GIVES =
  'gibt mir | gibt er mir | gibt sie mir | gibt uns | geben mir | mir ... gegeben | uns ... gegeben | mir ... gibt | mir ... angeboten | mir ... eingeschenkt | lässt mich ... trinken | lässt mich ... probieren | lässt mich ... rauchen | lässt mich ... ziehen | schenkt mir ... ein | bietet mir ... an | darf ich bei';

/** A grown-up or an older one who gives a child drink or drugs. */
const drinkFromElders: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    `<carer> | freund | freundin | kumpel | der große | ein großer + ${GIVES} + bier | wein | rotwein | schnaps | sekt | likör | eierlikör | rum | wodka | whisky | alkohol | glühwein | alkopop* ! nie | nicht | kein* | malzbier | alkoholfrei* | kindersekt | kinderpunsch | tee | sauerkraut | holunder | weinende | ${TALES}`,
    `<carer> | freund | freundin | kumpel | der große | ein großer | jemand + ${GIVES} + gras | joint | hasch | haschisch | cannabis | weed | vape | zigarette | zigaretten | kippe | kippen | snus | lachgas | pillen | drogen ! nie | nicht | kein* | wie raucht | wie dreht | hase* | kaninchen | kuh | kühe | schaf* | pferd* | ziege* | meerschweinchen | wiese | heu | schokozigarette* | kaugummi* | ${TALES}`,
  ],
};

/** Something nice from a man whom nobody at home knows. */
const giftFromStranger: Situation = {
  category: 'stranger',
  isConcern: true,
  patterns: [
    `ein mann | der mann | fremder | fremder mann | fremde frau | ein typ | der typ | unbekannter | älterer herr | ein herr + mir | uns + schokolade | süßigkeit* | süßes | bonbon* | gummibärchen | lolli | lutscher | eis | kaugummi* | geld | euro | geschenk* | spielzeug | handy | kuscheltier + geschenkt | gegeben | gibt | schenkt | angeboten | gekauft | kauft | will ! verkäufer* | bäcker* | metzger* | kasse | eisdiele | eiswagen | eismann | eisverkäufer* | fasching | karneval | umzug | halloween | st martin | sankt martin | nikolaus | weihnachtsmann | zahnarzt | schornsteinfeger | zirkus | taschengeld | von tante | von mama | von oma | film | geschichte | buch`,
  ],
};

/** Whoever trains or teaches a child injects or gives it what makes strong. */
const drugsFromTrainer: Situation = {
  category: 'poison',
  patterns: [
    `*trainer | *trainerin | schwimmtrainer* | coach | betreuer | *leiter + spritze | spritzen | spritzt | gespritzt | pillen | tabletten | pulver | tropfen | aufputschmittel | doping* + mir | uns | ich | mich + gibt | geben | gegeben | nehmen | soll | sollen | kriegen | kriege | krieg | gekriegt | bekommen | spritzt | gespritzt ! arzt | ärztin | allergie* | asthma* | diabetes | insulin | impf* | wasserspritze* | magnesium | traubenzucker | brausepulver | pflaster | ${TALES}`,
  ],
  answer:
    'Nimm nichts davon, und lass dir keine Spritze geben. Du darfst Nein sagen, und du bist nicht schuld. Sag es heute noch deinen Eltern oder einem anderen Erwachsenen. Geht es dir jetzt schlecht? Dann ruf die 112 an. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos.',
};

/** Ice on open water, and the child goes there. */
const onTheIce: Situation = {
  category: 'emergency',
  patterns: [
    'zugefrorenen | zugefroren | zugefrorene | gefrorenen | auf dem eis | aufs eis | auf das eis | das eis + see | teich | weiher | fluss | kanal | bach | baggersee | tümpel + wir gehen | gehen wir | ich geh | ich gehe | geh ich | gehe ich | wir wollen | wollen wir | ich will | wir sind | ich bin | bin ich | wir laufen | ich lauf | ich laufe | wir stehen | ich steh | ich stehe | wir rutschen + auf | aufs | rauf | drauf | drüber | darüber | über ! eishalle | eisbahn | eisdiele | essen | kugel | kugeln | kaufen | freigegeben | erlaubt | enten | papa sagt nein | mama sagt nein | gucken | vorbei | spazieren um | um den see | minecraft | film | geschichte | buch | gestern | letztes jahr | nicht auf',
  ],
  answer:
    'Geh bitte nicht auf das Eis, auch wenn es dick aussieht. Es kann plötzlich brechen. Bist du schon drauf, leg dich flach hin, und kriech langsam zurück zum Ufer. Ist jemand eingebrochen, ruf die 112 an, und hol einen Erwachsenen. Frag erst deine Eltern, ob das Eis freigegeben ist.',
};

/** A flame in a bed or a cupboard. */
const flameInBed: Situation = {
  category: 'fire',
  patterns: [
    'wunderkerze* | kerze | kerzen | streichholz | streichhölzer | streichhölzern | feuerzeug | knaller | böller | rakete | teelicht | fackel + im bett | ins bett | unter der decke | unter die decke | unterm bett | unter dem bett | im schrank | im kleiderschrank | in der höhle aus decken | in der deckenhöhle + angezündet | zünde | zünden | zündet | anzünd* | gezündet | brennt | spielt | spiele | spielen | an | angemacht ! led | lichterkette | taschenlampe | geburtstag | darf man | warum | film | geschichte | buch',
  ],
};

/** Somebody has said that he will shoot or stab at school: to be told at once, and nothing to be turned down. */
const threatensMany: Situation = {
  category: 'emergency',
  patterns: [
    'einer | jemand | ein junge | ein mädchen | der junge | mitschüler* | bruder | cousin | freund | kumpel | ein typ | der typ | er | klassenkamerad* | schüler + amok* | alle erschießen | alle abknallen | alle abstechen | alle umbringen | um sich schießen | die schule in die luft | die schule sprengen | die schule anzünden | ein massaker + macht | machen | mach | plant | will | sagt | gesagt | droht | gedroht | schreibt | geschrieben | angekündigt ! ich mach | ich mache | ich plane | ich will | ich möchte | will ich | kann ich | wie macht man | wie plant | was ist | was heißt | was bedeutet | warum | nachrichten | fernsehen | probe* | übung | spiel | zombie* | monster | film | serie | geschichte | buch | minecraft | fortnite | roblox',
  ],
  answer:
    'Gut, dass du das sagst. Sag es jetzt sofort einem Erwachsenen, auch wenn es vielleicht nur ein Spruch war. Ruft zusammen die 110 oder 112 an. Das ist kein Petzen, du schützt damit alle. Sprich nicht selbst mit dem, der das gesagt hat. Bist du gerade in Sicherheit?',
};

export const givenAndDared: readonly Situation[] = [
  threatensMany,
  onTheIce,
  flameInBed,
  drugsFromTrainer,
  drinkFromElders,
  giftFromStranger,
];
