import type { Situation } from './situation.ts';

const TALES = 'film | serie | märchen | buch | krimi | geträumt | theater* | kostüm';
const TAUGHT = `${TALES} | unterricht | sachkunde | schulbuch | arzt | ärztin | kinderarzt | frauenarzt | doktor`;
/** Who is older and stronger than the child, and has no business with its mouth or body. */
const NO_KIN =
  '<helper> | <partner of a parent> | cousin | vetter | stief* | *trainer | *lehrer | fremder | fremder mann | ein mann | der mann | ein typ | der typ | erwachsener | der große | ein großer | großer junge | große junge | älterer | babysitter | freund von papa';
const ELDER = `${NO_KIN} | onkel | opa | opi | großvater | papa | papi | vater | großer bruder | großen bruder | mein bruder`;
const KISS =
  'kuss | küsse | küsschen | bussi | busserl | schmatzer | geküsst | küsst | küssen | knutscht | knutschen';
const GREETS =
  'abschied | begrüßung | gute nacht | gutenachtkuss | geburtstag | backe | wange | stirn | hand | handkuss | mama und papa | papa und mama | papa küsst mama | prinz* | frosch | weihnachtsmann | nikolaus | hund | katze | schokokuss | schokoküsse | dickmann | dickmanns | negerkuss';
const HIDDEN =
  'geheim | geheimnis | heimlich | keiner wissen | niemand wissen | nicht wissen | nix wissen | nicht verraten | nicht weitersagen | nichts sagen | nix sagen | keinem sagen | keinem erzählen';

/** A kiss of a grown-up that must stay hidden. */
const hiddenKiss: Situation = {
  category: 'abuse',
  patterns: [
    `${ELDER} + ${KISS} + ${HIDDEN} + ich | mir | mich | mein | wir | unser ! ${GREETS} | ${TALES} | klasse`,
  ],
};
/** A kiss of somebody who is no parent, or one that is wanted of the child. */
const kissOfElder: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `${NO_KIN} | onkel + kuss | küsse | küsschen | bussi | schmatzer | geküsst | küsst + mir | mich | ich | uns ! ${GREETS} | ${TALES}`,
    `${NO_KIN} | onkel | opa | opi | großvater + kuss | küsse | küsschen | bussi | küssen + will | wollte | möchte | verlangt | immer | dauernd | fordert ~ 9 ! ${GREETS} | ${TALES} | oma`,
  ],
};

const OF_SEX =
  'samenerguss | sperma | orgasmus | erektion | selbstbefriedigung | wichsen | penis | pimmel | scheide | vagina | muschi | sex';
const OF_GROWING =
  'meine tage | meine periode | meine regel | die periode | periode | tampon | tampons | brust | brüste | busen | schamhaare | intimbereich | penis | scheide';

/** `Hat mein Opa mir gezeigt, wie das mit dem Samenerguss geht`: shown or done, which no explaining is. */
const shownByElder: Situation = {
  category: 'abuse',
  patterns: [
    `${ELDER} + ${OF_SEX} + mir | mich | bei mir | mit mir | mein | meinen | meinem | meiner + gezeigt | zeigt | zeigen | vorgemacht | vormacht | gemacht | macht | anfassen | angefasst | beigebracht | ausprobiert | ausprobieren | geholfen | helfen ! ${TAUGHT} | gemalt | bild | schwert | messer | dolch`,
    `${ELDER} + tampon | tampons | binde | zäpfchen ohne + mir | mich | bei mir + reinmach* | reinsteck* | reintun | reingemacht | reingesteckt | einführen | eingeführt | rausziehen | rausgezogen | rausholen | wechseln | gewechselt ! ${TAUGHT} | mama | oma`,
    `${ELDER} + meine brust | meine brüste | meinen busen | meiner brust | brust | brüste | busen + mir | mich | meine | meinen | meiner + messen | misst | gemessen | fühlt | fühlen | gefühlt | drückt | gedrückt | kneift | gekniffen | reibt | eingecremt | eincremen | angefasst | anfassen | fotografiert ! ${TAUGHT} | husten | hustensalbe | erkältet | schwimmen`,
  ],
};
const LOOKS =
  'sehen | gucken | guckt | geguckt | schaut | schauen | geschaut | nachschauen | nachgucken | anschauen | angucken | kontrolliert | kontrollieren | prüft';
const ILL =
  'husten | hustet | erkältet | zecke | schwimmen | brustschwimmen | video | museum | hähnchen';
/** `Papa will meine Brust sehen`: what is looked at is the child's own. */
const looksAtMe: Situation = {
  category: 'abuse',
  patterns: [
    `${ELDER} + meine tage | meine periode | meine regel | meine brust | meine brüste | meinen busen | mein busen | meinen penis | meine scheide | meine schamhaare | meinen intimbereich + ${LOOKS} + will | wollte | darf | möchte | immer | jeden | soll | muss | zeigen | ob ! ${TAUGHT} | ${ILL}`,
  ],
};
/** Who talks of it, wants to see it or looks after it, and is no mother. */
const looksAtBody: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `${ELDER} + ${OF_GROWING} + ${LOOKS} ! ${TAUGHT} | ${ILL}`,
    `${ELDER.replace(' | papa | papi | vater', '')} + ${OF_SEX} + mir | mich | mit mir + erklärt | erklären | redet | reden | erzählt | sagt | gesagt | fragt | gefragt ! ${TAUGHT} | biologie | klasse | schule`,
    `mein freund | mein fester freund | der junge + das erste mal | mit mir schlafen | sex + will | wollte | möchte | drängt + zehn | elf | zwölf | dreizehn | 10 | 11 | 12 | 13 | angst | nicht ! ${TALES} | urlaub | meer`,
    'ich | mich + beschneiden | beschnitten | beschneidung + wollen | will | soll | sollen | muss | lassen | werde | werden ! hecke | baum | rosen | flügel | papier',
  ],
};

const GUILT =
  'bin ich schlecht | bin ich schuld | bin ich böse | bin ich eklig | bin ich schlimm | bin ich schmutzig | bin ich dreckig | bin ich selber schuld | meine schuld | schäme mich | schäm mich | mich schämen | in die hölle';
/** `Bin ich schlecht, weil ich das mit Opa gemacht habe`: the deed is not named, and who did it is. */
const guiltOfDeed: Situation = {
  category: 'abuse',
  patterns: [
    `${GUILT} + ${ELDER} + das mit mir | das mit <relative> | das mit meinem <relative> | das mit <helper> | das mit dem <helper> | das mit meinem <helper> | das mit papa | das mit meinem papa | sowas mit <relative> | sowas mit meinem <relative> | sowas mit dem <helper> + gemacht | mache | macht | tut | getan | passiert ! hausaufgabe* | kuchen | spiel* | ${TALES} | kaputt | streit | gelogen`,
  ],
};
/** `Bin ich komisch, weil ich bei Opa mitgemacht hab`: what it was is not said, and guilt is felt for it. */
const guiltBesideElder: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `${GUILT} | bin ich komisch | ist es schlimm | ist das schlimm | peinlich | mich entschuldigen | darf ich wütend | darf ich sauer | darf ich böse + ${ELDER} + das mit | das gemacht | das macht | das tut | es gemacht | sowas | so was | mitgemacht | nein gesagt | das zugelassen | das erlaubt ! hausaufgabe* | kuchen | spiel* | ${TALES} | kaputt | streit | gelogen`,
    `samenerguss | periode | meine tage | blut | blute | wund | schwanger + weil + ${ELDER} | er + das gemacht | das macht | es gemacht | das immer macht | das mit mir ! ${TAUGHT} | pflaster | fahrrad`,
  ],
};

const IS_ME =
  'das mädchen bin ich | der junge bin ich | das kind bin ich | die prinzessin bin ich | das bin nämlich ich | in echt bin das ich | in echt bin ich das | in wirklichkeit bin ich | das war ich | das bin ich | so wie ich | so wie bei mir | wie bei mir zuhause | das ist bei mir auch | das bin eigentlich ich';
const OF_STORY = 'geschichte | märchen | gedicht | aufsatz | erfinde | erzähl* | schreib*';
/** A tale of a child that is hurt, and who the child is. */
const taleOfMyself: Situation = {
  category: 'abuse',
  patterns: [
    `${OF_STORY} + ${IS_ME} + stief* | <partner of a parent> | onkel | opa | <helper> | mann + nachts | nacht | bett | besuch | geheim* | anfass* | angefasst | küsst | küssen | streichel* | nackt* | zimmer | auszieh* ~ 30 ! sankt martin | nikolaus | schneemann`,
  ],
};
const taleOfMyBlows: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${OF_STORY} + ${IS_ME} + <hits> | eingesperrt | angeschrien | hungern | geschlagen wird | gehauen wird | keiner lieb hat | niemand lieb hat + kind | junge | jungen | mädchen | tochter | sohn ~ 30 ! ritter | drache* | tennis | tor | elfmeter`,
  ],
};

export const eldersAndBodies: readonly Situation[] = [
  hiddenKiss,
  shownByElder,
  looksAtMe,
  guiltOfDeed,
  taleOfMyself,
  taleOfMyBlows,
  kissOfElder,
  looksAtBody,
  guiltBesideElder,
];
