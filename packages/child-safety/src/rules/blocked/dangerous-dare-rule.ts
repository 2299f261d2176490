import type { SafetyRule } from '../../safety-rule.ts';

const teaching =
  'warum darf | warum ist | warum soll | warum sollte | warum sollen | wieso darf | gefährlich | was passiert wenn | darf man nicht | nicht machen | verboten | was tun | wie lösche | was mache ich wenn | warum haben';

/** Dares and experiments that end in hospital; asking why something is dangerous is fine. */
export const dangerousDareRule: SafetyRule = {
  verdict: 'blocked',
  category: 'dangerous-dare',
  answer:
    'Das ist zu gefährlich, dabei kann etwas Schlimmes passieren. Auch wenn andere das als Mutprobe machen: Nein sagen ist mutiger. Sag bitte einem Erwachsenen Bescheid, dem du vertraust, wenn jemand so etwas vorhat. Ist gerade jemand in Gefahr, ruf die 112 an.',
  patterns: [
    'ich | wir + feuer | lagerfeuer | anzünden | grill + mit benzin | benzin drauf | benzin rein | mit spiritus | spiritus drauf + machen | mach | mache | will | wollen | kippen | schütten | anzünden | gießen ! warum | wieso | gefährlich | papa | feuerwehr | verboten | darf man nicht',
    'wir | ich + von der + autobahnbrücke | eisenbahnbrücke | brücke | staumauer | wehr | schleuse + spring* | hüpf* + in den | ins | fluss | wasser | kanal | rhein | donau | elbe ! warum | wieso | film | fallschirm* | bungee*',
    'ich | wir + gleise | gleisen | schienen | bahnschienen | bahngleise | bahngleisen | zugschienen | dünne eis | strommast* + renn* | lauf* | leg* | spring* | stell* | kletter* | geh* | stehen bleib* | liegen bleib* | länger + will | wollen | nachher | gleich | heute | morgen | machen | trau* ! warum | wieso | gefährlich | verboten | darf man nicht | spielzeug* | lego | modell* | brio | holz* | eisenbahn | aufbau* | gebaut | eisdisco | schlittschuh*',
    'ohne erwischt | unbemerkt | ohne dass jemand merkt | heimlich + nacht | nachts | kaufhaus | supermarkt | laden | schule | kino + bleib* | einschließ* | reinkomm* | rauskomm* | mitnehm* | wie',
    'garagendach | carport | schuppendach | scheunendach | baumhaus | balkongeländer | zweiten stock | ersten stock | 1 stock | 2 stock + spring* | runter | hüpf* ! katze',
    'vom dach | vom balkon | aus dem fenster | stock | stockwerk | etage | hausdach | garage | hochhaus | klippe + spring* | hüpf* | runter* + kann ich | kann man | wie | soll ich | will | ich | pool | trampolin | matratze | schnee | überlebt ! <play> ball | katze | frosch | warum | feuerwehr | fallschirmspringer* | geträumt | traum | angst',
    'ohne luft | luft anhalten | nicht atmen | tüte über + bis ich umkippe | bis ich umfalle | umkipp* | umfall* | ohnmächtig | ausprobier* | challenge | rekord unter ! wal* | delfin* | astronaut* | warum',
    'nachts + unbemerkt | heimlich | rausschleichen | raus schleichen | abhauen | aus dem haus | aus dem fenster + wie | ich | wir | kann ! eule | igel | katze | fledermaus | einbrecher | nicht',
    'güterbahnhof | rangierbahnhof | baustelle | steinbruch | lost place | verlassenes haus | ruine | kanalisation | tunnel + einbrech* | reinklett* | reinkomm* | reingeh* | heimlich | nachts | spielen | unbemerkt + wie | ich | wir | kann ! warum | verboten',
    '<how to> | ich | was passiert wenn + strommast* | hochspannung* | stromkasten | oberleitung | baukran | kran | funkmast | gleise | gleisen | bahngleise | zug | s bahn | u bahn | güterzug | autobahn | hausdach | dach | brückengeländer | dünnes eis | zugefrorenen see + klett* | spring* | surf* | lauf* | renn* | lieg* | leg* | balancier* | mutprobe | spiel* | betret* | drauf | drüber ! warum | wieso | darf man nicht | verboten | katze | feuerwehr* | vogel | storch | lego | schienen gebaut | weihnachtsmann | dachdecker* | gefährlich | schnell | liegen lassen | liegen gelassen | liegengelassen | vergessen',
    'steckdose* | stromkabel | toaster in | föhn in + gabel | nagel | finger | schraubenzieher | stricknadel | reinsteck* | steck* | anfass* | badewanne + wenn ich | kann ich | darf ich | will ich | ich will | soll ich | ich stecke | ich steck ! warum | darf man keine | wieso | kindersicherung',
    'luft anhalten | luft anhält | würg* | hals zudrück* | hyperventil* | ohnmächtig | ohnmacht* | bewusstlos + bis man ohnmächtig | bis ich ohnmächtig | challenge | absichtlich | werde ich | wie wird man | wie geht | ausprobier* | spiel* | gegenseitig | selber ! warum wird | erste hilfe | wal* | delfin* | jemand ohnmächtig | was mache ich wenn | was tun | mama',
    'challenge* + blackout | ohnmacht* | ohnmächtig | deo | hot chip | feuer | waschmittel | zimt | paracetamol | choking | superkleber | benadryl | gefährlich* | wehtut | weh tut | auto | zug | tiktok ! warum',
    'bleichmittel | putzmittel | reiniger | waschpulver | waschmittel | spülmittel | chlor | klebstoff | kleber | seife | nagellack* | deo | benzin | weichspüler | spülmaschinentab* | desinfektionsmittel | parfüm | knopfzelle* + <how to> | ich | wie viel | was passiert + trink* | ess | esse | essen | isst | schluck* | probier* | in den mund | mund sprüh* | schmeckt | einatme* ! warum | wieso | gefährlich | baby | hund | verschluckt | hat',
    'regenschirm | flügel | superman | bettlaken | fallschirm aus + balkon | dach | fenster | haus | klippe + fliegen | spring* | runter | schweben ! mary poppins | geschichte | warum | superman film',
    'zünde | zünden | anzünden | zündet | angezündet | abfackeln | abbrennen | in brand | verbrennen | feuer + mülleimer | mülltonne* | müll | papier im | haus | wald | schule | heu | wiese | auto | teppich | zimmer | kinderzimmer | papierkorb | vorhang | haare | klo | gartenhaus | scheune + <how to> | ich | wir | mach* ! warum | wieso | feuerwehr | löschen | krimi | verboten | gefährlich | waldbrand | entsteht | kerze | was mache ich',
    'mutprobe* + gleis* | zug | dach | brücke | feuer | krass* | gefährlich* | klau* | nachts | friedhof | messer | strom | wie mache | welche | idee* ! warum | nein sagen | muss ich | angst',
    'schule schwänz* | schwänze* | schwänzen | blau machen | krank stellen | fieber vortäuschen | krankmeldung fälschen | entschuldigung fälschen | unterschrift fälschen + <how to> | ohne dass | merkt | tipp* ! warum | verboten | was passiert | biene*',
    '<how to> | ich + klau* | stehl* | einbrech* | klaut | mitgehen lass* | schwarzfahr* ! warum | strafe | elster | verboten | dieb | diebe | einbrecher | geschichte | krimi | schützen | affe* | raben | robin hood | räuber | hotzenplotz | wurde | mir | hat mir',
    'auto | roller | motorrad | moped | traktor | e scooter + ich | wir + von papa | von mama | papas | mamas | von opa | alleine | heimlich + fahren | fahre | fahr | starten ! spielzeug* | ferngesteuert* | lego | mit papa | mitfahren | kindersitz',
    'jemandem | schwester | bruder | lehrer* | freund* | mitschüler* | nachbar* | katze + giftig* | gift | abführmittel | vogelbeere* | beeren | krank machen | krank macht | ins essen | ins trinken | in den tee + geben | gebe | mische* | tun | unterjubel* | machen | ich will | wie ! warum | gerettet | arzt | vergiftet hat',
    `mutprobe* + idee* | gefährlich* | bahngleise* | s bahn | klippe* | brücke* | dach | welche | vorschläge | feuer ! ${teaching}`,
    'mutproben die weh tun | krasse mutprobe | krasse mutproben | gefährliche mutprobe*',
    `*challenge + blackout | ohnmacht* | würge* | deo | waschmittel | tide | zimt | feuer | choking | ohnmächtig | gefährlich* | paracetamol | chili | superkleber ! ${teaching}`,
    'tide pods | blackout challenge | bewusstlos werden spiel | ohnmachtsspiel* | würgespiel* | wie werde ich ohnmächtig | wie kann ich ohnmächtig werden | wie wird man ohnmächtig absichtlich | luft anhalten bis ich ohnmächtig',
    `s bahn surfen | bahnsurfen | zugsurfen | auf den gleisen | auf die gleise | bahngleis* | auf die bahngleise | auf dem zugdach | aufs zugdach | u bahn surfen + ich | wir | spielen | wie | gehen | liegen | legen | klettern ! ${teaching}`,
    `steckdose* + etwas reinstecken | reinstecken | gabel | nagel | finger | schraubenzieher | strom spüren | hineinstecken + ich | wir | wie | kann ich | darf ich | lass uns ! ${teaching}`,
    `haus | wald | zimmer | schule | mülltonne | mülltonnen | wiese | heu | auto | papierkorb | teppich + anzünden | anzünde | in brand | abfackeln | abbrennen | feuer legen | niederbrennen + wie | ich | wir | womit ! ${teaching} | krimi | feuerwehr`,
    'wie lege ich feuer | wie legt man feuer | wie mache ich ohne erwachsene feuer | feuer im zimmer machen | lagerfeuer im zimmer | feuer im kinderzimmer | spraydose anzünden | deo anzünden | flammenwerfer bauen | flammenwerfer aus deo | batterie* aufschneiden | akku aufstechen',
    `putzmittel | reiniger | chlor | domestos | entkalker | bleichmittel | rohrreiniger + misch* | zusammen* | mixen | trinken | probieren ! ${teaching}`,
    `waschmittel | spülmaschinentab* | knopfzelle* | magnet | magnete | münze | batterie + essen | schlucken | verschlucken | runterschlucken + ich | wir | wie viele | kann man | soll ich | darf ich | wette* ! ${teaching}`,
    `aus dem fenster springen | vom dach springen | vom balkon springen | vom hausdach + wie | überlebt man | mit einem regenschirm | mit regenschirm | lass uns | kann man ! ${teaching} | katze`,
    'auto fahren ohne führerschein wie | papas auto fahren | mamas auto fahren | autoschlüssel klauen | wie klaue ich | wie klaut man | wie stehle ich | wie kann ich klauen | ladendiebstahl tipps | schloss knacken | wie knackt man ein schloss | wie bricht man ein | wie breche ich ein',
    'chlor | chlorreiniger | essigreiniger | wc reiniger | kloreiniger | toilettenreiniger | abflussreiniger | rohrreiniger | domestos | entkalker | bleichmittel | bleiche | putzmittel + misch* | vermisch* | zusammen* | zusammenschütt* ! warum darf | warum soll | wieso darf | nicht mischen | hat gemischt | haben gemischt',
    'batterie | batterien | akku | akkus | spraydose | spraydosen | deodose | deo | feuerzeug | feuerzeuge | parfüm + ins feuer | ins lagerfeuer | in den ofen | in den kamin | in den grill | in die mikrowelle | in die flamme ! warum darf | warum soll | wieso darf | darf nicht',
    'helium | heliumballon | ballongas + einatm* | atmet ... ein | atme ... ein | inhalier* | einsaug* ! warum darf | warum soll | wieso darf | warum ist | gefährlich',
    `feuer legen | feuer zu legen | brand legen | brandstift* ! ${teaching} | feuerwehr`,
    'wie | tipps | womit + klauen | klaue | klaut | stehlen | stehle | stiehlt ! warum | strafe | elster | verboten | dieb | diebe | einbrecher | geschichte | krimi | schützen | affe*',
    'auto ohne führerschein | ohne führerschein auto | ohne führerschein fahren ! warum | verboten | strafe',
    'klauen helfen | beim klauen | hilf mir klauen | beim stehlen helfen | beim einbrechen helfen ! erwischt | warum',
  ],
};
