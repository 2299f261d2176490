import type { Situation } from './situation.ts';

const NOT_MEANT =
  'film | serie | geschichte | märchen | buch | krimi | traum | geträumt | nachrichten | theater* | minecraft | roblox | fortnite | lego | playmobil | wie | warum | wieso';
const SOMEBODY =
  'mich | mir | ich | uns | wir | mama | papa | oma | opa | freund | freundin | baby | kind | <sibling>';
/** On whom something hot has fallen. */
const VICTIM =
  'mir | auf mich | über mich | auf meine schwester | über meine schwester | auf meinen bruder | über meinen bruder | aufs baby | auf das baby | übers baby | über das baby | auf sie | auf ihn | über sie | über ihn | arm | arme | bein | beine | hand | hände | bauch | gesicht | fuß';

/** Scalded, struck by a current, bitten, or hit on the head. */
const hurtInAccident: Situation = {
  category: 'injury',
  patterns: [
    `wasserkocher | heißes wasser | heiße wasser | kochendes wasser | kochende wasser | heißer tee | heißen tee | heiße suppe | heißes öl | heißes fett | heißer kaffee | heißen kaffee + gefallen | umgefallen | gekippt | umgekippt | geschüttet | gelaufen | drübergelaufen | verbrüht + ${VICTIM} ! daneben | fast | beinahe | auf den boden | auf den tisch | ${NOT_MEANT}`,
    `stromschlag | strom gekriegt | strom bekommen + ${SOMEBODY} + bekommen | gekriegt | kriegt ! aal | türklinke | pulli | rutsche | trampolin | haare | was ist | stecker ziehen | ${NOT_MEANT}`,
    `sich | mir | <sibling> | freund | freundin | papa | mama + finger | zeh | zehen | daumen + abgeschnitten | abgehackt | abgerissen | abgetrennt | abgesägt ! handschuh* | puppe | knete | pappe | nagel | nägel | wurst* | keks* | ${NOT_MEANT}`,
    `${SOMEBODY} + schlange | kreuzotter | fuchs | ratte | fledermaus + gebissen ! daumen | kuscheltier* | ${NOT_MEANT}`,
    `baby | schwesterchen | brüderchen | kleine schwester | kleinen bruder | kleiner bruder + hund | kampfhund | rottweiler | schäferhund + gebissen | beißt ! spielt | kuscheltier* | ${NOT_MEANT}`,
    `mein | meine | meinem bruder | meiner schwester + finger | daumen | zeh | fingerkuppe | ohr + ist ab | ist halb ab | sind ab | ist abgerissen | hängt nur noch ~ 6 ! pflaster ist | verband | gips | nagel | puppe | teddy | kuscheltier* | ${NOT_MEANT}`,
    `${SOMEBODY} + hund + gebissen + blutet | blut | tief | loch | ins gesicht ! beim spielen | ${NOT_MEANT}`,
    `kopf + angehauen | gestoßen | gefallen | aufgeschlagen | geknallt | hingefallen + schlecht | übel | doppelt | schwindelig | schwindlig | brechen | kotzen | gebrochen ! gestern wieder | ${NOT_MEANT}`,
  ],
};

/** Shut in, bound and left, in high water, or under what has fallen. */
const cannotGetOut: Situation = {
  category: 'emergency',
  patterns: [
    `ich | wir | bruder | schwester | freund + im kühlschrank | in der kühltruhe | in der gefriertruhe | in der truhe | in der kiste | im koffer | im kofferraum | im trockner | in der waschmaschine | im schacht | im gully | im brunnen | im container + nicht raus | nicht mehr raus | geht nicht auf | nicht auf | klemmt ! ${NOT_MEANT}`,
    `angebunden | gebunden | festgebunden | gefesselt + sind weg | sind sie weg | weggegangen | weggelaufen | abgehauen | immer noch | bin noch | keiner mehr da ! hund | pferd | ${NOT_MEANT}`,
    `wasser steigt | wasser kommt | hochwasser + auf dem dach | im haus | im keller | in die wohnung | bei uns | immer mehr | immer höher + wir | ich ! ebbe | strand | meer | badewanne | sandburg | doku | ${NOT_MEANT}`,
    `auto + im wasser | im fluss | im see | im graben | überschlagen | auf dem kopf + unser | unserem | wir | papa | mama | ich ! spielzeug* | ferngesteuert* | matchbox* | modell* | ${NOT_MEANT}`,
  ],
};

/** A head under water, or somebody who lies there and says nothing. */
const silentSomebody: Situation = {
  category: 'emergency',
  patterns: [
    `${SOMEBODY} | er | sie | ihr | sein + unter wasser + eingeschlafen | kopf ist | gesicht ist ! tauch* | taucherbrille | schwimmbrille | rekord | blubber* | plansch* | spielt | ${NOT_MEANT}`,
    `nachbarin | nachbar | mann | frau | oma | opa | mama | papa | jemand + liegt + sagt nix | sagt nichts | sagt gar nichts | antwortet nicht | antwortet nimmer ! schläft | sauer | beleidigt | sonne | liegestuhl | spielt | ${NOT_MEANT}`,
  ],
};

/** Somebody is gone who was in the water just now. */
const goneInWater: Situation = {
  category: 'emergency',
  patterns: [
    `freund | freundin | baby | kind | <sibling> | papa | mama | cousin | cousine + ist weg | ist nicht mehr da | ist verschwunden | nirgends | nicht mehr zu sehen | seh ... nicht mehr | sehe ... nicht mehr | finde ... nicht mehr + im wasser | ins wasser | im see | im pool | im becken | im fluss | im bach | im meer | in den wellen + grad noch | gerade noch | eben noch | vorhin noch | plötzlich | auf einmal | war | ist + weg | nicht mehr | verschwunden | nirgends ! ball | badehose | brille | schwimmflügel | ente | boot | fisch | freund vom | heim | nach hause | ${NOT_MEANT}`,
    `<parent> | oma | opa | tante | onkel | nachbarin | nachbar + auf dem boden | aufm boden | am boden + stöhnt | röchelt | krampft | zuckt | steht nicht auf | nicht aufsteht | steht nicht mehr auf | nicht mehr aufsteht | kommt nicht mehr hoch | nicht mehr hochkommt ! yoga | turnt | turnen | gymnastik | liegestütz* | spielt | lacht | lego | ${NOT_MEANT.replace(' | wie | warum | wieso', '')}`,
  ],
};

/** A child that was given alcohol and feels ill. */
const givenAlcohol: Situation = {
  category: 'poison',
  patterns: [
    `bier | wein | schnaps | wodka | likör | sekt | alkohol + mir | ich + gegeben | getrunken | trinken lassen | probiert | probieren | eingeflößt + schlecht | schwindelig | schwindlig | übel | brechen | kotzen | dreht sich | komisch ! alkoholfrei* | malzbier | kinderbier | kindersekt | ${NOT_MEANT}`,
    `gibt | geben | gegeben | kriegt | kriege | krieg + mir | ich | baby | <sibling> + schnaps | bier | wein | likör | rum | schlafmittel | schlaftabletten | schlaftropfen + damit er | damit sie | damit es | damit ich | damit wir | zum schlafen | zum einschlafen + schläft | schlafe | schlafen | schlaf | ruhig | still | einschläft | einschlafen ! arzt | ärztin | alkoholfrei* | ${NOT_MEANT}`,
  ],
};

/** Somebody has fallen or jumped from high up. */
const fallenFromHigh: Situation = {
  category: 'emergency',
  patterns: [
    `kind | junge | mädchen | jemand | einer | bruder | schwester | freund | freundin | mama | papa + aus dem fenster | vom fenster | vom dach | vom balkon | von der brücke | vom gerüst + gesprungen | gefallen | gestürzt ! <animal> | superheld* | pool | heu | rutsche | ball | puppe | stunt* | teddy | ${NOT_MEANT}`,
  ],
};

/** Others press the child to risk its life. */
const pressedToDare: Situation = {
  category: 'bullying',
  patterns: [
    'würgespiel | ohnmachtsspiel | erstickungsspiel | luftabdrückspiel | blackout challenge + ich soll | soll ich | ich muss | muss ich | mitmachen | wollen dass | alle machen | alle spielen',
    'wollen dass ich | will dass ich | sagen ich soll | sagt ich soll | ich soll | zwingen mich | mich zwingen | ich muss | muss ich + gleise | gleisen | schienen | dach | dachrinne | brückengeländer | autobahn | strommast | zugewachsene eis | aufs eis | hochhaus + renn | renne | rennen | spring* | klettern | klettere | lauf | laufe | laufen | gehen | geh | legen | balancier* + jungs | mädchen | großen | die | freunde | bande | alle | er ! mama | papa | nicht | holzeisenbahn | minecraft | film | geschichte',
  ],
  answer:
    'Mach das nicht, das ist lebensgefährlich. Du darfst Nein sagen und weggehen, das ist mutig. Sag es gleich einem Erwachsenen, zum Beispiel deinen Eltern oder deiner Lehrerin. Ist jemand schon dort oben oder auf den Gleisen, ruf die 112 an. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos.',
};

const LIMB =
  'hand | arm | bein | fuß | finger | daumen | zeh | ellenbogen | rücken | schulter | knie | lippe | mund | kinn | stirn';
const INSIDE = 'kopf | auge | ohr | bauch | hals | hinterkopf | gesicht';
const SMALL_WOUND =
  'nase | zahn | zähne | wackelzahn | milchzahn | kratzer | kratze* | aufgekratzt | schorf | mücke* | pickel | bisschen | nur ganz | kaum | pflaster | schramme | papier | nicht mehr';

/** `Jetzt blutet meine Hand`: said of now, so nobody waits to hear how it came. */
const bleedsNow: Situation = {
  category: 'injury',
  patterns: [
    `mein | meine | meiner + ${LIMB} | ${INSIDE} + blutet | bluten + jetzt | gerade | grad | hilfe | schnell | doll | so | ganz | stark | viel | total | richtig | voll ~ 5 ! ${SMALL_WOUND} | wenn | ${NOT_MEANT}`,
    `mein | meine | meiner + ${INSIDE} + blutet ~ 3 ! ${SMALL_WOUND} | wenn | ${NOT_MEANT}`,
  ],
};
const bleedsSomewhere: Situation = {
  category: 'injury',
  isConcern: true,
  patterns: [`mein | meine + ${LIMB} + blutet | bluten ~ 4 ! ${SMALL_WOUND} | ${NOT_MEANT}`],
};

export const dangersInAccidents: readonly Situation[] = [
  bleedsNow,
  bleedsSomewhere,
  fallenFromHigh,
  hurtInAccident,
  cannotGetOut,
  silentSomebody,
  goneInWater,
  givenAlcohol,
  pressedToDare,
];
