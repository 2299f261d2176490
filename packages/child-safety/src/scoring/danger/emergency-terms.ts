import type { WeightedTerm } from '../create-scorer.ts';

/** Accidents, fire, poison, unconscious people. */
export const emergencyTerms: WeightedTerm[] = [
  { weight: 5.1, words: 'nicht wach | brennt es' },
  {
    weight: 5.3,
    words:
      'krieg sie nicht wach | krieg ihn nicht wach | kriege sie nicht wach | kriege ihn nicht wach | wacht nicht | schaum vor* | blutet stark | blutet sehr | blutet ganz | blutet so | blutet viel | blutet es stark | nicht auf zu bluten | keine luft | kaum luft | im hals | ohnmächtig geworden | feuer in | stecken geblieben | dran geleckt',
  },
  { weight: 4, words: 'rauch' },
  { weight: 2.6, words: 'umgekippt | putzmittel' },
  { weight: 3.8, words: 'einbrecher' },
  { weight: 3, words: 'verschluckt' },
  {
    weight: 3,
    words:
      'krampf | krampft | krampfanfall | erstickt | bewusstlos | zusammengebrochen | qualm | ausgesperrt | eingeklemmt | abflussreiniger | rohrreiniger | eingebrochen | stromschlag',
  },
  { weight: 2.3, words: 'hilfe' },
  { weight: 3.7, words: 'ganz alleine' },
  {
    weight: 1.7,
    words:
      'keiner ist da | niemand ist da | keiner da | niemand da | bin alleine | ganz allein | dunkel',
  },
  { weight: 0, words: 'bewegt sich | wird rot' },
  { weight: 3.9, words: 'getrunken' },
  { weight: 1.8, words: 'batterie | geschluckt' },
  { weight: 2.9, words: 'brennt' },
  { weight: 1.4, words: 'runtergefallen | verletzt | blau' },
  { weight: 4.1, words: 'antwortet nicht' },
  { weight: 3.6, words: 'sagt nichts mehr | ganz kalt' },
  { weight: 4.2, words: 'komm nicht raus' },
  {
    weight: 4.3,
    words:
      'nichts mehr sagt | bewegt sich nicht | rührt sich nicht | reagiert nicht | eiskalt und | schwer luft | krieg so schwer | hals ganz dick | hals ist ganz dick | gesicht ganz dick | zunge dick | toaster brennt | herd brennt | pfanne brennt | brennt und | taucht nicht | nicht mehr hoch | ins wasser gefallen | ins eis | nicht mehr raus | komme nicht raus | fest und | hängt fest | alleine im wald | allein im wald | knochen guckt | mund hängt',
  },
  { weight: 2.8, words: 'schwillt' },
  { weight: 1, words: 'allergisch* | untergegangen | lallt | schaum' },
  { weight: 4.2, words: 'redet nicht mehr | liegt unter | raucht ganz' },
  {
    weight: 2.9,
    words:
      'spricht nicht mehr | fasst sich an | an die brust | brust weh | spuckt blut | kotzt blut | nicht bewegen | unfall gebaut | riecht nach gas | pilze gegessen | beeren gegessen | in den mund gestochen | ins eis eingebrochen | wasser steigt | überall wasser | baum gefallen auf | steckt fest | klemmt fest | ganze flasche | ganze packung | alles aufgegessen | nicht aufgewacht | wird nicht wach',
  },
  { weight: 3.1, words: 'leergetrunken | schläfrig' },
  {
    weight: 1.9,
    words:
      'akku | ausgetrunken | zuckt | gelähmt | überfahren | angefahren | stromkabel | strömung | hochwasser | verbrüht | vergiftet | überdosis',
  },
  { weight: 4.9, words: 'feuer gefangen' },
  {
    weight: 3,
    words:
      'am ganzen körper | umgefallen und | fängt feuer | fing feuer | in flammen | treppe runtergefallen und | pillen vom | pillen von | tabletten von | tabletten gegessen | pillen gegessen | medikamente gegessen | fenster gefallen | nicht mehr aufstehen | kann nicht mehr laufen | fuß ganz dick und allein | im brunnen | ins loch gefallen | steckt im',
  },
  { weight: 1.5, words: 'kellertreppe | stöhnt' },
  { weight: 3.9, words: 'flammen | schwindlig | schwindelig' },
  { weight: 3.1, words: 'atmet nicht' },
  { weight: 1.8, words: 'verlaufen | bin allein' },
  { weight: 0, words: 'schnell | blutet | reagiert | verbrannt und' },
  { weight: 1.6, words: 'gefallen' },
  { weight: 0, words: 'giftig* | bein gebrochen' },
  { weight: 0, words: 'es brennt | ertrinkt | krankenhaus | gebissen' },
];
