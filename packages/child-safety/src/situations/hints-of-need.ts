import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | minecraft | roblox | <play>';
const AT_HOME = '<parent> | opa | oma | onkel | tante | er | sie';
const NO_KIN =
  '<helper> | onkel | opa | cousin | stiefvater | stiefpapa | freund von mama | der mann | ein mann | vermieter | chef';

/*
 * Two cues that, each by itself, mean little, and together are worth a question: LUX asks back with care.
 */

/** Another home, another life, or none: what a child wishes for that has it hard. */
const wishesItselfAway: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `lieber | gern | gerne | am liebsten | wünsch* | wünschte | hätte | wär | wäre | will | möchte + andere familie | anderen familie | neue familie | neuen familie | andere eltern | anderen eltern | neue eltern | andere mama | anderen papa | adoptiert | ins kinderheim | woanders wohnen | nie mehr nach hause | nicht mehr zuhause wohnen | nicht mehr daheim wohnen ! spiel* | sims | ${TALES}`,
    'zum geburtstag | zu weihnachten | wünsch* | vom christkind | vom weihnachtsmann + nur dass er | nur dass papa | nur dass mama | dass er auszieht | dass papa auszieht | dass er weggeht | dass papa aufhört | dass mama aufhört | dass er aufhört | dass sie aufhört | dass keiner mehr schreit | dass keiner mehr haut | dass es zuhause ruhig | dass alle lieb sind ! schnarch* | rauch*',
    'nur ich nicht | ich krieg nichts | krieg ich nichts | krieg ich nix | darf ich nie | ich darf nie + weil ich böse | weil ich schlecht | weil ich nichts wert | weil ich dumm | weil ich nicht lieb | weil ich schlimm | weil ich schuld | weil ich anders | weil ich hässlich ! ausredet',
  ],
};

/** Things that are left to others, a place where one dies and a thought. */
const thinksOfTheEnd: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'meine sachen | mein zimmer | meine spielsachen | mein kuscheltier | meine kuscheltiere | mein hund | meine katze | mein hamster | mein fahrrad | mein handy + kann dann | kriegt dann | soll dann | bekommt dann | dürfen dann | kriegst du dann | wer kriegt | wer bekommt | wenn ich weg bin | wenn ich nicht mehr ~ 6 ! umzug | umziehen | zu klein | zu groß | flohmarkt | urlaub | ferien | klassenfahrt | aufräumen | wenn ich groß | wenn ich alt',
    'zug | bahn | gleis* | schienen | brücke | dach | klippe | straße | balkon | fluss + kurz überlegt | hab überlegt | fast gesprungen | fast gemacht | kurz gedacht | einfach stehen geblieben | einfach stehen bleiben | einfach loslassen | einfach weiterlaufen | einfach weitergehen | einfach fallen lassen ~ 14 ! eis | eisdiele | pokemon | sammeln | fahrrad | ampel',
    'spür | spüre | merk | merke | fühl | fühle + gar nichts mehr | nichts mehr | überhaupt nichts + wenn ich mich | in mir | drin | egal | alles | seit ! zahnarzt | spritze | betäub* | kalt | eingeschlafen | geruch | schnupfen',
    'würd ich mich | würde ich mich | will ich mich | möchte ich mich | will mich | möchte mich + auflösen | in luft auflösen | unsichtbar machen | wegzaubern | verkriechen und + am liebsten | einfach | für immer | nie mehr ! zauber* | superheld* | verstecken spielen',
    'wie lang | wie lange | so viel | so lange + will ich noch leben | möchte ich noch leben | mag ich noch leben + gar nicht | nicht mehr | null | nie ~ 14',
  ],
};

/** A wound that nobody may know of. */
const hidesWound: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `wenn man keinen holen darf | wenn man niemand holen darf | ohne dass es jemand merkt | ohne dass es jemand sieht | ohne dass jemand merkt | ohne dass mama es merkt | ohne dass es mama merkt | ohne dass papa es merkt | wenn man es keinem sagen darf | wenn man nicht zum arzt darf | damit es keiner sieht | damit man es nicht sieht + verband | wunde | wunden | blut* | pflaster | verbrenn* | fleck | flecken | narbe | narben | beule | gebrochen ! farbe | hose | teppich | ${TALES}`,
    `erschreck mich | erschrecke mich | zuck ich | zucke ich | duck mich | ducke mich | duck ich mich + immer wenn | wenn jemand | wenn einer + hand hebt | die hand hebt | laut wird | näher kommt | hinter mir | mich anfasst | tür ! spinne* | gewitter | ball | <play>`,
    `seh ich wieder | sehe ich wieder | muss ich immer dran denken | muss ich immer daran denken | spür ich noch | spüren | träum ich immer | träume ich immer + was papa | was er | was mama | was der mann | was opa | was der | die hand von ihm | seine hand | seine hände ! ${TALES}`,
  ],
};

/** A grown-up who wants the child by itself, and for something. */
const singledOut: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    `${NO_KIN} + extra stunden | extrastunden | nur mir | nur ich | bei ihm zuhause | zu ihm nach hause | in seiner wohnung | in sein auto | liebling | ein richtiges paar | was besonderes + ich | mir | mich | wir | man ! schlüssel | geburtstag | feier | nachhilfe in | mathe | oma | mama ist dabei | bonbon | *versteck | höhle | baumhaus`,
    'was passiert | etwas passiert | was schlimmes | was komisches + darf nicht drüber reden | darf nicht darüber reden | darf ich nicht drüber reden | kann nicht drüber reden | kann nicht darüber reden | soll nicht drüber reden | darf es nicht erzählen | darf ich nicht erzählen ! überrasch* | geburtstag* | party',
    `schwanger + erst 9 | erst 10 | erst 11 | erst 12 | erst 13 | erst zehn | erst elf | erst zwölf | mit 10 | mit 11 | mit 12 | in meinem alter ! katze | hund | kuh | hamster | ${TALES}`,
    'mein monster heißt | das monster heißt | der böse heißt | der geist heißt + onkel | opa | papa | stief* | trainer + nachts | bett | kalte hände | hände | kommt | zimmer',
  ],
};

/** Told to steal, to carry or to keep watch. */
const ledIntoCrime: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: [
    `ich soll | soll ich | ich muss | muss ich | dass ich + schmiere stehen | päckchen bringen | päckchen abgeben | päckchen tragen | tütchen | klauen | stehlen | drogen | was mitgehen lassen | geld klauen | für ihn verstecken ! nehmen | ich will | plakat | räuber und | ${TALES}`,
  ],
};

/** Choking games, and a child that lies there. */
const chokingGame: Situation = {
  category: 'breath',
  patterns: [
    'luft weg drücken | luft wegdrücken | luft abdrücken | luft abschnüren | hals zudrücken | hals zu drücken | würgespiel | ohnmachtsspiel | ohnmächtig spielen + umgefallen | umgekippt | wacht | wach | ohnmächtig | blau | bewegt sich | liegt ! film | warum | geschichte',
  ],
};
const playsChoking: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: [
    'spiel | challenge | spielen | machen wir | mutprobe + luft weg drücken | luft wegdrücken | luft abdrücken | luft abschnüren | hals zudrücken | hals zu drücken | bis man umfällt | bis einer umfällt | bis man ohnmächtig ! film',
  ],
};

/** A parent that is ill at mind or by drugs. */
const parentIsIll: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    `${AT_HOME} + redet mit leuten | spricht mit leuten | hört stimmen | sieht sachen | sieht leute | guckt so leer | guckt immer so leer | starrt nur | spritzt sich | zieht was durch die nase | sagt gar nichts mehr + gar nicht da | die es nicht gibt | nix | nichts | angst | schläft | arm | immer | dann | nie ! telefon | zucker | insulin | diabetes | kopfhörer | arzt | zahnarzt`,
    `kind | ich | mich | sein kind | ihr kind + nicht sein kind | nicht ihr kind | nicht mehr sein kind | nicht mehr ihr kind | ein fehler | ein unfall | nicht gewollt | nicht geplant + gesagt | sagt | meint ~ 10 ! spiel* | aufgabe* | mathe | fehler in`,
    'was | wie + kann man essen | kann ich essen | isst man | koch ich | kocht man + wenn gar nichts da | wenn nichts da | wenn nichts mehr da | wenn der kühlschrank leer | wenn kein geld | ohne geld | wenn keiner kocht ! camping',
  ],
};

/** A friend on a screen who is another one than he says, and powder in a pocket. */
const notWhoHeSays: Situation = {
  category: 'stranger',
  isConcern: true,
  patterns: [
    'aus dem spiel | aus dem internet | aus dem chat | aus der app | vom zocken | online freund* | onlinefreund* | aus roblox | aus fortnite | aus minecraft | von discord + älter als | viel älter | schon erwachsen | ist erwachsen | gar kein kind | kein kind | gelogen | nicht so alt ! bruder | schwester | papa | mama | cousin',
  ],
};
const foundAtHome: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    `papas | mamas | vom bruder | meinem bruder | meiner schwester | papa | mama + jacke | tasche | schublade | schrank | auto | zimmer + weißes pulver | komisches pulver | spritze | spritzen | drogen | joint | gras in + gefunden | drin | entdeckt | war ! puderzucker | mehl | waschpulver | diabetes | zucker | insulin`,
    `papa | mama | vater | mutter | opa + verspielt | verzockt | versoffen + geld | miete | gehalt | konto | sparschwein | haus | alles ! monopoly | <play>`,
    'ich | wir + die ganze nacht | bis in die nacht | jede nacht | heute nacht allein + auf dem spielplatz | draußen | auf der straße | am bahnhof | im park | im treppenhaus | an der haltestelle ! zelt* | camping | lagerfeuer | sterne* | sternschnuppe* | mit papa | mit mama | hund | katze | pfadfinder* | feuerwerk | silvester | gewitter',
    'müssen raus | müssen vielleicht raus | rausgeschmissen | rausgeworfen | keine wohnung | auf der straße + miete | vermieter | geld | wohnung | strom | schulden ~ 12 ! monopoly',
    'was anderes ist nicht da | mehr ist nicht da | sonst ist nichts da | ist nichts anderes da | sonst haben wir nichts | was anderes haben wir nicht | mehr haben wir nicht + gegessen | essen | ess | gibt | müsli | brot | toast | nudeln | reis | haferflocken | wasser ! kantine | camping',
  ],
};

/** Laughed at for what it wears, or the only one without a friend. */
const standsApart: Situation = {
  category: 'bullying',
  isConcern: true,
  patterns: [
    'lachen | lacht | ausgelacht | gelacht + die anderen | alle | die klasse | jungs | mädchen + die gleichen sachen | dieselben sachen | immer das gleiche | die gleiche hose | alte schuhe | alten schuhe | kaputte schuhe | meine schuhe | meine sachen | meine klamotten | kein handy | meinen namen | meine zähne | meine brille | meine stimme | meine haut ~ 14 ! witz | lustig | fasching | verkleid*',
    'alle | jeder | die anderen | jede + freund | freunde | freundin | beste freundin | besten freund | eingeladen | partner + nur ich nicht | bloß ich nicht | außer mir | außer ich ~ 10',
  ],
};
const onlyOneWouldCry: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    'traurig | weinen | merken | vermissen | fehlen | weinen würde + sonst keiner | sonst niemand | keiner sonst | niemand sonst | nur mein hund | nur meine katze | nur mein hamster ~ 8 ! film',
    'überleb* | überleben | leben | schlafen | wohnen + im wald | draußen | auf der straße | im park | am bahnhof | in einer höhle + als kind alleine | als kind allein | ein kind allein | ein kind alleine | ohne eltern | wenn man abhaut | wenn man wegläuft ! film | mogli | tarzan | tiere',
  ],
};

export const hintsOfNeed: readonly Situation[] = [
  chokingGame,
  wishesItselfAway,
  thinksOfTheEnd,
  hidesWound,
  singledOut,
  ledIntoCrime,
  playsChoking,
  parentIsIll,
  notWhoHeSays,
  foundAtHome,
  standsApart,
  onlyOneWouldCry,
];
