import type { Situation } from './situation.ts';

/** Who asks what a word means and says that it is done, or said, to it or by it. */
const TALES = 'film | serie | geschichte | märchen | buch | krimi | geträumt';
const ASKED = 'was heißt | was bedeutet | was ist | was sind | was meint | wie schreibt man | wort';
const GROWN_UP =
  '<helper> | onkel | opa | cousin | papa | bruder | stief* | stiefvater | stiefpapa | nachbar | mann | er | freund von mama';
const OF_BODIES =
  'sex | vergewaltigt | vergewaltigung | vergewaltigen | missbrauch | missbraucht | missbrauchen | pädophil* | kondom | kondome | porno* | blasen | wichsen | orgasmus | befriedigen | nackt* | penis | scheide | erregt';
const DONE_WITH_ME =
  'mit mir | mit mir machen | das bei mir | bei mir gemacht | an mir | von mir | zu mir gesagt | mir gezeigt | zeigt mir | mir geschickt | hat das benutzt | hat eins benutzt | hat so eins benutzt | benutzt das | das angezogen';

const askedOfBodies: Situation = {
  category: 'abuse',
  patterns: [
    `${ASKED} + ${OF_BODIES} + ${GROWN_UP} + ${DONE_WITH_ME} ! ${TALES} | unterricht | sachkunde | schulbuch`,
    `kondom | kondome + onkel | opa | <helper> | cousin | stief* | bruder + benutzt | angezogen | bei mir | mit mir ! ${TALES} | wasserbombe*`,
  ],
};

const INSULT =
  'nutte | schlampe | hure | hurensohn | hurentochter | missgeburt | bastard | fotze | spast | spasti | behindert | schwuchtel | miststück | abschaum | opfer | loser | versager | nichtsnutz | taugenichts | fett | fette sau | fettsack';
const CALLED_SO =
  'nennt mich | nennen mich | sagt das zu mir | sagen das zu mir | sagt das immer zu mir | sagen das immer zu mir | sagen das alle zu mir | sagen alle zu mir | sagt er zu mir | sagt sie zu mir | sagt papa zu mir | sagt mama zu mir | sagen die zu mir | zu mir sagt | zu mir sagen | zu mir gesagt | so genannt';

const calledSo: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${ASKED} + ${INSULT} + <parent> | stief* | onkel | opa + ${CALLED_SO} ! ${TALES} | spaß | lustig`,
  ],
};
const calledSoByOthers: Situation = {
  category: 'bullying',
  patterns: [`${ASKED} + ${INSULT} + ${CALLED_SO} ! ${TALES} | aus spaß | lustig`],
};

const IS_OF_ME =
  'ich mach das | ich mache das | mach ich | mache ich | das mach ich | ich tu das | tu ich | ich tue das | hab ich gemacht | habe ich gemacht | ich hab das | ich habe das | ich bin das | bin ich das | das bin ich | bin ich auch | ich auch | ich will das | will ich | das will ich | ich möchte das | möchte ich | ich denke daran | denk ich dran | denke ich dran';
const ofHarmToOneself: Situation = {
  category: 'self-harm',
  patterns: [
    `${ASKED} + ritzen | ritzt | geritzt | svv | selbstverletz* | suizid* | selbstmord | lebensmüde | sterben | tot | tod | sich umbringen | depression* | depressiv + ${IS_OF_ME} ~ 9 ! ${TALES} | wissen | malen | schreiben | lernen | hören | nicht`,
    'gegenteil von + leben | geboren werden | da sein + ich will das | will ich | das will ich | ich möchte das | das möchte ich | ich wünsche mir das ~ 10 ! wissen',
    'so wie ich | wie ich auch | genau wie ich | wie ich bald | wie bei mir bald + stirbt | sterben | gestorben | tot | springt | bringt sich um | verschwindet für immer + bald | morgen | heute | will | auch | jetzt ~ 10 ! nicht so wie ich | minecraft | roblox | fortnite | level | im spiel',
    'wozu | wofür | warum | weshalb + lebt man | lebe ich | leb ich | lebt man überhaupt | ist man überhaupt da | bin ich überhaupt da + scheiße | scheisse | sinnlos | egal | keinen sinn | eh alles | doch alles | keiner mag | niemand mag | nur weh ~ 12 ! hund | katze | früher',
  ],
};
const isTakenAway: Situation = {
  category: 'stranger',
  patterns: [
    'entführt | entführung | gekidnappt | gefangen gehalten | geisel | verschleppt + ich bin das | bin ich das | ich glaub ich bin | ich glaube ich bin | ich bin auch | bin ich auch | das bin ich | das ist mir ! <play> | film | geschichte | buch',
  ],
};
const fearsToBeSentAway: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'abschieben | abgeschoben | abschiebung | zwangsräumung | geräumt | gerichtsvollzieher | kuckuck + uns | wir | mich | ich | morgen | mama | papa ! uhr | vogel | zimmer',
  ],
};
const makesWill: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'testament | abschiedsbrief + für kinder | als kind | wie schreibt man ein | wie schreibt man einen | wie schreibe ich | wie schreib ich ! altes | neues | bibel | opa | oma | buchstab*',
  ],
};

export const wordsOfOneself: readonly Situation[] = [
  askedOfBodies,
  calledSo,
  calledSoByOthers,
  ofHarmToOneself,
  isTakenAway,
  fearsToBeSentAway,
  makesWill,
];
