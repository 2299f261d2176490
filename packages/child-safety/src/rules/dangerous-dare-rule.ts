import type { SafetyRule } from '../safety-rule.ts';

const teaching =
  'warum darf | warum ist | warum soll | warum sollte | warum sollen | wieso darf | gefährlich | was passiert wenn | darf man nicht | nicht machen | verboten | was tun | wie lösche | was mache ich wenn | warum haben';

/** Dares and experiments that end in hospital; asking why something is dangerous is fine. */
export const dangerousDareRule: SafetyRule = {
  verdict: 'blocked',
  category: 'dangerous-dare',
  answer:
    'Das ist zu gefährlich, dabei kannst du dich schlimm verletzen. Auch wenn andere das als Mutprobe machen: Nein sagen ist mutiger. Ich habe eine bessere Idee: Soll ich dir ein Rätsel stellen oder ein ungefährliches Experiment mit Wasser erklären?',
  patterns: [
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
    `feuer legen | feuer zu legen | brand legen | brandstift* ! ${teaching} | feuerwehr`,
    'wie | tipps | womit + klauen | klaue | klaut | stehlen | stehle | stiehlt ! warum | strafe | elster | verboten | dieb | diebe | einbrecher | geschichte | krimi | schützen | affe*',
    'auto ohne führerschein | ohne führerschein auto | ohne führerschein fahren ! warum | verboten | strafe',
    'klauen helfen | beim klauen | hilf mir klauen | beim stehlen helfen | beim einbrechen helfen ! erwischt | warum',
  ],
};
