import type { Situation } from './situation.ts';

const NOT_MEANT =
  'film | serie | geschichte | märchen | buch | krimi | traum | geträumt | theater* | puppe | <play>';
/** Where a game beside it is no reason to doubt. */
const TALES = 'film | serie | geschichte | märchen | krimi | geträumt';
const TOY =
  'spielzeug* | wasserpistole* | wasser* | nerf | plastik* | lego | playmobil | fasching* | karneval* | kostüm*';
const SMALL_ONE =
  'bruder | schwester | brüderchen | schwesterchen | baby | cousin | cousine | freund | freundin | kind | zwilling* | <sibling>';

/** A mark of a blow, and another tale to be told about it. */
const coveredMarks: Situation = {
  category: 'violence-at-home',
  patterns: [
    `blaues auge | blaue auge | veilchen | blauen fleck | blaue flecken | flecken | striemen | beule | platzwunde | brandwunde | lippe | zahn | arm gebrochen | arm | bein + ich soll ... sagen | soll ich ... sagen | soll sagen | muss ich ... sagen | ich muss ... sagen | muss sagen | ich soll allen sagen | ich soll erzählen | soll ich erzählen | soll ich lügen | ich soll lügen ! zahnarzt | arzt | doktor | bescheid | aufzeigen | melden | ${TALES}`,
    `<parent> | opa | onkel + schuh | schuhen | gürtel | hand | faust | stock + blaue flecken | blauer fleck | striemen | beule | abdruck + von ! getragen | zu eng | zu klein | gestolpert | ${TALES}`,
    `flecken | striemen | blaue flecken | wunden | narben + nicht mit umziehen | nicht umziehen | nicht mitturnen | nicht mitmachen | nicht mit schwimmen | nicht schwimmen | nicht in die schule | langärmlig* | lange ärmel + durfte | darf | soll | muss ! masern | windpocken | allergi* | ausschlag | mückenstich* | farbe | ketchup | shirt | ${TALES}`,
  ],
};

/** Somebody at home is armed, and in a rage. */
const armedAtHome: Situation = {
  category: 'violence-at-home',
  patterns: [
    `<parent> | onkel | opa | bruder | er + messer | pistole | gewehr | axt | beil | waffe | baseballschläger + hat | hält | holt | nimmt | fuchtelt + schreit | brüllt | tobt | droht | rastet | ausgerastet | wütend | böse | gegen mama | auf mama | vor mama | verstecken uns | versteck mich | verstecke mich | versteckt ! jäger* | kocht | brot | schneidet | schnitz* | holz | baby | ${TOY} | ${NOT_MEANT}`,
    'wenn ich heimkomm | wenn ich heimkomme | wenn ich nach hause komm | wenn ich nach hause komme | daheim | zuhause + setzts was | setzt es was | setzts hiebe | setzts prügel | gibts dresche | gibts haue | gibts prügel | gibts watschn | gibts schläge ! früher',
    `<parent> | er | onkel | opa | bruder + mama | papa | mir | meinem bruder | meiner schwester | ihr | ihm + den arm | das bein | die nase | die rippe | den finger | den kiefer | einen zahn | den zahn + gebrochen | ausgeschlagen | ausgekugelt | eingeschlagen ~ 9 ! hat sich | sich den | sich das | sich die | zahnarzt | beim fußball | ski* | arzt | ${TALES}`,
    `<parent> | er | sie | onkel | opa + *kabel | kleiderbügel | bügel | latsche | latschen | schlappen | hausschuh | kochlöffel | gürtel | besen | besenstiel | teppichklopfer | lineal + gehauen | geschlagen | haut | schlägt | drübergezogen | eins übergezogen | gedroschen ~ 10 ! teppich | nagel | ${TALES}`,
  ],
};

/** Punished with cold, or through an animal. */
const cruelPunishment: Situation = {
  category: 'violence-at-home',
  patterns: [
    `muss | musste | soll + draußen | auf dem balkon | vor der tür | im garten + wenn ich | weil ich | strafe | ausgesperrt | auf dem balkon stehen | vor der tür stehen + bei minus | minusgrad* | in unterhose | im schlafanzug | barfuß | nackt | im schnee | ohne jacke ! warm | bus | sommer | schneemann | rodeln | schlitten | sauna | vergessen | ${NOT_MEANT}`,
    `eiskalt duschen | kalt duschen | kalt abgeduscht | kalt abduschen | eiswasser + muss | musste | strafe + wenn ich | weil ich | strafe ! heiß | sommer | sport | ${NOT_MEANT}`,
    `<parent> | er | onkel | opa + meerschweinchen | hamster | hase | hasen | kaninchen | katze | hund | vogel | fische + getötet | umgebracht | ertränkt | an die wand | totgemacht | erwürgt | ausgesetzt + weil ich | zur strafe | damit ich | als strafe ! ${NOT_MEANT}`,
  ],
};

/** Who is small climbs where a fall kills, or is still under water. */
const smallOneInDanger: Situation = {
  category: 'emergency',
  patterns: [
    `${SMALL_ONE} | er | sie + fensterbrett | fenstersims | balkongeländer | geländer vom balkon | auf dem balkon + offen | fenster ist auf | fenster is auf | fenster auf | stock | klettert | draußen | beugt ! blumen | katze | ${NOT_MEANT}`,
    `${SMALL_ONE} | jungs + auf der dachrinne | auf dem dachfirst | auf dem brückengeländer | auf den bahngleisen | auf den gleisen | auf den schienen | über die gleise | an der dachrinne + balanciert | läuft | klettert | turnt | rennt | spielt | spielen | hängt ! holz* | modell* | spielzeug* | blätter | warum | ${NOT_MEANT}`,
    `${SMALL_ONE} | wir | jungs + strommast | hochspannungsmast | güterwaggon | waggon | oberleitung | trafohäuschen + klettert | klettern | geklettert | rauf | hoch | auf dem | auf den | auf einem | unter der ! warum | ${NOT_MEANT}`,
    `${SMALL_ONE} + in den bach | in bach | in den fluss | in den see | in den teich | in den kanal | in den brunnen | ins wasser | in den pool | in die regentonne + gefallen | reingefallen | gestürzt | gerutscht | gesprungen und + ist ! nass | gelacht | lustig | haha | gestern | letzte* | früher | wieder raus | rausgezogen | gummistiefel | schwimmbad | mal | enten* | ${NOT_MEANT}`,
    `${SMALL_ONE} | er | sie + ganz still unter wasser | unter wasser und + bewegt sich nicht | still | regt sich nicht | kommt nicht hoch | taucht nicht auf ! fisch* | u boot | ${NOT_MEANT}`,
    `${SMALL_ONE} | er | sie | ich + kommt nicht hoch | kommt nicht mehr hoch | taucht nicht auf | taucht nicht mehr auf | ist untergegangen | liegt im wasser | treibt im wasser | ganz still unter wasser + wasser | becken | see | pool | badewanne | teich ! boot | ball | ente | ${NOT_MEANT}`,
  ],
  answer:
    'Ruf jetzt ganz laut nach einem Erwachsenen, und ruf die 112 an. Ist jemand im Wasser, dann geh nur hin, wo du stehen kannst. Sitzt jemand hoch oben, sprich ruhig mit ihm. Sag: Komm ganz langsam zurück! Fass keinen Strom an. Leg erst auf, wenn die Leute am Telefon es sagen. Du machst das gut.',
};

/** Blood where it must not come from, and somebody who asks for help in it. */
const bleeds: Situation = {
  category: 'injury',
  patterns: [
    `mama | mutter | schwester | tante + schwanger | baby im bauch | babybauch + blut | blutet | geblutet ! blutdruck | blut abgenommen | blutwerte | ${NOT_MEANT}`,
    `${SMALL_ONE} | mama | papa | oma | opa | er | sie + blutet + am kopf | aus dem kopf | aus dem ohr | aus den ohren | am hals | am bauch ! nase | mücke* | kratzer | pickel | ${NOT_MEANT}`,
    `blut | blutet + <parent> | oma | opa | bruder | schwester | baby | arm | bein | kopf | hals + hört nicht auf | nicht aufhört | hört nicht mehr auf | hört gar nicht auf | nicht auf zu bluten | geht nicht weg und + <parent> | oma | opa | bruder | schwester | baby | mir | mein | ich ! nase | nasenbluten | mücke* | zahn | wackelzahn | blutdruck | ${NOT_MEANT}`,
    `hilf mir | hilf uns | helft mir | schnell + ${SMALL_ONE} | mama | papa | oma | opa | er | sie + blutet | bluten ! nase | mücke* | zahn | wackelzahn | ${NOT_MEANT}`,
  ],
};

/** A nose that goes on bleeding. */
const noseBleeds: Situation = {
  category: 'injury',
  patterns: [
    'nase | nasenbluten + blutet | geblutet | blut | nasenbluten + hört nicht auf | hört nicht mehr auf | hört gar nicht auf | hört einfach nicht auf | hört das nicht auf | nicht aufhör* | seit einer stunde | schon ganz lange ! gehauen | geschlagen | schlägt | haut | faust | warum blutet man | gestern | <play>',
  ],
  answer:
    'Setz dich hin, und beug den Kopf nach vorn. Drück die Nase unten mit zwei Fingern fest zu, zehn Minuten lang. Atme durch den Mund, und spuck Blut aus. Hol gleich einen Erwachsenen. Hört es dann nicht auf, oder ist dir schwindelig? Ruf die 112 an. Du machst das gut.',
};

/** A grown-up or a big brother after tablets or drugs. */
const drugged: Situation = {
  category: 'poison',
  patterns: [
    `mama | papa | mutter | vater | bruder | schwester | oma | opa + tabletten | drogen | pillen + genommen | nimmt | geschluckt + schläft ganz fest | schläft so fest | liegt jetzt nur | liegt nur noch | redet komisch | lallt | schläft so komisch | wird nicht wach ! arzt | gegen kopfweh | grippe | ${NOT_MEANT}`,
    `${SMALL_ONE} | er | sie + gespielt | aufgemacht | erwischt | gegessen | genascht | gelutscht | an + mit papas tabletten | mit mamas tabletten | mit omas tabletten | mit opas tabletten | papas tabletten | mamas tabletten | omas tabletten | opas tabletten ! ${NOT_MEANT}`,
    `<medicine> | tablettenschachtel + jetzt schläft er | jetzt schläft sie | er schläft jetzt | sie schläft jetzt | ist jetzt so müde | wird nicht wach + gespielt | mit papas | mit mamas | mit omas | mit opas | allein | alle ! arzt | fieber | ${NOT_MEANT}`,
  ],
};

/** Cloth that has caught fire. */
const clothBurns: Situation = {
  category: 'fire',
  patterns: [
    `bett | matratze | decke | vorhang | gardine | teppich | sofa | couch | kissen | papierkorb | mülleimer + brennt | brennen | hat gebrannt | gebrannt | kokelt | qualmt | feuer gefangen | raucht ! hat sie gelöscht | hat es gelöscht | wieder gelöscht | gleich gelöscht | ein loch | sonne | sonnenbrand | kamin | lampe | licht | ${NOT_MEANT}`,
  ],
};

/** A shell or a cartridge from a war, found in wood or field. */
const foundMunition: Situation = {
  category: 'emergency',
  patterns: [
    `granate | handgranate | munition | patrone | patronen | fliegerbombe | bombe | mine | blindgänger | feuerwerkskörper + gefunden | entdeckt | ausgegraben | rausgebuddelt + ich | wir | bruder | papa | im wald | im garten | am strand | im bach | im feld ! drucker* | tinte | füller* | minecraft | fortnite | roblox | level | nachrichten | ${TOY} | ${NOT_MEANT}`,
  ],
  answer:
    'Fass es nicht an, und nimm es nicht mit. Geh ganz weit weg, und halt auch die anderen fern. Hol einen Erwachsenen, und ruf die 110 oder 112 an. Sag, wo es liegt. Die Leute dort wissen, was zu tun ist. Es war richtig, dass du fragst.',
};

/** In a lift that stands still. */
const inTheLift: Situation = {
  category: 'emergency',
  patterns: [
    `aufzug | fahrstuhl | lift + stecken geblieben | steckengeblieben | geht nicht mehr | fährt nicht mehr | geht nicht auf | bleibt stehen | steht still | feststeckt | stecke fest | steck fest + ich | wir ! schilift | skilift | ${NOT_MEANT} | gestern | letzte woche | kaputt wir`,
  ],
  answer:
    'Im Aufzug bist du sicher, und Luft ist genug da. Drück fest auf den Knopf mit der Glocke, und halt ihn gedrückt. Dann spricht jemand mit dir und schickt Hilfe. Antwortet niemand, ruf laut nach einem Erwachsenen, oder ruf die 112 an. Versuch nicht, die Tür aufzuziehen. Du machst das gut.',
};

/** A grown-up or bigger child whose game is none. */
const gameThatIsNone: Situation = {
  category: 'abuse',
  patterns: [
    `cousin | onkel | opa | papa | bruder | stiefbruder | nachbar* | babysitter* | der große | er + doktor spielen | doktorspiele | arzt spielen | kuschelspiel + weh | ausziehen | muss | unten | heimlich | geheim* | will immer ! spritze | pflaster | stethoskop | teddy`,
    '<helper> | onkel | opa | stiefvater | mann + mich | mir + in der kabine | in der umkleide | in der dusche | im lager | im keller | im auto | im büro + gestreichelt | angefasst | geküsst | massiert | ausgezogen | festgehalten ! jacke | schuhe | verband | pflaster | hund | katze',
    '<helper> | onkel | opa | stiefvater | stiefpapa | cousin | mann + hose aufgemacht | hose runtergezogen | hose runter gezogen | hose ausgezogen | unterhose runter* | unterhose ausgezogen ! klo | pipi | windel | zu eng | nass | matsch* | gürtel weg | theater* | gerissen',
    '<helper> | onkel | opa | mann | er + mich | mir + auf den mund geküsst | auf den mund küsst | zungenkuss | mit zunge geküsst | küsst mich auf den mund ! hund | katze | theater*',
    'er | trainer* | lehrer* | opa | onkel | stiefvater | cousin + hose ausmachen | hose aufmachen | hose ausziehen | hose runterziehen | hose runter machen + ich muss | muss ich | ich soll | soll ich ! klo | pipi | nass* | arzt | dreckig | schmutzig | matsch* | umziehen',
    'er | trainer* | lehrer* | opa | onkel | stiefvater | cousin | nachbar + packt | greift | fasst | langt + mich + unten an | da unten | zwischen die beine | im schritt | an den po | an den popo | an den hintern',
    'ich muss | muss ich + bei ihm im bett | in seinem bett | bei papa im bett | bei opa im bett | bei meinem onkel im bett | mit ihm in einem bett + schlafen | liegen ! kein platz | besuch | zelt* | krank',
    'warum | wieso | weshalb + papa | onkel | opa | stiefvater | cousin | trainer* | lehrer* | bruder + mich da anfassen | mich da anfasst | da anfassen | da anfasst | unten anfasst | bei mir schläft | zu mir ins bett + darf | weh | macht | muss ~ 12 ! arzt',
    'papa | stiefpapa | stiefvater | onkel | opa | bruder | er + kommt nachts | kommt in der nacht | kommt abends | nachts kommt + tut es weh | tuts weh | tut das weh | tut mir weh | weh ! bauchweh | ohrenweh | tröste* | kopfweh | schmerzmittel',
    '<helper> | onkel | opa | mann | er | papa + hat da gedrückt | da gedrückt | da angefasst | da gestreichelt | da gerieben | da hingefasst + unten ! knopf | klingel | aufzug | bauch abgetastet',
  ],
};

/** Others soil what is the child's. */
const soiled: Situation = {
  category: 'bullying',
  patterns: [
    'die | jungs | mädchen | großen | alle | kinder + pinkeln | gepinkelt | pissen | gepisst | kacken | gekackt | spucken | gespuckt | rotzen + auf mich | auf meinen ranzen | auf meine | auf mein | in meinen ranzen | in meine | in mein | auf meinen ! katze* | hund* | vogel | vögel | baby | tauben | kerne',
  ],
};

/** The end is spoken of with joy, or things are left to others. */
const leavesSoon: Situation = {
  category: 'self-harm',
  patterns: [
    'ich + bald | morgen | heute nacht | heute abend + bin ich beim opa im himmel | bei opa im himmel | bei oma im himmel | bei der oma im himmel | bei mama im himmel | bei papa im himmel | beim papa im himmel | bei meinem hund im himmel | bei meiner katze im himmel | im himmel bei ! flugzeug | fliege | rakete | ballon',
    'häng mich auf | hänge mich auf | häng mich auch auf | hänge mich auch auf | häng mich dann auf | hänge mich dann auf | häng ich mich auf | hänge ich mich auf | häng ich mich auch auf | ich mich aufhäng* | will mich aufhängen | mich erhänge* ! kopfüber | turn* | reck | stange | klettergerüst | fledermaus | faultier | die sagen | sie sagen | schreiben | plakat',
    'ich wär gern | ich wäre gern | wär ich gern | ich wünschte | ich wünsche mir | ich möchte | ich will | hoffentlich | wenn ich nur | dann wär ich + gefressen | überfahren | tot | weg | ertrunken | erfroren | nicht mehr aufwach* | begraben | abgestürzt | nie geboren | verschluckt + dann ist es vorbei | dann wär es vorbei | dann ist alles vorbei | dann wär alles vorbei | dann wärs vorbei | dann ists vorbei | dann hab ich ruhe | dann hätt ich ruhe | dann hätte ich ruhe | dann hab ich meine ruhe | dann wäre ruhe | dann tut nichts mehr weh | dann tut nix mehr weh | dann muss ich nicht mehr ! <play> | film | geschichte | ferien | schule vorbei | zahn | hausaufgaben',
    'ich bin bald | bin ich bald | bald bin ich | ich werd bald | ich werde bald | bald werd ich | morgen bin ich + ein engel | selber einer | selbst einer | auch einer | selber ein engel | selbst ein engel | ein stern am himmel + engel | himmel ! krippenspiel | theater | kostüm | fasching | karneval | rolle | weihnacht* | verkleid* | <play>',
    'ich + mich | mir + cutter | cuttermesser | messer | schere | rasierklinge | klinge | scherbe | glasscherbe | zirkel | spitzerklinge + geschnitten | schneide | schneid | geritzt + gut tut | guttut | gut getan | gutgetan | mir hilft | es hilft | absichtlich | mit absicht | extra | beruhigt | was spür* | besser geht | wenn ich traurig | weil ich traurig ! haare | pony | papier | nicht absichtlich | nicht mit absicht | nicht extra | pflaster',
    'mein grab | mein eigenes grab | meinen sarg | meine beerdigung | meinen grabstein + ich + damit ich schon | schon mal übe | zum üben | für bald | für wenn ich | wenn ich weg | ich brauch* ! halloween | pharao* | pyramide*',
    'mein testament | meinen letzten willen + schreib | schreibe | geschrieben | kriegt | bekommt | mach ! opa | oma | was ist | <play> | film | geschichte',
  ],
};

/** A question that asks for help for somebody at home, or tells who needs it. */
const asksForHelp: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'warum | wieso | weshalb + mama | papa | mutter | vater + riecht ... nach alkohol | riecht ... nach bier | riecht ... nach schnaps | riecht ... nach wein | stinkt ... nach bier | stinkt ... nach schnaps | betrunken | weint ... jede nacht | weint ... jeden tag | weint ... immer | liegt ... immer nur | steht ... nicht mehr auf ~ 12 ! film | zwiebel* | geschichte',
    'wie heißt | was ist | welche | sag mir | gibt es | weißt du + nummer | telefonnummer + wo kinder anrufen | für kinder | sorgentelefon | kummertelefon | wo man anrufen kann | wenn man kummer | wenn man angst | wenn man sorgen',
    'kann | hilft | helfen + polizei | jugendamt | nachbarn + mama | mir | uns | meiner schwester | meinem bruder + helfen | hilft ! hausaufgaben | rechnen | fahrrad | verkehr*',
  ],
};

/** Grave hints in half a sentence: LUX asks back with care. */
const hintsOfHome: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'polizei | jugendamt + wegen papa | wegen mama | wegen ihm | wegen meinem vater | wegen stief* | papa geholt | papa mitgenommen ! spiel* | strafzettel | falsch geparkt | zu schnell gefahren | fahrrad',
    'narbe | narben | brandwunde | verbrennung | verbrannt + von mamas | von papas | von seiner | von ihrer + bügeleisen | zigarette | zigaretten | herdplatte | feuerzeug | lockenstab ~ 10',
    'noch böser | noch wütender | noch schlimmer | noch strenger + papa | mama | er | sie + polizei | jugendamt | lehrerin | gesagt ! spiel*',
  ],
};
const secretGame: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    '<helper> | onkel | opa | cousin | stiefvater | papa + geheimspiel | geheimes spiel | kuschelspiel | geheimspiele | spiel das keiner wissen | spiel das niemand wissen ! überrasch* | geburtstag* | schatz*',
  ],
};

export const dangersToldLightly: readonly Situation[] = [
  noseBleeds,
  bleeds,
  smallOneInDanger,
  drugged,
  clothBurns,
  foundMunition,
  inTheLift,
  armedAtHome,
  coveredMarks,
  cruelPunishment,
  gameThatIsNone,
  leavesSoon,
  soiled,
  hintsOfHome,
  asksForHelp,
  secretGame,
];
