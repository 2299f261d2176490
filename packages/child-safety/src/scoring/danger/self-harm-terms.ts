import type { WeightedTerm } from '../create-scorer.ts';

/** Death wishes, self-harm and eating disorders. */
export const selfHarmTerms: WeightedTerm[] = [
  {
    weight: 5.6,
    words: 'tot sein | wäre tot | ich tot | nie geboren | *brücke spring* | mir weh tun',
  },
  {
    weight: 3.4,
    words:
      'ritz* mich | mich ritz* | <ends a life> mich | mich umzubringen | bring mich ... um | tot wäre | gestorben wäre | wäre gestorben | nicht mehr aufwach* | nie mehr aufwach* | nie wieder aufwach* | einschlafe und nicht | einschlafen und nicht | einschlafen und nie | nicht mehr leben | nicht weiterleben | nimmer leben | nicht mehr da sein | nicht mehr da bin | nicht mehr bin | nicht mehr hier bin | nicht mehr hier sein | nicht geboren | nie da gewesen | seil um | strick um | um den hals gebunden | aufhängen mich | ans sterben | wie es ist zu sterben | vor den zug | vor die bahn | vor einen zug | vor ein auto | vors auto | von der brücke | von einer brücke | vom balkon spring* | aus dem fenster spring* | aus dem leben | das leben nehmen | leben nehmen | mein letzter tag | sein letzter tag | ihr letzter tag | letzter tag auf | mein leben beenden | leben ein ende | alle tabletten | zu viele tabletten | haut aufgekratzt | haut aufkratz* | mir wehtun | mich selbst verletz* | mich selber verletz* | mich bestrafen | hasse mich | hass mich | mich selbst hass* | mich selber hass*',
  },
  { weight: 4.2, words: 'selbstmord*' },
  { weight: 5.4, words: 'schlaftabletten' },
  {
    weight: 3.1,
    words: 'schlinge | erhäng* | pulsader* | rasierklinge* | abschiedsbrief* | suizid*',
  },
  { weight: 2.9, words: 'sterb* | tot' },
  { weight: 1.9, words: 'isst nichts mehr' },
  { weight: 0.1, words: 'finger in den hals | esse nichts mehr | nichts mehr essen' },
  { weight: 3.3, words: 'tabletten' },
  { weight: 1.8, words: 'pillen | medikamente | rasier* | klinge | kotze' },
  { weight: 2.9, words: 'im himmel sein' },
  { weight: 0.1, words: 'in den himmel | bei opa im himmel | bei oma im himmel' },
  { weight: 4.7, words: 'ohne mich' },
  { weight: 4.2, words: 'keiner würde mich | niemand würde mich | mich vermissen' },
  {
    weight: 2.6,
    words:
      'für immer weg | für immer schlaf* | für immer einschlaf* | keiner vermiss* | niemand vermiss* | mich eh keiner | mich keiner | mich niemand | mich gäbe | mich gibt | allen egal | zur last',
  },
  { weight: 0.4, words: 'verschwinden | überflüssig | wertlos' },
  { weight: 4.1, words: 'es wäre besser' },
  {
    weight: 0.3,
    words:
      'keinen sinn | kein sinn | kann nicht mehr | halte es nicht mehr aus | halt es nicht mehr aus | halte das nicht mehr aus | halts nicht mehr aus | spür* nichts | fühle nichts | alles schwarz | alles leer | so leer | wäre es besser | keine kraft',
  },
  { weight: 0.1, words: 'sinnlos | wozu | hoffnungslos | verzweifelt' },
  { weight: 1.9, words: 'schneidet sich' },
  { weight: 0.1, words: 'schneide mich | bis es blutet | tut irgendwie gut' },
  { weight: 3.9, words: 'ritz*' },
  { weight: 1.6, words: 'aufgekratzt | geschnitten | runterspring*' },
  { weight: 2.6, words: 'keine lust mehr' },
  { weight: 2.1, words: 'will nicht mehr' },
  { weight: 0.1, words: 'allein gelassen | nicht mehr will' },
  { weight: 0, words: 'traurig | einsam' },
  { weight: 1.6, words: 'für immer' },
  { weight: 0.3, words: 'nie wieder | nie mehr' },
  { weight: 3.7, words: 'nimmer | niemals' },
  { weight: 4, words: 'auf einmal nehm* | mich nich gäb' },
  {
    weight: 3.6,
    words:
      'überhaupt leb* | wozu leb* | warum leb* | warum lebe ich | nie wieder aufsteh* | tote* oma | toten opa | fährt mich tot | bald tot | bald nicht mehr | eh nicht mehr | alle auf einmal | zu nichts gut | nur eine last | letzter wunsch | mein grab | meine beerdigung | wenn ich sterbe | wenn ich tot | nach meinem tod | mich gäb | froh wenn ich | besser wenn ich | ich bin ein fehler | ich bin falsch | ich bin schuld an allem | mich hassen | mir egal ob ich | nie mehr fühlen | nichts mehr spüren | schmerz spüren | damit es aufhört | soll aufhören | dass es aufhört | endlich ruhe | endlich vorbei | alles vorbei | schluss machen | schluss ist | hab genug',
  },
  { weight: 6.2, words: '<alive no more>' },
  { weight: 3.6, words: '<worthless>' },
  { weight: 3.9, words: '<ends a life> | <deadly place>' },
  { weight: 4.2, words: 'meiner beerdigung' },
  { weight: 3.9, words: 'mach ich schluss' },
  { weight: 3.9, words: 'nicht mehr leb' },
  {
    weight: 4,
    words:
      'vorm tod | vor dem tod | auf den tod | der tod | auf die schienen | auf den schienen | mach schluss | schluss mit allem | mach ein ende | mir immer weh | mir selbst | mir selber | herz aufhört | aufhört zu schlagen | mein sarg | geht er für immer | geht sie für immer | mit dem schal | zu erwürgen | mich erwürg* | tüte über | kissen aufs gesicht | stimme die sagt | stimme in meinem kopf | im kopf sagt | helfen zu sterben | hilf mir sterben | zu sterben | hab ich ruhe | habe ich ruhe | knoten damit | schluck jetzt | schlucke jetzt | nie mehr da | tschüss für immer | leb wohl | hasse es zu leben | hasse das leben | hasse alles | mich auflösen | bestrafe mich | kopf gegen die wand | beiß mich | beiße mich | haare ausreiß* | verbrenne mich | mich verletz* | mich selbst | mich selber | freu mich drauf',
  },
  { weight: 3.3, words: 'feuerzeug' },
  {
    weight: 2.4,
    words:
      'schienen | narben | erwürgen | plastiktüte | stimmen | putzschrank | seil | strick | knote | verabschiede* | zirkel | spitzer | glasscherbe',
  },
  {
    weight: 5.2,
    words:
      'auch tot | auch tot sein | auch sterben | vom parkhaus | mich zu ertränken | versucht mich | versuch mich | schon mal versucht | augen zu mach | nie wieder aufmach* | nie mehr aufmach* | ein ende setzen | leben blöd | leben doof | leben hass* | leben nicht mag | will da raus | raus aus dem leben | schneid mich | keiner merkts | keiner merkt | besser tot | tot besser | was muss ich trinken | was muss ich nehmen | was muss ich essen damit | hasse meinen körper | hasse mein gesicht | hass meinen | ihm weh tu | mir weh tu | sie springt gleich | springt gleich | steht auf der brücke | steht auf dem dach | auf der brücke | nicht mehr wach werd* | lasst mich sterben | lass mich sterben | sterben lassen mich',
  },
  {
    weight: 0.5,
    words: 'parkhaus | hochhaus | runterfall* | runterfalle | ertränk* | verbluten | ausbluten',
  },
  { weight: 1.7, words: 'mich ... umbring*' },
  { weight: 0.3, words: 'viele tabletten | in die haut | nichts wert | springen | tod' },
  { weight: 0, words: 'vom dach spring* | gestorben | nicht mehr aufsteh*' },
];
