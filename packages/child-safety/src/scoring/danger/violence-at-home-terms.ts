import type { WeightedTerm } from '../create-scorer.ts';

/** Blows, threats and neglect at home. */
export const violenceAtHomeTerms: WeightedTerm[] = [
  { weight: 3.7, words: 'blaue flecken' },
  { weight: 2.4, words: 'blaues auge | bringt mich um' },
  { weight: 1.7, words: 'mich geschlagen' },
  {
    weight: 3.1,
    words:
      'hand ausgerutscht | hand rutscht | eine gescheuert | eine geknallt | eine gelangt | eine geklatscht | kabel hau* | blauer fleck von | haut mich | tritt mich | schlägt uns | haut uns | mich schlägt | mich haut | mich getreten | mich schlagen | mich hauen | mama geschlagen | schlägt mama | mama gehauen | mama getreten | mama gewürgt | mama geschubst | mama ... an die wand | sperrt mich | in den keller | verbrannt mit | zigarette auf | an den haaren | in den bauch getreten | bringt uns um | gibt mich weg | geben mich weg | mich weggeben | weg haben | mich nicht haben | nie haben wollen | nur die reste | nichts zu essen | kein essen | seit tagen | die treppe runter | gegen die wand | an die wand | rastet aus | so brutal',
  },
  { weight: 3.3, words: 'gürtel' },
  { weight: 0.9, words: 'würgt | würg*' },
  {
    weight: 1.3,
    words:
      'prügelt | prügel | watsche | watschen | ohrfeig* | backpfeife* | kochlöffel | handykabel | rohrstock | kleiderbügel | gewürgt | striemen | misshandel* | einsperrt | gesperrt | hungern | tagelang | ausgerastet | getobt | tobt | gewalttätig',
  },
  { weight: 2.6, words: 'tut mir weh' },
  { weight: 0, words: 'weh getan | weh tut | tun mir weh' },
  { weight: 3.2, words: 'geblutet' },
  { weight: 1.7, words: 'blut*' },
  { weight: 0.4, words: 'wehgetan | dick | geschwollen' },
  { weight: 2.5, words: 'betrunken' },
  { weight: 1.4, words: 'besoffen | trinkt | säuft | alkohol | drogen' },
  { weight: 2, words: 'droht' },
  { weight: 1, words: 'polizei | gedroht | passiert was' },
  { weight: 0, words: 'traue mich nicht | trau mich nicht' },
  { weight: 0, words: 'angst | schiss | zittere | weine' },
  { weight: 0, words: 'leise sein | muss leise' },
  { weight: 0.2, words: 'schreit mich | schreien sich | flippt aus' },
  { weight: 0, words: 'brüllt | anschreit | angeschrien | ausflippt' },
  { weight: 3.2, words: 'als strafe' },
  {
    weight: 1.9,
    words:
      'zur strafe | alleine gelassen | allein gelassen | kümmert sich | kümmere mich | hasst mich | nicht lieb | nicht mehr lieb | schmeißt mich | ins heim',
  },
  { weight: 0, words: 'bestraft | hunger | schuld | rausgeschmissen | rauswerfen' },
  { weight: 2.2, words: 'jeden tag' },
  { weight: 1.6, words: 'jeden abend | jede nacht' },
  { weight: 1.9, words: 'dauernd' },
  { weight: 1.9, words: 'immer | ständig | wieder' },
  { weight: 0.9, words: 'stress' },
  { weight: 0, words: 'schreit | wütend | böse' },
  { weight: 1.1, words: 'darf nicht | lässt mich' },
  { weight: 0.9, words: 'muss | zwingt' },
  { weight: 1.1, words: 'weint' },
  { weight: 3.3, words: 'auf den knien | im flur stehen | auf den kopf | mit dem buch | haut mir' },
  { weight: 2.2, words: 'kopf auf' },
  {
    weight: 1.9,
    words:
      'aufs klo gehen | nicht aufs klo | nicht auf die toilette | in der ecke stehen | vor der tür schlafen | auf dem boden schlafen | stehen lassen und | leben kaputt gemacht | leben zerstört | leben ruiniert | gibts haue | gibts schläge | gibt es schläge | zittert vor | vor angst | angst wenn er | angst wenn sie | angst vor ihm | angst vor papa | angst vor mama | angst heim* | nicht heim | heiß gebadet | kalt geduscht | kalt duschen | eiskaltes wasser | mund zugeklebt | mund zu gehalten | mein kopf gegen | kopf gegen | in die rippen | in den rücken | mit der faust | mit fäusten | mit dem stock | mit dem schuh | mit dem besen | mit dem messer | mit der flasche | mit dem lineal | tritt mir | schlägt mir | knallt mir | blutige lippe | lippe dick | lippe aufge* | nase blut* weil | arm gebrochen weil | kümmert sich keiner | niemand kümmert | muss alles alleine | muss mich um | nie zuhause | nie zu hause | kommt nicht heim | nicht nach hause gekommen',
  },
  { weight: 5.2, words: '<no food> | runtergeschmissen' },
  { weight: 4, words: '<locks up>' },
  {
    weight: 3.3,
    words:
      '<a blow> | zurückgelassen | ausgesetzt | runtergestoßen | runtergeschubst | haue | zuschlagen | zugeschlagen | draufgehauen | fesselt | gefesselt | festgebunden | angebunden | brandblase*',
  },
  { weight: 0.2, words: '<hits>' },
  { weight: 0.1, words: '<drunk> | <furious>' },
  {
    weight: 0.1,
    words:
      'abdruck im gesicht | lippe aufgeplatzt | lippe blutig | zahn ausgeschlagen | zähne ausgeschlagen | bis ich blau | ganz blau bin | blaue arme | blaue beine | rote backe | überall blau | narben von | wunden von | kaputt geschlagen | blutig gehauen | schmerzen von | weh weil papa | weh weil mama',
  },
  { weight: 2.2, words: 'handabdruck*' },
  { weight: 0.1, words: 'blutergüsse | bluterguss | veilchen' },
  { weight: 3.6, words: 'vor meinen augen' },
  {
    weight: 2.5,
    words:
      'mit seife | seife in den mund | seife essen | pfeffer in den mund | scharfe soße | aufessen obwohl | im keller essen | alleine essen | redet nicht mit mir | reden nicht mit mir | reden seit | ignoriert mich | ignorieren mich | darf nicht reden | nicht reden | nicht sprechen | nicht weinen | darf nicht lachen | knallt es | setzts was | setzt es was | setzt was | fängst du eine | fang ich eine | krieg ich eine | kriege ich eine | eine rein | bricht mir | brechen mir | finger brechen | zwickt mich | kneift mich | spielsachen weggeschmissen | kuscheltier verbrannt | kuscheltier weggeschmissen | zerrissen und',
  },
  { weight: 3.6, words: 'totgetreten' },
  {
    weight: 1.6,
    words: 'reinstopft | reingestopft | totgeschlagen | knallts | abreibung | zwickt',
  },
  { weight: 1.4, words: 'für mama lügen' },
  {
    weight: 0.1,
    words:
      'soll ich lügen | soll lügen | für papa lügen | soll sagen | sagen ich bin gefallen | sagen ich bin hingefallen | vom rad gefallen sagen | beim arzt nichts sagen | in der schule nichts sagen | in der schule nicht erzählen | keiner soll wissen',
  },
  { weight: 1.5, words: 'jugendamt | frauenhaus | pflegefamilie' },
  { weight: 3.1, words: 'steht nicht mehr auf' },
  {
    weight: 3.9,
    words:
      'kühlschrank leer | kühlschrank ist leer | nichts im kühlschrank | nichts mehr zu essen | nichts zu essen da | muss selber kochen | muss alles machen | auf meine geschwister aufpassen | um meine geschwister | um meine kleinen | um das baby | am wochenende alleine | wochenende allein | lässt uns alleine | lässt uns allein | lassen uns alleine | lässt mich alleine | die ganze nacht weg | nachts weg | kein strom | heizung aus | überall müll | schlafen im auto | liegt nur noch | liegt den ganzen tag | seit wochen | nie da | keine sauberen',
  },
  { weight: 2.4, words: 'damit papa | nicht kriegt' },
  { weight: 2.7, words: 'letztens einen auf mich' },
  {
    weight: 1.1,
    words:
      'damit mama nicht | damit er nicht | damit er mich nicht | damit er sie nicht | tür zuhalten | tür zugehalten | ohren zu | ohren zuhalten | unterm bett | unter dem bett | wenn er kommt | wenn er heimkommt | wenn papa heimkommt | wenn mama heimkommt | wenn papa kommt | wenn er getrunken | wenn sie getrunken | getrunken hat | weint nachts | weint jede nacht | um hilfe geschrien | schreit um hilfe | aus dem bett geholt | aus dem bett und | holt mich nachts | auf mich geworfen',
  },
  { weight: 0, words: 'verkrieche | verkriech | einnässen | zitter* | herzrasen' },
  { weight: 2.9, words: 'verlässt tötet | wenn mama ihn | auf den herd' },
  {
    weight: 2.4,
    words:
      'lange ärmel | flecken sieht | keiner die flecken | schminke über | heiße platte | heißes wasser | kaltes wasser | badewanne gedrückt | kopf unter | aus dem auto | alleine heimlaufen | immer krieg | krieg zuhause | tage nichts gegessen | nichts gegessen | weil keiner da | keiner kocht | kaputt mache und | fliegt mir eine | hassen mich | liebt mich nicht | lieber einen jungen | lieber ein mädchen | meine schwester lieber | kotze wegmachen | zu viel wein | flaschen verstecken | wein hatte | kissen aufs gesicht | bis ich zappel | nicht mehr atmen | wenn er trinkt | wenn sie trinkt | hose runter und | übers knie | schlägt manche | schlägt kinder | haut kinder | haut die kinder | schlägt die kinder | betreuer schlägt | erzieher schlägt | lehrer schlägt | lehrerin schlägt | sie hauen | gezwungen zu essen | muss alles aufessen | verboten zu sprechen',
  },
  { weight: 2.1, words: 'abtreiben' },
  {
    weight: 0.7,
    words:
      'wunde | wunden | verband | herdplatte | bügeleisen | kochtopf | heimlaufen | rausgesetzt | verschütte | abgetrieben | gehasst | erbrochene* | schnaps | bierflasche* | versohlt | versohlen | türkisch',
  },
  { weight: 2.6, words: 'mich ... runter' },
  {
    weight: 1.2,
    words:
      'mich gebunden | mich an einen | mich gesteckt | mich gesetzt | mich geworfen | mich geschmissen | dann mich | mich gezogen | mich gezerrt | mich gedrückt | mich gehalten | mich gepackt | mich gequetscht | mich gekratzt | mich gebissen | mich geschüttelt | mich gestoßen | mich gestossen | mich ... raus | mich ... gegen | mich ... wand',
  },
  { weight: 0.4, words: 'schlägt mich | verprügelt | zigarette' },
  {
    weight: 0,
    words:
      'mich gehauen | im keller | mich umbringen | verprügeln | eingesperrt | messer | die treppe | mit einem messer | umgebracht vor | wie krieg',
  },
  { weight: 0.6, words: 'mama schlägt | haut mama | jedes mal | <rough handling>' },
  { weight: 0, words: 'versteckt | verstecke* | sauer | geweint | <threat>' },
];
