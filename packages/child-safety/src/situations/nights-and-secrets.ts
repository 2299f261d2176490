import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | geträumt | minecraft';
/** Men who have no business in a child's bed. */
const NO_PARENT =
  'freund von mama | mamas freund | freund von meiner mama | freund von meiner mutter | mamas neuer | stiefvater | stiefpapa | nachbar | vermieter | untermieter | babysitter | trainer | fremder mann | der mann | ein mann | onkel | cousin';
const CARE =
  'vorlies* | vorles* | liest | gutenacht* | krank | gewitter | albtraum* | husten | zu besuch | zelt* | camping* | sofa frei | couch frei | kein bett frei';

/** A man in a child's bed, however it is said. */
const manInMyBed: Situation = {
  category: 'abuse',
  patterns: [
    `${NO_PARENT} + aus meinem bett | in meinem bett | in mein bett | zu mir ins bett | bei mir im bett | unter meine decke | unter meiner decke | legt sich zu mir | sich zu mir legt | legt sich neben mich | legt sich auf mich | sich auf mich legt ! mond | katze | hund | kuscheltier | teddy | urlaub | ${CARE} | ${TALES}`,
    `kommt | komm + sich zu mir legt | legt sich zu mir | legt sich dann zu mir | legt sich neben mich | legt sich auf mich | sich auf mich legt + wieder | immer | nachts | jede nacht | jeden abend | heimlich ! mama | papa | oma | katze | kater | hund | hündin | welpe | schwester | bruder | teddy | angst | ${CARE} | ${TALES}`,
    `warum | wieso | weshalb | wenn | immer wenn + weh + mit mir kuschelt | mit mir schmust | mit mir kuscheln | bei mir liegt | auf mir liegt | mit mir badet | mit mir duscht ~ 12 ! katze | kater | hund | kratz* | krall* | ohrenweh | halsweh | bauchweh | mich trösten | bart | kratzig`,
  ],
};

/** Somebody at home takes a child's clothes off, where nobody is to be washed. */
const undressedByKin: Situation = {
  category: 'abuse',
  patterns: [
    `<parent> | bruder | opa | onkel | cousin | nachbar | er + meine unterhose | mir die unterhose | die unterhose | meine hose | mir die hose | mein höschen | meinen schlüpfer | meinen schlafanzug + runterzieht | zieht ... runter | runter zieht | auszieht | zieht ... aus | runterziehen | ausziehen + warum | wieso | weshalb | nachts | abends | im bett | heimlich | wenn mama weg | wenn mama arbeit* | wenn mama nicht da | wenn keiner | wenn wir allein | immer wenn ! klo | toilette | pipi | windel | baden | badewanne | dusch* | zäpfchen | fieber | arzt | nass | dreckig | schmutzig | matsch* | umziehen | schlafanzug an | baby | puppe`,
  ],
};

/** A game that somebody must not know of. */
const hiddenGame: Situation = {
  category: 'abuse',
  patterns: [
    `opa | onkel | papa | stiefpapa | stiefvater | cousin | nachbar | trainer | babysitter | freund von mama | großer bruder | er + spiel | spiele | spielt | kitzel* | kuschel* | kuschelt | massage | massiert + unter der decke | unter die decke | im bett | in der badewanne | im keller | im schuppen | in der garage | auf dem schoß | ohne hose | ohne kleider + darf ... nicht wissen | darf ... nix wissen | soll ... nicht wissen | darf keiner wissen | darf niemand wissen | darf ich keinem | darf ich niemand* | nicht verraten | nicht weitersagen | keinem sagen | niemandem sagen | geheim* ! überrasch* | geburtstag* | geschenk* | höhle | taschenlampe | schach | karten | eisenbahn | basteln | bastelt | ${TALES}`,
  ],
};

/** Who must not touch the child any more. */
const touchedAgain: Situation = {
  category: 'abuse',
  patterns: [
    'damit er | damit der | damit die | damit sie | damit papa | damit opa | damit onkel | damit mein stief* | damit mein* | damit keiner + mich nicht mehr | mich nie mehr | mich nie wieder | mich nimmer + anpackt | anfasst | anrührt | angrapscht | begrapscht | betatscht | antatscht | küsst | auszieht | streichelt ! hund | katze | ziege | baby | zombie* | gegner | fangen',
  ],
};

/** A grown-up who speaks of marrying the child. */
const marriedInSecret: Situation = {
  category: 'abuse',
  patterns: [
    'onkel | opa | stiefvater | stiefpapa | nachbar | trainer | lehrer | babysitter | freund von mama | freund von papa + wir heiraten | mich heiraten | heiratet mich | ich bin seine frau | ich wäre seine frau | ich bin seine braut + heimlich | geheim* | keiner wissen | niemand wissen | wenn ich zehn | wenn ich elf | wenn ich zwölf | wenn ich dreizehn | wenn ich vierzehn | verspreche* | versprochen ! kindergarten | <play> | film | geschichte',
  ],
};

/** Made to sleep where no child sleeps. */
const sleepsShutOut: Situation = {
  category: 'violence-at-home',
  patterns: [
    `ich muss | ich ... muss | muss ich | i muss | musste ich | ich musste | ich soll | lässt mich | mich + im zwinger | in der hundehütte | im hundekorb | im stall | im schuppen | in der garage | im keller | auf dem balkon | aufm balkon | vor der haustür | vor der tür | im treppenhaus | in der badewanne | in der abstellkammer | im auto | draußen + schlafen | schlafe | schlaf | übernachten | geschlafen + muss | musste | soll | lässt | sperrt | zwingt ! zelt* | zelte | camping* | wohnmobil | lagerfeuer | freiwillig | abenteuer | darf | urlaub | unterwegs | fahrt | autofahrt | sternschnuppe* | sterne | besuch | pfadfinder* | hund muss | katze muss | hitze | heiß | ${TALES}`,
  ],
};

export const nightsAndSecrets: readonly Situation[] = [
  manInMyBed,
  undressedByKin,
  hiddenGame,
  touchedAgain,
  marriedInSecret,
  sleepsShutOut,
];
