import type { CrisisCategory } from '../crisis-category.ts';
import type { Sign } from './sign.ts';

/**
 * Words that point to danger when a child speaks of itself or of somebody close, for the many ways of
 * saying it that no pattern foresees. Each sign counts once; `weigh-signs.ts` adds them up. Grammar of
 * `words`: `SafetyRule`.
 */
export const dangerSigns: (Sign & { category: CrisisCategory })[] = [
  {
    category: 'self-harm',
    weight: 5.6,
    words: 'tot sein | wäre tot | ich tot | nie geboren | *brücke spring* | mir weh tun',
  },
  {
    category: 'self-harm',
    weight: 3.4,
    words:
      'ritz* mich | mich ritz* | <ends a life> mich | mich umzubringen | bring mich ... um | tot wäre | gestorben wäre | wäre gestorben | nicht mehr aufwach* | nie mehr aufwach* | nie wieder aufwach* | einschlafe und nicht | einschlafen und nicht | einschlafen und nie | nicht mehr leben | nicht weiterleben | nimmer leben | nicht mehr da sein | nicht mehr da bin | nicht mehr bin | nicht mehr hier bin | nicht mehr hier sein | nicht geboren | nie da gewesen | seil um | strick um | um den hals gebunden | aufhängen mich | ans sterben | wie es ist zu sterben | vor den zug | vor die bahn | vor einen zug | vor ein auto | vors auto | von der brücke | von einer brücke | vom balkon spring* | aus dem fenster spring* | aus dem leben | das leben nehmen | leben nehmen | mein letzter tag | sein letzter tag | ihr letzter tag | letzter tag auf | mein leben beenden | leben ein ende | alle tabletten | zu viele tabletten | haut aufgekratzt | haut aufkratz* | mir wehtun | mich selbst verletz* | mich selber verletz* | mich bestrafen | hasse mich | hass mich | mich selbst hass* | mich selber hass*',
  },
  {
    category: 'self-harm',
    weight: 4.2,
    words: 'selbstmord*',
  },
  {
    category: 'self-harm',
    weight: 5.4,
    words: 'schlaftabletten',
  },
  {
    category: 'self-harm',
    weight: 3.1,
    words: 'schlinge | erhäng* | pulsader* | rasierklinge* | abschiedsbrief* | suizid*',
  },
  {
    category: 'self-harm',
    weight: 2.9,
    words: 'sterb* | tot',
  },
  {
    category: 'self-harm',
    weight: 1.9,
    words: 'isst nichts mehr',
  },
  {
    category: 'self-harm',
    weight: 0.1,
    words: 'finger in den hals | esse nichts mehr | nichts mehr essen',
  },
  {
    category: 'self-harm',
    weight: 3.3,
    words: 'tabletten',
  },
  {
    category: 'self-harm',
    weight: 1.8,
    words: 'pillen | medikamente | rasier* | klinge | kotze',
  },
  {
    category: 'self-harm',
    weight: 2.9,
    words: 'im himmel sein',
  },
  {
    category: 'self-harm',
    weight: 0.1,
    words: 'in den himmel | bei opa im himmel | bei oma im himmel',
  },
  {
    category: 'self-harm',
    weight: 4.7,
    words: 'ohne mich',
  },
  {
    category: 'self-harm',
    weight: 4.2,
    words: 'keiner würde mich | niemand würde mich | mich vermissen',
  },
  {
    category: 'self-harm',
    weight: 2.6,
    words:
      'für immer weg | für immer schlaf* | für immer einschlaf* | keiner vermiss* | niemand vermiss* | mich eh keiner | mich keiner | mich niemand | mich gäbe | mich gibt | allen egal | zur last',
  },
  {
    category: 'self-harm',
    weight: 0.4,
    words: 'verschwinden | überflüssig | wertlos',
  },
  {
    category: 'self-harm',
    weight: 4.1,
    words: 'es wäre besser',
  },
  {
    category: 'self-harm',
    weight: 0.3,
    words:
      'keinen sinn | kein sinn | kann nicht mehr | halte es nicht mehr aus | halt es nicht mehr aus | halte das nicht mehr aus | halts nicht mehr aus | spür* nichts | fühle nichts | alles schwarz | alles leer | so leer | wäre es besser | keine kraft',
  },
  {
    category: 'self-harm',
    weight: 0.1,
    words: 'sinnlos | wozu | hoffnungslos | verzweifelt',
  },
  {
    category: 'self-harm',
    weight: 1.9,
    words: 'schneidet sich',
  },
  {
    category: 'self-harm',
    weight: 0.1,
    words: 'schneide mich | bis es blutet | tut irgendwie gut',
  },
  {
    category: 'self-harm',
    weight: 3.9,
    words: 'ritz*',
  },
  {
    category: 'self-harm',
    weight: 1.6,
    words: 'aufgekratzt | geschnitten | runterspring*',
  },
  {
    category: 'self-harm',
    weight: 2.6,
    words: 'keine lust mehr',
  },
  {
    category: 'self-harm',
    weight: 2.1,
    words: 'will nicht mehr',
  },
  {
    category: 'self-harm',
    weight: 0.1,
    words: 'allein gelassen | nicht mehr will',
  },
  {
    category: 'self-harm',
    weight: 0,
    words: 'traurig | einsam',
  },
  {
    category: 'self-harm',
    weight: 1.6,
    words: 'für immer',
  },
  {
    category: 'self-harm',
    weight: 0.3,
    words: 'nie wieder | nie mehr',
  },
  {
    category: 'self-harm',
    weight: 3.7,
    words: 'nimmer | niemals',
  },
  {
    category: 'self-harm',
    weight: 4,
    words: 'auf einmal nehm* | mich nich gäb',
  },
  {
    category: 'self-harm',
    weight: 3.6,
    words:
      'überhaupt leb* | wozu leb* | warum leb* | warum lebe ich | nie wieder aufsteh* | tote* oma | toten opa | fährt mich tot | bald tot | bald nicht mehr | eh nicht mehr | alle auf einmal | zu nichts gut | nur eine last | letzter wunsch | mein grab | meine beerdigung | wenn ich sterbe | wenn ich tot | nach meinem tod | mich gäb | froh wenn ich | besser wenn ich | ich bin ein fehler | ich bin falsch | ich bin schuld an allem | mich hassen | mir egal ob ich | nie mehr fühlen | nichts mehr spüren | schmerz spüren | damit es aufhört | soll aufhören | dass es aufhört | endlich ruhe | endlich vorbei | alles vorbei | schluss machen | schluss ist | hab genug',
  },
  {
    category: 'self-harm',
    weight: 6.2,
    words: '<alive no more>',
  },
  {
    category: 'self-harm',
    weight: 3.6,
    words: '<worthless>',
  },
  {
    category: 'self-harm',
    weight: 3.9,
    words: '<ends a life> | <deadly place>',
  },
  {
    category: 'self-harm',
    weight: 4.2,
    words: 'meiner beerdigung',
  },
  {
    category: 'self-harm',
    weight: 3.9,
    words: 'mach ich schluss',
  },
  {
    category: 'self-harm',
    weight: 3.9,
    words: 'nicht mehr leb',
  },
  {
    category: 'self-harm',
    weight: 4,
    words:
      'vorm tod | vor dem tod | auf den tod | der tod | auf die schienen | auf den schienen | mach schluss | schluss mit allem | mach ein ende | mir immer weh | mir selbst | mir selber | herz aufhört | aufhört zu schlagen | mein sarg | geht er für immer | geht sie für immer | mit dem schal | zu erwürgen | mich erwürg* | tüte über | kissen aufs gesicht | stimme die sagt | stimme in meinem kopf | im kopf sagt | helfen zu sterben | hilf mir sterben | zu sterben | hab ich ruhe | habe ich ruhe | knoten damit | schluck jetzt | schlucke jetzt | nie mehr da | tschüss für immer | leb wohl | hasse es zu leben | hasse das leben | hasse alles | mich auflösen | bestrafe mich | kopf gegen die wand | beiß mich | beiße mich | haare ausreiß* | verbrenne mich | mich verletz* | mich selbst | mich selber | freu mich drauf',
  },
  {
    category: 'self-harm',
    weight: 3.3,
    words: 'feuerzeug',
  },
  {
    category: 'self-harm',
    weight: 2.4,
    words:
      'schienen | narben | erwürgen | plastiktüte | stimmen | putzschrank | seil | strick | knote | verabschiede* | zirkel | spitzer | glasscherbe',
  },
  {
    category: 'self-harm',
    weight: 5.2,
    words:
      'auch tot | auch tot sein | auch sterben | vom parkhaus | mich zu ertränken | versucht mich | versuch mich | schon mal versucht | augen zu mach | nie wieder aufmach* | nie mehr aufmach* | ein ende setzen | leben blöd | leben doof | leben hass* | leben nicht mag | will da raus | raus aus dem leben | schneid mich | keiner merkts | keiner merkt | besser tot | tot besser | was muss ich trinken | was muss ich nehmen | was muss ich essen damit | hasse meinen körper | hasse mein gesicht | hass meinen | ihm weh tu | mir weh tu | sie springt gleich | springt gleich | steht auf der brücke | steht auf dem dach | auf der brücke | nicht mehr wach werd* | lasst mich sterben | lass mich sterben | sterben lassen mich',
  },
  {
    category: 'self-harm',
    weight: 0.5,
    words: 'parkhaus | hochhaus | runterfall* | runterfalle | ertränk* | verbluten | ausbluten',
  },
  {
    category: 'self-harm',
    weight: 1.7,
    words: 'mich ... umbring*',
  },
  {
    category: 'self-harm',
    weight: 0.3,
    words: 'viele tabletten | in die haut | nichts wert | springen | tod',
  },
  {
    category: 'self-harm',
    weight: 0,
    words: 'vom dach spring* | gestorben | nicht mehr aufsteh*',
  },
  {
    category: 'abuse',
    weight: 3.7,
    words: 'hose runterzieh* | mich ... angefasst',
  },
  {
    category: 'abuse',
    weight: 4.5,
    words:
      'da unten | unten rum | zwischen die beine | zwischen den beinen | in meine hose | in meiner hose | in meine unterhose | unter mein t shirt | unter meine decke | hose runter | hose ausgezogen | zu ihm ins bett | zu mir ins bett | in mein bett | ins bett zu ihm | seinen penis | sein ding | sein glied | seinen pimmel | an meinen po | an meinem po | an meiner brust | an meine brust | an mein* scheide | an mein* penis | fasst mich an | fasst mich ... an | mich anfasst | mich angefasst | mich anfassen | mir ans ding | ans ding | ans pipi | am pipi | nackt neben | nackt zu mir | nackt vor | ich mich nackt | mich ausziehen | mich ausziehe | mich auszieh* | ausziehen vor ihm | auf ihn drauf | auf mich drauf | auf mich gelegt | sich an mir | reibt sich | wo man das nicht darf | wo er nicht darf | wo ich es nicht will | wo ich das nicht will | finger reinsteck* | mit dem finger da | finger da rein* | leckt mich',
  },
  {
    category: 'abuse',
    weight: 7,
    words: 'vergewaltig* | missbrauch*',
  },
  {
    category: 'abuse',
    weight: 1.8,
    words:
      'untenrum | nacktbild* | begrapsch* | befummel* | betatsch* | gerieben | doktorspiel* | zungenkuss',
  },
  {
    category: 'abuse',
    weight: 1.7,
    words: 'po',
  },
  {
    category: 'abuse',
    weight: 1.5,
    words: 'porno*',
  },
  {
    category: 'abuse',
    weight: 0.1,
    words: 'nackt*',
  },
  {
    category: 'abuse',
    weight: 0,
    words: 'nackig* | unterhose | unterwäsche | ausgezogen | ausziehen | penis | pimmel | brust',
  },
  {
    category: 'abuse',
    weight: 0.5,
    words: '*umkleide',
  },
  {
    category: 'abuse',
    weight: 1.1,
    words: 'umkleidekabine | dusche | duschen | beim umziehen',
  },
  {
    category: 'abuse',
    weight: 0.7,
    words: 'mich küssen | mich geküsst | auf seinem schoß | auf seinen schoß',
  },
  {
    category: 'abuse',
    weight: 1.2,
    words: 'gestreichelt | streichelt | streicheln | kuscheln | küssen',
  },
  {
    category: 'abuse',
    weight: 2.2,
    words: 'unser geheimnis | nichts sagen',
  },
  {
    category: 'abuse',
    weight: 1.8,
    words:
      'geheimnis | keinem sagen | niemandem sagen | keinem erzählen | niemandem erzählen | nicht verraten | nichts erzählen',
  },
  {
    category: 'abuse',
    weight: 3.6,
    words:
      'komisch an | so komisch | komische sachen | will das nicht | wollte das nicht | nicht wollte | nicht will | mag das nicht',
  },
  {
    category: 'abuse',
    weight: 0.7,
    words: 'eklig* | ekelhaft',
  },
  {
    category: 'abuse',
    weight: 2.7,
    words:
      'nachts | in der nacht | in mein zimmer | wenn mama weg ist | wenn mama nicht da ist | wenn oma weg ist | wenn wir allein sind | wenn wir alleine sind | wenn keiner da ist | filmt mich',
  },
  {
    category: 'abuse',
    weight: 4.4,
    words:
      'hand aufs bein | hand auf mein bein | hand auf meinem bein | hand auf den oberschenkel | hand unter | hand in meine | finger in mich | auf den schoß und | auf mich legen | auf ihn legen | mich auf ihn | drauf legen | macht die tür zu | schließt die tür ab | tür ab und | hose auf | seine hose | ohne unterhose | ohne schlafanzug | kleine freundin | mein kleiner schatz | küsst mich am | am hals | auf den mund | so nah ran | ganz nah ran | an mich ran | drückt sich an | zu nah | mich waschen | mich einseifen | zuguckt beim | beim baden zu* | beim duschen zu* | beim umziehen zu* | mich fotografiert | fotos von mir im | muss ihn küssen | muss ihn anfassen | muss ihn streicheln | muss ihn massieren | komische spiele | geheimes spiel | geheime spiele | stellt sich nackt | läuft nackt | zieht sich vor mir | zeigt mir filme | zeigt mir videos | solche filme | untersucht mich | kitzelt mich da | in der nacht zu mir | nachts zu mir | nachts an mein bett | neben mein bett | unter die decke | zu mir unter | in die badewanne zu mir | sagt ich bin hübsch | sagt ich bin schön | sagt ich bin sexy | seine prinzessin und | angefasst werd* | wird angefasst | wurde angefasst',
  },
  {
    category: 'abuse',
    weight: 0,
    words: 'drauflegen | massier* | sexfilm*',
  },
  {
    category: 'abuse',
    weight: 2,
    words: '<touch> | <private place> | <bare>',
  },
  {
    category: 'abuse',
    weight: 1.5,
    words: 'wenn ich petze',
  },
  {
    category: 'abuse',
    weight: 0,
    words:
      'keiner glaubt mir | mir glaubt keiner | glaubt mir nicht | ich schäm mich | ich schäme mich',
  },
  {
    category: 'abuse',
    weight: 2.4,
    words: 'petze | <if i tell>',
  },
  {
    category: 'abuse',
    weight: 1.5,
    words: '<bad feeling> | peinlich',
  },
  {
    category: 'abuse',
    weight: 4.4,
    words: 'seit onkel | beim pipi machen weh',
  },
  {
    category: 'abuse',
    weight: 0.9,
    words:
      'seit opa | seit er da war | beim pipi weh | brennt beim pipi | blut in der unterhose | hose war auf | hose war aus | hose offen | was ins trinken | ins trinken getan | tropfen gegeben | eingecremt da | cremt mich | das machen alle | machen alle papas | machen alle väter | mit ihren töchtern | mit ihren söhnen | gehört dazu | ganz normal ist | besonderes spiel | wie mann und frau | wie verheiratet | in den nacken | in mein ohr | atmet mir | weißes zeug | zu ihr gelegt | zu ihm gelegt | hat sich zu | legt sich zu | in unser zimmer | hält mir den mund | mund zugehalten | ohne badeanzug | ohne badehose | ohne schlüpfer | bilder aus der dusche | aus der dusche | ding anzugucken | ding angucken | in den mund gesteckt | wirklich angefasst | ich lüge nicht | glaubt mir | dicht an mich | ganz dicht | so dicht | festgehalten und | bei ihm im bett | in seinem bett | mit ihm im bett | er nichts an | nichts an hat | hat nichts an | nichts an',
  },
  {
    category: 'abuse',
    weight: 1.5,
    words: 'stöhnt',
  },
  {
    category: 'abuse',
    weight: 1.1,
    words:
      'eincremen | kuschelspiel | stöhnen | klebrig* | spritzt | schleicht | dickpic | lutsch* | reingesteckt | reinstecken',
  },
  {
    category: 'abuse',
    weight: 3.6,
    words: 'nackt sein | muss man tun | was erwachsene sagen',
  },
  {
    category: 'abuse',
    weight: 2.3,
    words:
      'spür ich seine hände | spüre seine | seine hände | seine finger | seine zunge | seinen mund | licht aus und | macht das licht aus | macht die tür | wenn ich lieb bin | wenn ich brav bin | ding anfassen | ding anfassen darf | was papa mit | was er mit | was opa mit | was onkel | mit ihr macht | mit ihm macht | mit mir macht | mit mir gemacht | mit mir machen | immer mit mir | nackt soll | unterhose weg* | unterhose aus | meine unterhose | meinen schlüpfer | weggenommen und nackt | was eklig | was ekliges | tun was eklig | immer was tun | ihn massiere | rücken kraulen | kraulen soll | geschenke wenn | geschenk wenn | immer reinkommt | riecht komisch | will das nicht mehr | nicht mehr machen | muss ich machen was | an meinen beinen | unterwäsche von mir',
  },
  {
    category: 'abuse',
    weight: 1.6,
    words: 'reinkommt',
  },
  {
    category: 'abuse',
    weight: 0.4,
    words: 'massieren | kraulen | slip | bh | höschen',
  },
  {
    category: 'abuse',
    weight: 0.3,
    words: 'nacktfoto*',
  },
  {
    category: 'abuse',
    weight: 0,
    words: 'hose auszieh* | küsst mich | im dunkeln',
  },
  {
    category: 'abuse',
    weight: 0,
    words: 'scheide | hose runtergezogen | umkleide',
  },
  {
    category: 'violence-at-home',
    weight: 3.7,
    words: 'blaue flecken',
  },
  {
    category: 'violence-at-home',
    weight: 2.4,
    words: 'blaues auge | bringt mich um',
  },
  {
    category: 'violence-at-home',
    weight: 1.7,
    words: 'mich geschlagen',
  },
  {
    category: 'violence-at-home',
    weight: 3.1,
    words:
      'hand ausgerutscht | hand rutscht | eine gescheuert | eine geknallt | eine gelangt | eine geklatscht | kabel hau* | blauer fleck von | haut mich | tritt mich | schlägt uns | haut uns | mich schlägt | mich haut | mich getreten | mich schlagen | mich hauen | mama geschlagen | schlägt mama | mama gehauen | mama getreten | mama gewürgt | mama geschubst | mama ... an die wand | sperrt mich | in den keller | verbrannt mit | zigarette auf | an den haaren | in den bauch getreten | bringt uns um | gibt mich weg | geben mich weg | mich weggeben | weg haben | mich nicht haben | nie haben wollen | nur die reste | nichts zu essen | kein essen | seit tagen | die treppe runter | gegen die wand | an die wand | rastet aus | so brutal',
  },
  {
    category: 'violence-at-home',
    weight: 3.3,
    words: 'gürtel',
  },
  {
    category: 'violence-at-home',
    weight: 0.9,
    words: 'würgt | würg*',
  },
  {
    category: 'violence-at-home',
    weight: 1.3,
    words:
      'prügelt | prügel | watsche | watschen | ohrfeig* | backpfeife* | kochlöffel | handykabel | rohrstock | kleiderbügel | gewürgt | striemen | misshandel* | einsperrt | gesperrt | hungern | tagelang | ausgerastet | getobt | tobt | gewalttätig',
  },
  {
    category: 'violence-at-home',
    weight: 2.6,
    words: 'tut mir weh',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'weh getan | weh tut | tun mir weh',
  },
  {
    category: 'violence-at-home',
    weight: 3.2,
    words: 'geblutet',
  },
  {
    category: 'violence-at-home',
    weight: 1.7,
    words: 'blut*',
  },
  {
    category: 'violence-at-home',
    weight: 0.4,
    words: 'wehgetan | dick | geschwollen',
  },
  {
    category: 'violence-at-home',
    weight: 2.5,
    words: 'betrunken',
  },
  {
    category: 'violence-at-home',
    weight: 1.4,
    words: 'besoffen | trinkt | säuft | alkohol | drogen',
  },
  {
    category: 'violence-at-home',
    weight: 2,
    words: 'droht',
  },
  {
    category: 'violence-at-home',
    weight: 1,
    words: 'polizei | gedroht | passiert was',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'traue mich nicht | trau mich nicht',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'angst | schiss | zittere | weine',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'leise sein | muss leise',
  },
  {
    category: 'violence-at-home',
    weight: 0.2,
    words: 'schreit mich | schreien sich | flippt aus',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'brüllt | anschreit | angeschrien | ausflippt',
  },
  {
    category: 'violence-at-home',
    weight: 3.2,
    words: 'als strafe',
  },
  {
    category: 'violence-at-home',
    weight: 1.9,
    words:
      'zur strafe | alleine gelassen | allein gelassen | kümmert sich | kümmere mich | hasst mich | nicht lieb | nicht mehr lieb | schmeißt mich | ins heim',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'bestraft | hunger | schuld | rausgeschmissen | rauswerfen',
  },
  {
    category: 'violence-at-home',
    weight: 2.2,
    words: 'jeden tag',
  },
  {
    category: 'violence-at-home',
    weight: 1.6,
    words: 'jeden abend | jede nacht',
  },
  {
    category: 'violence-at-home',
    weight: 1.9,
    words: 'dauernd',
  },
  {
    category: 'violence-at-home',
    weight: 1.9,
    words: 'immer | ständig | wieder',
  },
  {
    category: 'violence-at-home',
    weight: 0.9,
    words: 'stress',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'schreit | wütend | böse',
  },
  {
    category: 'violence-at-home',
    weight: 1.1,
    words: 'darf nicht | lässt mich',
  },
  {
    category: 'violence-at-home',
    weight: 0.9,
    words: 'muss | zwingt',
  },
  {
    category: 'violence-at-home',
    weight: 1.1,
    words: 'weint',
  },
  {
    category: 'violence-at-home',
    weight: 3.3,
    words: 'auf den knien | im flur stehen | auf den kopf | mit dem buch | haut mir',
  },
  {
    category: 'violence-at-home',
    weight: 2.2,
    words: 'kopf auf',
  },
  {
    category: 'violence-at-home',
    weight: 1.9,
    words:
      'aufs klo gehen | nicht aufs klo | nicht auf die toilette | in der ecke stehen | vor der tür schlafen | auf dem boden schlafen | stehen lassen und | leben kaputt gemacht | leben zerstört | leben ruiniert | gibts haue | gibts schläge | gibt es schläge | zittert vor | vor angst | angst wenn er | angst wenn sie | angst vor ihm | angst vor papa | angst vor mama | angst heim* | nicht heim | heiß gebadet | kalt geduscht | kalt duschen | eiskaltes wasser | mund zugeklebt | mund zu gehalten | mein kopf gegen | kopf gegen | in die rippen | in den rücken | mit der faust | mit fäusten | mit dem stock | mit dem schuh | mit dem besen | mit dem messer | mit der flasche | mit dem lineal | tritt mir | schlägt mir | knallt mir | blutige lippe | lippe dick | lippe aufge* | nase blut* weil | arm gebrochen weil | kümmert sich keiner | niemand kümmert | muss alles alleine | muss mich um | nie zuhause | nie zu hause | kommt nicht heim | nicht nach hause gekommen',
  },
  {
    category: 'violence-at-home',
    weight: 5.2,
    words: '<no food> | runtergeschmissen',
  },
  {
    category: 'violence-at-home',
    weight: 4,
    words: '<locks up>',
  },
  {
    category: 'violence-at-home',
    weight: 3.3,
    words:
      '<a blow> | zurückgelassen | ausgesetzt | runtergestoßen | runtergeschubst | haue | zuschlagen | zugeschlagen | draufgehauen | fesselt | gefesselt | festgebunden | angebunden | brandblase*',
  },
  {
    category: 'violence-at-home',
    weight: 0.2,
    words: '<hits>',
  },
  {
    category: 'violence-at-home',
    weight: 0.1,
    words: '<drunk> | <furious>',
  },
  {
    category: 'violence-at-home',
    weight: 0.1,
    words:
      'abdruck im gesicht | lippe aufgeplatzt | lippe blutig | zahn ausgeschlagen | zähne ausgeschlagen | bis ich blau | ganz blau bin | blaue arme | blaue beine | rote backe | überall blau | narben von | wunden von | kaputt geschlagen | blutig gehauen | schmerzen von | weh weil papa | weh weil mama',
  },
  {
    category: 'violence-at-home',
    weight: 2.2,
    words: 'handabdruck*',
  },
  {
    category: 'violence-at-home',
    weight: 0.1,
    words: 'blutergüsse | bluterguss | veilchen',
  },
  {
    category: 'violence-at-home',
    weight: 3.6,
    words: 'vor meinen augen',
  },
  {
    category: 'violence-at-home',
    weight: 2.5,
    words:
      'mit seife | seife in den mund | seife essen | pfeffer in den mund | scharfe soße | aufessen obwohl | im keller essen | alleine essen | redet nicht mit mir | reden nicht mit mir | reden seit | ignoriert mich | ignorieren mich | darf nicht reden | nicht reden | nicht sprechen | nicht weinen | darf nicht lachen | knallt es | setzts was | setzt es was | setzt was | fängst du eine | fang ich eine | krieg ich eine | kriege ich eine | eine rein | bricht mir | brechen mir | finger brechen | zwickt mich | kneift mich | spielsachen weggeschmissen | kuscheltier verbrannt | kuscheltier weggeschmissen | zerrissen und',
  },
  {
    category: 'violence-at-home',
    weight: 3.6,
    words: 'totgetreten',
  },
  {
    category: 'violence-at-home',
    weight: 1.6,
    words: 'reinstopft | reingestopft | totgeschlagen | knallts | abreibung | zwickt',
  },
  {
    category: 'violence-at-home',
    weight: 1.4,
    words: 'für mama lügen',
  },
  {
    category: 'violence-at-home',
    weight: 0.1,
    words:
      'soll ich lügen | soll lügen | für papa lügen | soll sagen | sagen ich bin gefallen | sagen ich bin hingefallen | vom rad gefallen sagen | beim arzt nichts sagen | in der schule nichts sagen | in der schule nicht erzählen | keiner soll wissen',
  },
  {
    category: 'violence-at-home',
    weight: 1.5,
    words: 'jugendamt | frauenhaus | pflegefamilie',
  },
  {
    category: 'violence-at-home',
    weight: 3.1,
    words: 'steht nicht mehr auf',
  },
  {
    category: 'violence-at-home',
    weight: 3.9,
    words:
      'kühlschrank leer | kühlschrank ist leer | nichts im kühlschrank | nichts mehr zu essen | nichts zu essen da | muss selber kochen | muss alles machen | auf meine geschwister aufpassen | um meine geschwister | um meine kleinen | um das baby | am wochenende alleine | wochenende allein | lässt uns alleine | lässt uns allein | lassen uns alleine | lässt mich alleine | die ganze nacht weg | nachts weg | kein strom | heizung aus | überall müll | schlafen im auto | liegt nur noch | liegt den ganzen tag | seit wochen | nie da | keine sauberen',
  },
  {
    category: 'violence-at-home',
    weight: 2.4,
    words: 'damit papa | nicht kriegt',
  },
  {
    category: 'violence-at-home',
    weight: 2.7,
    words: 'letztens einen auf mich',
  },
  {
    category: 'violence-at-home',
    weight: 1.1,
    words:
      'damit mama nicht | damit er nicht | damit er mich nicht | damit er sie nicht | tür zuhalten | tür zugehalten | ohren zu | ohren zuhalten | unterm bett | unter dem bett | wenn er kommt | wenn er heimkommt | wenn papa heimkommt | wenn mama heimkommt | wenn papa kommt | wenn er getrunken | wenn sie getrunken | getrunken hat | weint nachts | weint jede nacht | um hilfe geschrien | schreit um hilfe | aus dem bett geholt | aus dem bett und | holt mich nachts | auf mich geworfen',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'verkrieche | verkriech | einnässen | zitter* | herzrasen',
  },
  {
    category: 'violence-at-home',
    weight: 2.9,
    words: 'verlässt tötet | wenn mama ihn | auf den herd',
  },
  {
    category: 'violence-at-home',
    weight: 2.4,
    words:
      'lange ärmel | flecken sieht | keiner die flecken | schminke über | heiße platte | heißes wasser | kaltes wasser | badewanne gedrückt | kopf unter | aus dem auto | alleine heimlaufen | immer krieg | krieg zuhause | tage nichts gegessen | nichts gegessen | weil keiner da | keiner kocht | kaputt mache und | fliegt mir eine | hassen mich | liebt mich nicht | lieber einen jungen | lieber ein mädchen | meine schwester lieber | kotze wegmachen | zu viel wein | flaschen verstecken | wein hatte | kissen aufs gesicht | bis ich zappel | nicht mehr atmen | wenn er trinkt | wenn sie trinkt | hose runter und | übers knie | schlägt manche | schlägt kinder | haut kinder | haut die kinder | schlägt die kinder | betreuer schlägt | erzieher schlägt | lehrer schlägt | lehrerin schlägt | sie hauen | gezwungen zu essen | muss alles aufessen | verboten zu sprechen',
  },
  {
    category: 'violence-at-home',
    weight: 2.1,
    words: 'abtreiben',
  },
  {
    category: 'violence-at-home',
    weight: 0.7,
    words:
      'wunde | wunden | verband | herdplatte | bügeleisen | kochtopf | heimlaufen | rausgesetzt | verschütte | abgetrieben | gehasst | erbrochene* | schnaps | bierflasche* | versohlt | versohlen | türkisch',
  },
  {
    category: 'violence-at-home',
    weight: 2.6,
    words: 'mich ... runter',
  },
  {
    category: 'violence-at-home',
    weight: 1.2,
    words:
      'mich gebunden | mich an einen | mich gesteckt | mich gesetzt | mich geworfen | mich geschmissen | dann mich | mich gezogen | mich gezerrt | mich gedrückt | mich gehalten | mich gepackt | mich gequetscht | mich gekratzt | mich gebissen | mich geschüttelt | mich gestoßen | mich gestossen | mich ... raus | mich ... gegen | mich ... wand',
  },
  {
    category: 'violence-at-home',
    weight: 0.4,
    words: 'schlägt mich | verprügelt | zigarette',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words:
      'mich gehauen | im keller | mich umbringen | verprügeln | eingesperrt | messer | die treppe | mit einem messer | umgebracht vor | wie krieg',
  },
  {
    category: 'violence-at-home',
    weight: 0.6,
    words: 'mama schlägt | haut mama | jedes mal | <rough handling>',
  },
  {
    category: 'violence-at-home',
    weight: 0,
    words: 'versteckt | verstecke* | sauer | geweint | <threat>',
  },
  {
    category: 'stranger',
    weight: 4,
    words: 'wo ich wohne',
  },
  {
    category: 'stranger',
    weight: 2.6,
    words:
      'mitkommen in | mit in den wald | in den wald mit | in sein auto | ins auto steigen | ich soll einsteigen | mich mitnehmen | mitnehmen wollte | mich verfolgt | verfolgt mich | verfolgt uns | mir nachgeht | geht mir nach | mir nachläuft | läuft mir nach | mir hinterher | hinter mir her | beobachtet mich | mich beobachtet | bilder schick* | foto schick* | fotos schick* | bilder von mir | foto von mir | bild von mein* | videos von mir | video von mir | keine bilder mehr | sich mit mir treffen | mich treffen | mit mir treffen | sie treffe | ihn treffe | ihn treffen | heimlich treff* | meine adresse | wann ich allein* | ob ich allein* | ich alleine zuhause bin | allein zuhause bin | mama nicht da ist | niemand da ist | zwinkert mir | der nackt | war der nackt | war nackt | kamera anmachen | kamera an | privaten chat | in echt erwachsen | kennt mich',
  },
  {
    category: 'stranger',
    weight: 0.4,
    words: 'einsteigen | lauert | erpresst | zuzwinker* | angesprochen | entführ*',
  },
  {
    category: 'stranger',
    weight: 0.2,
    words: 'so ein typ | person aus dem internet',
  },
  {
    category: 'stranger',
    weight: 3.1,
    words: 'fremder',
  },
  {
    category: 'stranger',
    weight: 2.3,
    words:
      'fremde | fremden | unbekannter | unbekannte | typ | kerl | chatfreund* | internetfreund* | onlinefreund*',
  },
  {
    category: 'stranger',
    weight: 2,
    words: 'ein mann | der mann',
  },
  {
    category: 'stranger',
    weight: 1.6,
    words: 'fotos',
  },
  {
    category: 'stranger',
    weight: 0,
    words: 'foto | bilder | video',
  },
  {
    category: 'stranger',
    weight: 2.1,
    words: 'treffen',
  },
  {
    category: 'stranger',
    weight: 0.5,
    words: 'angerufen | gefragt ob | haltestelle | angehalten | lieferwagen',
  },
  {
    category: 'stranger',
    weight: 1.1,
    words: 'euro',
  },
  {
    category: 'stranger',
    weight: 0.6,
    words: 'süßigkeiten | welpen | 1000 | robux',
  },
  {
    category: 'stranger',
    weight: 6.4,
    words: 'seine stimme | ohne shirt',
  },
  {
    category: 'stranger',
    weight: 4.7,
    words:
      'neben mir her | langsam neben | will zu mir kommen | zu mir kommen will | besuchen kommen will | kommt zu mir nach hause | auf welche schule | wo meine schule | vor meiner schule | ohne t shirt | ohne oberteil | oberteil hoch* | t shirt hoch* | in unterwäsche | wenn ich ihn blockiere | ihn blockier* | meiner familie was | in echt 3* | in echt 4* | ist schon 30 | schon erwachsen | viel älter | älter als er sagt | stimme wie | model agent* | ruft immer an | ruft mich an und | atmet ins telefon | steht vor unserem | steht vor meinem | guckt rein | guckt in mein | schaut in mein | schaut rein | am fenster | im gebüsch | ins gebüsch | hat mich festgehalten | am arm gepackt | sagt mama schickt | mama schickt ihn | von mama geschickt | kenn ich gar nicht | kenne ich gar nicht | kenn die gar nicht | kenn den gar nicht | nicht kenne | noch nie gesehen | soll es keinem sagen | will mich abholen | will mich heiraten | verliebt in mich | liebt mich und | wir sind zusammen',
  },
  {
    category: 'stranger',
    weight: 0.2,
    words: 'bikinibild* | bikinifoto* | anzügliche | modelagent*',
  },
  {
    category: 'stranger',
    weight: 3.8,
    words: '<watches>',
  },
  {
    category: 'stranger',
    weight: 2.2,
    words: '<online>',
  },
  {
    category: 'stranger',
    weight: 0.9,
    words: '<stranger>',
  },
  {
    category: 'stranger',
    weight: 3.8,
    words: 'schick mir deine adresse | komm dich holen | dich holen | allein in den',
  },
  {
    category: 'stranger',
    weight: 1.5,
    words:
      'deine adresse | mich holen | mehr fotos | mehr bilder | noch mehr | sonst schickt | schickt er sie | stellt er sie | postet er | an meine eltern | kennt meinen namen | meinen richtigen namen | meine straße | kennt meine | weiß wie ich heiße | weiß meinen namen | obwohl wir nichts bestellt | vom wasserwerk | paketbote kommt | will reinkommen | will rein | tür aufmachen | hab aufgemacht | derselbe mann | der gleiche mann | der selbe mann | schon wieder der | schwarzes auto | rotes auto | mit kapuze | mit maske | in den aufzug | im aufzug | auf seinen schoß | euro gegeben | damit ich | süße maus | nennt mich schatz | nennt mich baby | handy geschenkt | alleine in den | allein mit ihm | alleine mit ihm | allein mit ihr',
  },
  {
    category: 'stranger',
    weight: 1.4,
    words:
      'handwerker | ableser | pizzabote | fernglas | schatz | videoanruf | facetime | webcam | vertraut',
  },
  {
    category: 'stranger',
    weight: 2.9,
    words: 'komm rein | tür aufgemacht | der fahrer | fahrer hat',
  },
  {
    category: 'stranger',
    weight: 1.2,
    words:
      'slip schicke* | schicken soll | schick mir | was kurzes | kurzes anziehen | anziehen soll | an sich rumgespielt | an sich | ist begegnet | steig ein | ruft mich | wartet am | wartet vor | schulhof stand | macht mich berühmt | gehackt und schreibt | account gehackt | schreibt eklige | eklige sachen | kennen gelernt | online kennen* | und jetzt klingelt | hat gefragt ob ich | ob ich mit | folgt mir seit | immer der gleiche | komisches bonbon | von einem fremden | von fremden | einem fremden | einer fremden',
  },
  {
    category: 'stranger',
    weight: 4.1,
    words: 'klingelt',
  },
  {
    category: 'stranger',
    weight: 2.4,
    words:
      'schicke | facetimen | videochatten | videocall | pipimann | schniedel | rumgespielt | begegnet | schatzi | mäuschen | schultor | berühmt | casting | kennengelernt | klopft | schwindlig',
  },
  {
    category: 'stranger',
    weight: 3,
    words: '<comes along>',
  },
  {
    category: 'stranger',
    weight: 0,
    words: 'fotos von mir | foto von mein* | nummer | meiner klasse',
  },
  {
    category: 'stranger',
    weight: 0,
    words: 'mann mit | geschenk* | hält mich fest',
  },
  {
    category: 'running-away',
    weight: 3.7,
    words: 'nicht mehr heim',
  },
  {
    category: 'running-away',
    weight: 4.7,
    words:
      'von zuhause weg | weg von daheim | weg von zuhause | weg von zu hause | hauptsache weg | komm nicht mehr zurück | komme nicht mehr zurück | nicht mehr zurück | nie wieder zurück | nie wieder nach hause | nie wieder heim | nicht mehr nach hause | nicht nach hause | nicht heim | abhauen von | aus dem fenster klettere | kletter aus dem fenster | kletter ... aus dem fenster | im zug versteckt | eltern wissen nicht wo | eltern wissen das nicht | keiner weiß wo ich | niemand weiß wo ich | schlafe draußen | schlaf draußen | auf der straße schlaf*',
  },
  {
    category: 'running-away',
    weight: 2.4,
    words: 'abgehauen',
  },
  {
    category: 'running-away',
    weight: 1.2,
    words: 'weggelaufen | ausgerissen',
  },
  {
    category: 'running-away',
    weight: 2.6,
    words: 'heute nacht',
  },
  {
    category: 'running-away',
    weight: 0.1,
    words: 'heimlich raus | aus dem fenster',
  },
  {
    category: 'running-away',
    weight: 1.8,
    words: 'gepackt',
  },
  {
    category: 'running-away',
    weight: 1.9,
    words: 'bahnhof | irgendwohin',
  },
  {
    category: 'running-away',
    weight: 2.4,
    words:
      'andere familie | neue eltern | ins heim | jugendamt | nicht mehr wohnen | nicht mehr bei',
  },
  {
    category: 'running-away',
    weight: 1.2,
    words:
      '<runs away> von | geh nicht zurück | gehe nicht zurück | geh nicht mehr heim | will nicht heim | will nicht mehr heim | will nicht nach hause | bin draußen und | schlaf im wald | schlaf in der | weiß nicht wo ich schlaf* | nirgends hin | weiß nicht wohin',
  },
  {
    category: 'running-away',
    weight: 3.1,
    words: '<runs away>',
  },
  {
    category: 'running-away',
    weight: 3.7,
    words: 'am flughafen | will weg weil | nicht aushalte',
  },
  {
    category: 'running-away',
    weight: 0.8,
    words: 'sucht mich',
  },
  {
    category: 'running-away',
    weight: 1.4,
    words:
      'nicht mehr aushalte | zuhause nicht aus | zu hause nicht aus | halt es daheim | halte es zuhause | per anhalter | suchen mich | handy aus damit | will zu einer anderen | will andere eltern | will nie mehr heim | trau mich nicht heim | nicht nach hause trau*',
  },
  {
    category: 'running-away',
    weight: 0.1,
    words: 'trampen | fahrkarte',
  },
  {
    category: 'running-away',
    weight: 2.2,
    words: 'schlaf heute im | nicht zu mama kann',
  },
  {
    category: 'running-away',
    weight: 0.6,
    words:
      'im park schlaf* | schlaf im | draußen übernacht* | gelaufen und geh nie | nie wieder zurück zu | zurück zu denen | zu denen zurück | nicht zu papa kann | stunden gelaufen | weit weg gelaufen | unterwegs und | niemand weiß wo | keiner weiß wo',
  },
  {
    category: 'running-away',
    weight: 1.6,
    words: 'versteckt',
  },
  {
    category: 'bullying',
    weight: 3.2,
    words: 'angst in die schule',
  },
  {
    category: 'bullying',
    weight: 3.4,
    words: 'zwingen mich | vom boden',
  },
  {
    category: 'bullying',
    weight: 2.8,
    words:
      'in den bauch | ins gesicht | spucken mich | ins klo | in die mülltonne | hose runter | alle filmen | und filmen | gefilmt und | lauern mir | warten ... auf mich | lachen mich | fertig machen | mich fertig | nicht mehr in die schule | angst vor der schule | auf dem klo | gegen mich | keiner mag mich | alle hassen mich | niemand mag mich | keiner redet | nennen mich',
  },
  {
    category: 'bullying',
    weight: 2.4,
    words: 'gemobbt',
  },
  {
    category: 'bullying',
    weight: 2.4,
    words: 'erpress* | quälen',
  },
  {
    category: 'bullying',
    weight: 0.7,
    words:
      'mobb* | gehänselt | abzieh* | abgezogen | zusammenschlag* | anspuck* | angespuckt | bespuck* | spucken | auslachen | fertigmachen | gequält',
  },
  {
    category: 'bullying',
    weight: 0.2,
    words: 'nicht mitspielen | nicht mitmachen',
  },
  {
    category: 'bullying',
    weight: 0.8,
    words: 'hässlich',
  },
  {
    category: 'bullying',
    weight: 2,
    words: 'beleidig*',
  },
  {
    category: 'bullying',
    weight: 0.9,
    words: 'beschimpf* | lästern | starren | angestarrt | fett | stinke | dumm | ausländer',
  },
  {
    category: 'bullying',
    weight: 1.1,
    words: 'wollen geld | geld geben | mein geld | klauen mir',
  },
  {
    category: 'bullying',
    weight: 0,
    words: 'bedrohen | drohen | geklaut',
  },
  {
    category: 'bullying',
    weight: 1.5,
    words: 'die großen',
  },
  {
    category: 'bullying',
    weight: 1.8,
    words: 'alle',
  },
  {
    category: 'bullying',
    weight: 1,
    words:
      'die anderen | die jungs | auf dem schulhof | in der pause | nach der schule | aus der sechsten | aus der fünften | aus der siebten | aus der achten | aus der vierten',
  },
  {
    category: 'bullying',
    weight: 2.1,
    words: '<torments>',
  },
  {
    category: 'bullying',
    weight: 1.8,
    words: 'bist du dran | jacke angezündet',
  },
  {
    category: 'bullying',
    weight: 1.3,
    words:
      'sachen kaputt | ranzen ausge* | in den müll | mit steinen | steine nach | zwei euro geben | geld mitbringen | die drohen | im kreis um mich | kreisen mich | im chat über mich | im chat steht | schreiben über mich | bilder von mir rum* | peinlich* bild* | peinlich* video* | muss sachen machen | soll ich mich | mich vor den | keiner will neben | setzt sich neben mich | keinen freund mehr | überhaupt keine freunde',
  },
  {
    category: 'bullying',
    weight: 1.6,
    words: '<torments badly>',
  },
  {
    category: 'bullying',
    weight: 1.8,
    words: 'schläge | umzingel*',
  },
  {
    category: 'bullying',
    weight: 3.3,
    words: 'haare abgeschnitten | in den ranzen',
  },
  {
    category: 'bullying',
    weight: 1.5,
    words:
      'kacke in | haare angezündet | krieg ich eine | seite über mich | account über mich | wie hässlich | foto vom klo | bild vom klo | aus der gruppe geworfen | alle blockieren | sitze allein | sitz allein | sitz immer allein | pause allein | pause alleine | tu so als wär ich krank | tue so als wäre ich krank | bauchweh vor | trau mich nicht in den bus | an der bushaltestelle | auf dem klo eingesperrt | mein ranzen | meinen ranzen | in den mund gestopft | dreck essen | sand essen | wegen meiner haut* | weil ich stottere | weil ich dick | weil ich anders | weil ich arm | haben die gesagt | wenn ich morgen komme | wehe ich | wehe du | die großen mich | die mich immer | mich da immer',
  },
  {
    category: 'bullying',
    weight: 1.7,
    words: 'hundekacke',
  },
  {
    category: 'bullying',
    weight: 1.5,
    words: 'petze',
  },
  {
    category: 'bullying',
    weight: 0.1,
    words:
      'hasskommentare | klotür | schulranzen | hinknien | nachäffen | hautfarbe | kopftuch | brillenschlange | fettkloß | fettsack',
  },
  {
    category: 'bullying',
    weight: 2.8,
    words: 'mit der schere',
  },
  {
    category: 'bullying',
    weight: 2.8,
    words:
      'kopf ins klo | den kopf ins | zurück in mein land | in mein land | in unser land | seit ich neu | machen mich alle | alle machen mich | drei jungs | zwei jungs | vier jungs | jungs auf | auf dem heimweg | auf dem nachhauseweg | an einen baum | weggegangen und | wetten wer | zum heulen | zum weinen bringen | bringen mich zum | heule jeden | weine jeden | droht mir | drohen mir | mit dem zirkel | aus meiner klasse droht | sticht mich | pieksen mich | kneifen mich | schlagen mich | treten mich | ziehen mich | sperren mich | lachen alle | lachen über mich | beleidigen meine mutter | über meine mutter | mich alle | alle mich',
  },
  {
    category: 'bullying',
    weight: 1.9,
    words: 'lauern | gruppenchat',
  },
  {
    category: 'bullying',
    weight: 0,
    words:
      'mich ... ausgelacht | nicht in die schule | keine freunde | hänsel* | verprügel* | ausgelacht | bein gestellt | mit einem messer',
  },
  {
    category: 'bullying',
    weight: 0,
    words: 'mich immer | ausgeschlossen',
  },
  {
    category: 'emergency',
    weight: 5.1,
    words: 'nicht wach | brennt es',
  },
  {
    category: 'emergency',
    weight: 5.3,
    words:
      'krieg sie nicht wach | krieg ihn nicht wach | kriege sie nicht wach | kriege ihn nicht wach | wacht nicht | schaum vor* | blutet stark | blutet sehr | blutet ganz | blutet so | blutet viel | blutet es stark | nicht auf zu bluten | keine luft | kaum luft | im hals | ohnmächtig geworden | feuer in | stecken geblieben | dran geleckt',
  },
  {
    category: 'emergency',
    weight: 4,
    words: 'rauch',
  },
  {
    category: 'emergency',
    weight: 2.6,
    words: 'umgekippt | putzmittel',
  },
  {
    category: 'emergency',
    weight: 3.8,
    words: 'einbrecher',
  },
  {
    category: 'emergency',
    weight: 3,
    words: 'verschluckt',
  },
  {
    category: 'emergency',
    weight: 3,
    words:
      'krampf | krampft | krampfanfall | erstickt | bewusstlos | zusammengebrochen | qualm | ausgesperrt | eingeklemmt | abflussreiniger | rohrreiniger | eingebrochen | stromschlag',
  },
  {
    category: 'emergency',
    weight: 2.3,
    words: 'hilfe',
  },
  {
    category: 'emergency',
    weight: 3.7,
    words: 'ganz alleine',
  },
  {
    category: 'emergency',
    weight: 1.7,
    words:
      'keiner ist da | niemand ist da | keiner da | niemand da | bin alleine | ganz allein | dunkel',
  },
  {
    category: 'emergency',
    weight: 0,
    words: 'bewegt sich | wird rot',
  },
  {
    category: 'emergency',
    weight: 3.9,
    words: 'getrunken',
  },
  {
    category: 'emergency',
    weight: 1.8,
    words: 'batterie | geschluckt',
  },
  {
    category: 'emergency',
    weight: 2.9,
    words: 'brennt',
  },
  {
    category: 'emergency',
    weight: 1.4,
    words: 'runtergefallen | verletzt | blau',
  },
  {
    category: 'emergency',
    weight: 4.1,
    words: 'antwortet nicht',
  },
  {
    category: 'emergency',
    weight: 3.6,
    words: 'sagt nichts mehr | ganz kalt',
  },
  {
    category: 'emergency',
    weight: 4.2,
    words: 'komm nicht raus',
  },
  {
    category: 'emergency',
    weight: 4.3,
    words:
      'nichts mehr sagt | bewegt sich nicht | rührt sich nicht | reagiert nicht | eiskalt und | schwer luft | krieg so schwer | hals ganz dick | hals ist ganz dick | gesicht ganz dick | zunge dick | toaster brennt | herd brennt | pfanne brennt | brennt und | taucht nicht | nicht mehr hoch | ins wasser gefallen | ins eis | nicht mehr raus | komme nicht raus | fest und | hängt fest | alleine im wald | allein im wald | knochen guckt | mund hängt',
  },
  {
    category: 'emergency',
    weight: 2.8,
    words: 'schwillt',
  },
  {
    category: 'emergency',
    weight: 1,
    words: 'allergisch* | untergegangen | lallt | schaum',
  },
  {
    category: 'emergency',
    weight: 4.2,
    words: 'redet nicht mehr | liegt unter | raucht ganz',
  },
  {
    category: 'emergency',
    weight: 2.9,
    words:
      'spricht nicht mehr | fasst sich an | an die brust | brust weh | spuckt blut | kotzt blut | nicht bewegen | unfall gebaut | riecht nach gas | pilze gegessen | beeren gegessen | in den mund gestochen | ins eis eingebrochen | wasser steigt | überall wasser | baum gefallen auf | steckt fest | klemmt fest | ganze flasche | ganze packung | alles aufgegessen | nicht aufgewacht | wird nicht wach',
  },
  {
    category: 'emergency',
    weight: 3.1,
    words: 'leergetrunken | schläfrig',
  },
  {
    category: 'emergency',
    weight: 1.9,
    words:
      'akku | ausgetrunken | zuckt | gelähmt | überfahren | angefahren | stromkabel | strömung | hochwasser | verbrüht | vergiftet | überdosis',
  },
  {
    category: 'emergency',
    weight: 4.9,
    words: 'feuer gefangen',
  },
  {
    category: 'emergency',
    weight: 3,
    words:
      'am ganzen körper | umgefallen und | fängt feuer | fing feuer | in flammen | treppe runtergefallen und | pillen vom | pillen von | tabletten von | tabletten gegessen | pillen gegessen | medikamente gegessen | fenster gefallen | nicht mehr aufstehen | kann nicht mehr laufen | fuß ganz dick und allein | im brunnen | ins loch gefallen | steckt im',
  },
  {
    category: 'emergency',
    weight: 1.5,
    words: 'kellertreppe | stöhnt',
  },
  {
    category: 'emergency',
    weight: 3.9,
    words: 'flammen | schwindlig | schwindelig',
  },
  {
    category: 'emergency',
    weight: 3.1,
    words: 'atmet nicht',
  },
  {
    category: 'emergency',
    weight: 1.8,
    words: 'verlaufen | bin allein',
  },
  {
    category: 'emergency',
    weight: 0,
    words: 'schnell | blutet | reagiert | verbrannt und',
  },
  {
    category: 'emergency',
    weight: 1.6,
    words: 'gefallen',
  },
  {
    category: 'emergency',
    weight: 0,
    words: 'giftig* | bein gebrochen',
  },
  {
    category: 'emergency',
    weight: 0,
    words: 'es brennt | ertrinkt | krankenhaus | gebissen',
  },
];
