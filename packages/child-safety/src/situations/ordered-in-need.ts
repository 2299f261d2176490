import type { Situation } from './situation.ts';

/** `Hol mich hier raus`, `ruf schnell Mama an`: an order no voice can follow, given by who may need somebody. */
const TALES =
  'film | geschichte | minecraft | roblox | fortnite | im spiel | level | lego | spiel*';
const PERSON =
  '<parent> | <relative> | omi | opi | lehrerin | lehrer | erzieherin | nachbarin | nachbar | jemand | jemanden | wen | einen erwachsenen | polizei | krankenwagen | notarzt | arzt | hilfe';

const callsForPeople: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    `ruf | rufe | hol | hole | kannst du ... anrufen | kannst du ... holen | kannst du ... rufen | könntest du ... anrufen | könntest du ... holen + ${PERSON} + schnell | sofort | jetzt | bitte | dringend | jemanden | gleich | her | hierher | komm | kommen | soll kommen | sie soll kommen | er soll kommen ~ 7 ! witz | gute nacht | grüß* | essen | ball | ich soll | du sollst | wie heißt | wie alt | ${TALES}`,
    'schick jemanden | schick hilfe | schick bitte hilfe | schick bitte jemanden | schick die polizei | schick den krankenwagen | schick wen her ! spiel* | minecraft',
    'kannst du | könntest du | kann jemand + polizei | krankenwagen | notarzt | feuerwehr | jemanden + rufen | anrufen | holen | herholen | schicken ~ 7 ! spiel* | minecraft | lego | playmobil',
    'sag mama | sag papa | sag oma | sag opa | sag meiner mama | sag meinem papa | sag meiner oma | sag der lehrerin | sag der polizei + soll kommen | kommen soll | herkommen | soll aufhören | aufhören soll | soll mich abholen | soll mich holen ~ 8 ! essen',
    `^ruf | ^rufe | ^hol | ^hole | ^lux ruf | ^lux hol + mama an | papa an | oma an | opa an | lehrerin an | hilfe | mama | papa | oma | jemand | jemanden ~ 6 ! mal | ab | eis | ball | witz | ${TALES}`,
  ],
};
const wantsAway: Situation = {
  category: 'lost',
  isConcern: true,
  patterns: [
    'lass mich nicht allein | lass mich nicht alleine | lass uns nicht allein | lasst mich nicht allein',
    'holt mich hier raus | holt uns hier raus | holt mich raus | bringt mich hier weg | bringt uns hier weg',
    `hol | hole | bring | bringe | lass | lasst | nimm | kannst du ... holen | kannst du ... bringen + mich hier raus | mich raus | uns raus | uns hier raus | mich da raus | mich hier weg | uns hier weg | mich weg | mich ab | uns ab | mich bitte ab | mich doch ab | mich doch bitte ab | mich nach hause | mich heim | mich bitte nach hause | mich zu mama | mich zu papa | mich zu oma | mich bitte heim | mich bitte hier raus | mich bitte raus | mich von hier weg | uns nach hause | mich zurück nach hause | mich bitte zu mama | mich zu meiner mama | mich zu meinem papa ~ 6 ! ${TALES} | aus dem quiz | aus dem spiel | quiz | übung | rausgehen spielen`,
  ],
};
/** `Mach, dass Papa aufhört`: what is wished away is done by somebody. */
const DOES =
  'aufhört | aufhören | aufwacht | wach wird | aufsteht | wieder atmet | weggeht | wegbleibt | weg ist | weg geht | geht | auszieht | nicht mehr | nie mehr | nie wieder | wieder lieb | lieb ist | nett ist | leise ist | leise sind | still ist | nichts trinkt | nicht trinkt | nicht streiten | nicht schreit | wiederkommt | wieder da | wieder gesund | mich mag | mich lieb | mich in ruhe | in ruhe lässt | in ruhe lassen | ruhe gibt | verschwindet | mich nicht';
const makeItStop: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `mach | mache | machst du | zauber | zaubere | kannst du machen | kannst du bitte machen | könntest du machen + dass | das + <carer> | er | sie | die | der | alle + ${DOES} ~ 9 ! regen | schnee | hund* | musik | lied | katze* | mücke* | sonne | wolken | ferien | schule | ${TALES} | wecker | uhr`,
    `^mach | ^mache | ^bitte mach | ^lux mach | ^lux bitte mach | mach bitte | mach endlich | kannst du machen | zauber + dass es aufhört | dass es endlich aufhört | dass das aufhört | dass das endlich aufhört | das es aufhört | dass es vorbei ist | dass alles aufhört | dass es vorbei geht | dass alles vorbei ist | dass es still ist | dass es weg geht | dass es weggeht | dass es nicht mehr weh tut | dass es nicht mehr wehtut ! regn* | schnei* | hagel* | gewitter* | donner* | jucken | klingeln | piepen | schluckauf | ${TALES}`,
    'zauber | zaubere | hex | hexe | mach + <carer> + weg | fort | lieb | wieder lieb | nett ~ 5 ! fleck | trick | dass es | spinne | wieder aufgeräumt | häschen',
  ],
};
const wantsShelter: Situation = {
  category: 'emergency',
  isConcern: true,
  patterns: [
    `^rette | ^rettet | ^beschütz | ^beschütze | ^versteck | ^verstecke | ^befrei | ^befreie | bitte rette | bitte rettet | bitte beschütz | bitte versteck | bitte befrei | lux rette | lux beschütz | lux versteck | lux befrei + mich | uns | meine mama | meinen bruder | meine schwester ~ 3 ! langeweile | peinlich | gedicht | auswendig | test | such | ${TALES} | ritter | drache* | prinz* | rätsel | hausaufgaben | mathe`,
  ],
};

export const orderedInNeed: readonly Situation[] = [
  callsForPeople,
  wantsAway,
  makeItStop,
  wantsShelter,
];
