import type { SafetyRule } from '../safety-rule.ts';
import { parentWords } from './parent-words.ts';

const somebody = `${parentWords} | oma | opa | bruder | schwester | baby | freund | freundin | tante | onkel | lehrerin | lehrer | jemand`;

/** Somebody needs help this minute; the emergency call comes first here, before the trusted adult. */
export const emergencyRule: SafetyRule = {
  verdict: 'crisis',
  category: 'emergency',
  answer:
    'Das klingt nach einem Notfall. Ruf jetzt sofort die 112 an, das kostet nichts und geht mit jedem Telefon. Sag, wo du bist und was passiert ist, und leg erst auf, wenn die Leute am Telefon es sagen. Ruf auch laut nach einem Erwachsenen in deiner Nähe, zum Beispiel nach deinen Eltern, Nachbarn oder deiner Lehrerin. Wenn es brennt, geh sofort nach draußen.',
  patterns: [
    'es brennt + bei uns | unser | unsere | unserem | unserer | hier | im haus | in der wohnung | in der küche | im zimmer | in meinem ! kerze | kamin | lagerfeuer | sonne',
    'unser haus brennt | unsere wohnung brennt | unsere küche brennt | mein zimmer brennt | die küche brennt | wohnung brennt gerade',
    `${somebody} + wacht nicht auf | wacht nicht mehr auf | atmet nicht | atmet nicht mehr | atmet kaum | bewegt sich nicht | bewegt sich nicht mehr | bewusstlos | ohnmächtig | liegt am boden | liegt auf dem boden und | reagiert nicht | antwortet nicht mehr und liegt ! warum | weshalb | wieso | wenn jemand | was macht man | was tun | film | geschichte | puppe`,
    `${somebody} + blutet ganz | blutet sehr | blutet stark | blutet so stark | ganz viel blut | überall blut | hört nicht auf zu bluten`,
    'ich blute ganz | ich blute sehr | ich blute stark | hört nicht auf zu bluten | ich blute so doll | ich blute ganz doll',
    `ich | ${somebody} + tabletten | pillen | putzmittel | reiniger | rohrreiniger | spülmittel | waschmittel | gift | knopfzelle | batterie | batterien | medizin von | bleichmittel | vogelbeeren | tollkirschen | giftpilz | giftige beeren + geschluckt | verschluckt | getrunken | gegessen | runtergeschluckt ! warum | wenn ein | wenn man | hund`,
    'ich kriege keine luft | ich bekomme keine luft | krieg keine luft | bekomm keine luft | kann nicht atmen | kann nicht mehr atmen ! wasser | warum | nase',
    'einbrecher + bei uns | in unserem | in unserer | im haus | in der wohnung | ich höre | vor der tür | ist da | gerade ! geschichte | film | warum | was macht',
    'hier riecht es nach gas | riecht nach gas bei | in der küche riecht es nach gas',
    `${somebody} + vom balkon gefallen | aus dem fenster gefallen | treppe runtergefallen und | unfall gehabt und liegt | ins wasser gefallen und | ertrinkt gerade`,
    'ich habe mich verlaufen | ich hab mich verlaufen | finde nicht mehr nach hause | finde nicht nach hause | finde meine mama nicht | finde meinen papa nicht | finde meine eltern nicht ! geschichte | labyrinth',
    'es brennt | hier brennt es | brennt es hier | bei uns brennt es | feuer bei uns | feuer im haus + es | feuer | hier ! wenn | warum | wieso | kerze | kamin | lagerfeuer | sonne | wie | darf | augen | zunge | haut | hals | licht | lampe | ofen | lied | geschichte',
    `${somebody} + hingefallen | gestürzt | umgefallen | gefallen + steht nicht | nicht mehr auf | nicht aufstehen | bewegt sich | sagt nichts | antwortet nicht ! geschichte | puppe`,
    `${somebody} + ist umgekippt | ist zusammengebrochen | zusammengebrochen | umgekippt ! geschichte | puppe | stuhl`,
    'mann | einbrecher | jemand | fremder + will in unser haus | will ins haus | will in die wohnung | bricht ein | in unserem haus | in unserer wohnung | schlägt die tür ein ! geschichte | film | spiel* | weihnachtsmann',
    'haus | wohnung | zimmer | küche | balkon | bett | garage | keller | sofa | vorhang + brennt + mein | meine | unser | unsere | hilfe | unserem | der ! warum | wenn | was | licht | lampe | kerze | geschichte | film | lego',
    'finde nicht heim | nicht mehr heim | finde nicht nach hause | weiß nicht wo ich bin | verirrt | verloren gegangen | finde den weg nicht + ich ! will | möchte | spiel* | geschichte | wald der | kommen darf',
    `${somebody} + keine luft | erstickt | blau im gesicht | krampft | krampfanfall ! wasser | warum | wenn man | geschichte | fisch`,
    `ich | ${somebody} + reinigungsmittel | lösungsmittel | frostschutzmittel | pflanzenschutzmittel | rattengift | unkrautvernichter | entkalker | chlor | benzin + getrunken | geschluckt | gegessen | verschluckt ! warum | wenn`,
    `${somebody} + vom dach gefallen | von der leiter gefallen | aus dem fenster gefallen | vom balkon gefallen | vom baum gefallen | angefahren | vom auto angefahren | vom pferd gefallen ! geschichte | film | katze`,
    `${somebody} + viele tabletten | zu viele tabletten | alle tabletten + genommen | geschluckt | gegessen`,
    'riecht nach rauch | riecht verbrannt | rauch in + haus | wohnung | küche | zimmer | bei uns | unserem | unserer ! grill | lagerfeuer | schornstein',
  ],
};
