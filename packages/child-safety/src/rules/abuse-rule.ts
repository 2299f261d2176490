import type { SafetyRule } from '../safety-rule.ts';
import { grownUpWords } from './grown-up-words.ts';
import { parentWords } from './parent-words.ts';

const anybody = `${grownUpWords} | ${parentWords}`;

/** Touching or looking that a child must not bear, pictures of it, and secrets about it. */
export const abuseRule: SafetyRule = {
  verdict: 'crisis',
  category: 'abuse',
  answer:
    'Danke, dass du mir das erzählst. Das war mutig, und ich nehme es sehr ernst. Du bist nicht schuld: Niemand darf dich so anfassen oder etwas von dir verlangen, was sich schlecht anfühlt. So etwas ist kein Geheimnis, das du behalten musst. Erzähl es bitte bald einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin, deinem Lehrer, deiner Oma oder einem Elternteil, bei dem du dich sicher fühlst. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, kostenlos und ohne deinen Namen zu sagen. Wenn du gerade in Gefahr bist, ruf die 112 an. Du kannst hier weiter mit mir sprechen.',
  patterns: [
    'vergewaltig* | kindesmissbrauch* | missbraucht | sexueller missbrauch | sexuell missbrauch* | sexuell belästig* | missbraucht mich | was ist missbrauch | begrapsch* | betatsch* | befummel*',
    `${anybody} + fasst mich | mich ... angefasst | mich ... anfasst | mich ... anfassen | fasst mir | hat mich berührt | berührt mich | mich berührt | mich streichelt | streichelt mich + da unten | unten | po | popo | hintern | brust | beinen | hose | unterhose | unterwäsche | intim* | scheide | penis | pimmel | komisch | nicht will | nicht mag | nicht möchte | ich nicht will | will das nicht | mag das nicht | möchte das nicht | will es nicht | mag es nicht | eklig | schlecht an | nackt`,
    `onkel | opa | großvater | nachbar | trainer | betreuer | erzieher | babysitter | lehrer | stiefvater | stiefpapa | pfarrer | mamas freund | mann | papa | vater + fasst mich an | fasst mich immer an | hat mich angefasst | mich immer anfasst | will mich anfassen | fasst mich manchmal an | fasst mich komisch an ! spiel* | fangen`,
    `${anybody} + zwischen die beine | zwischen den beinen | in meine hose | in meine unterhose | in die unterhose | an meine scheide | an meinen penis | an meinem penis | an meiner scheide | an meinen po | an meinem po | an meinem popo | an meiner brust | an meine brust + mich | mir | gefasst | fasst | angefasst | berührt | streichelt | hand`,
    `${anybody} + ich soll | ich muss | soll ich | muss ich | ich sollte | ich musste | will dass ich | wollte dass ich + mich ... ausziehen | mich ... ausziehe | ausziehe | nackt | nackig | ihn anfassen | ihn anfasse | ihn streicheln da | ihn küssen | seinen penis | seinen pimmel | unterhose ! arzt | ärztin | doktor | schwimmbad | baden | duschen | umkleide`,
    `${anybody} + zeigt mir seinen | zeigt mir sein | hat mir seinen | zeigt seinen | zeigt sich nackt | mir ... gezeigt + penis | pimmel | glied | nackt | schniedel | intim*`,
    `${anybody} + kommt nachts in mein bett | kommt nachts in mein zimmer | legt sich nachts zu mir | nachts zu mir ins bett ! katze | hund | albtraum | monster`,
    `${anybody} + küsst mich | mich küsst | mich küssen | mich geküsst + nicht will | nicht mag | nicht möchte | will das nicht | mag das nicht | möchte das nicht | zwingt | auf den mund | gezwungen | eklig ! prinz*`,
    `${anybody} + nacktfoto* | nacktbild* | nackte fotos | nackte bilder | nacktbilder von mir | fotos ohne kleidung | fotos ohne kleider | bild ohne kleider | ohne sachen an | nackt fotografiert | in unterwäsche fotografier* | fotos in unterwäsche + mir | mich | ich`,
    'onkel | trainer | mann | opa | nachbar | stiefvater | babysitter | lehrer | freund von mama | mamas freund | betreuer | cousin + unser geheimnis | ein geheimnis | niemandem sagen | niemandem erzählen | keinem sagen | keinem erzählen | nicht verraten | niemandem verraten | keinem verraten | nichts sagen | nicht weitersagen + ich | mir | mich ! geburtstag* | geschenk* | überraschung* | schenk* | party | weihnacht* | zaubertrick* | schatz*',
    'ich wurde missbraucht | mich missbraucht | ich werde missbraucht | ich wurde angefasst',
    `${anybody} + meinen | meine | meinem | meiner + po | popo | hintern | brust | brüste | scheide | penis | pimmel | muschi | schniedel + angefasst | anfassen | anfasst | fasst | berührt | berühren | gefasst | streichelt | gestreichelt | gedrückt ! arzt | ärztin | doktor`,
    `${anybody} + komische sachen | eklige sachen | schlimme sachen | komische dinge | eklige dinge | schlimme dinge + mit mir | an mir`,
    'auf seinem schoß | auf seinen schoß + ich | mich + will nicht | nicht will | mag das nicht | fasst | streichelt | komisch | muss | immer',
    `${anybody} | erwachsener + an die hose | an meine hose | in die hose | in meine hose | unterhose | zwischen die beine | zwischen den beinen | unters t shirt | unter mein t shirt | unter meinen rock | unter mein kleid | unter meine decke + mir | mich | meine | mein + will | wollte | fasst | gefasst | greift | gegriffen | geht | immer | hand ! gemacht | pipi | katze | hund | ball | nass`,
    `${anybody} | erwachsener | erwachsene + glied | penis | pimmel | nacktvideo* | porno* | pornos | sexvideo* | sexfilm* | nacktbild* | nacktfoto* | nackte bilder | nackte frauen + gezeigt | zeigt | geschickt | schickt | zeigen | anschauen + mir | uns | mich | ich`,
    'zwingt mich | zwingen mich | mich gezwungen | mich zwingt | mich dazu zwingt + anfassen | anzufassen | ausziehen | auszuziehen | küssen | streicheln | anfasse | komische sachen | sachen zu machen',
    `${anybody} | *lehrer | *lehrerin | *trainer | *trainerin | pfleger | arzt + mich ... angefasst | mich ... anfasst | mich ... anfassen | mich ... berührt | fasst mich ... an | mich ... gestreichelt + umziehen | dusche | duschen | umkleide | bett | nacht | nachts | heimlich | immer | allein | alleine | unten | hose | nicht wollte | nicht will ! fangen | spiel*`,
    `*lehrer | *trainer | betreuer | großer junge | fremder | nachbar | onkel | opa | pfarrer + mich ... angefasst | mich ... begrapscht | mich ... betatscht ! fangen | spiel* | hand`,
    `${anybody} + sachen | dinge | spiele + mit mir | an mir + die ich nicht | nicht will | nicht mag | nicht möchte | komische | eklige | geheime | nicht schön`,
    `onkel | opa | großvater | nachbar | trainer | lehrer | mann | er | stiefvater | babysitter | cousin | betreuer + geheimnis + keinem | niemandem | nicht | nichts | nie + erzählen | sagen | verraten | weitersagen | wissen ! geburtstag* | geschenk* | überraschung* | weihnacht* | schatz* | zauber* | party`,
    `*trainer | *lehrer | onkel | opa | nachbar | stiefvater | betreuer | mann | babysitter | großer junge + mich + küssen | küsst | geküsst | umarmen und | auf den mund + will | wollte | immer | zwingt ! prinz* | frosch`,
  ],
};
