import { compilePattern } from '../matching/compile-pattern.ts';
import type { CrisisCategory } from '../safety-verdict.ts';

const GROWN_UP =
  'nachbar* | lehrer* | trainer* | betreuer* | onkel | opa | pfarrer | hausmeister* | babysitter* | erzieher* | stiefvater | stiefpapa | pflegevater | freund von mama | mann | herr';
const FOOD =
  'frühstück | pausenbrot | schulbrot | brot | brote | brotdose | mittagessen | abendessen | abendbrot | essen';
const SECRET =
  'nichts | nix | keinem | keinen | niemand | niemandem | niemanden | für mich behalten | für uns behalten';

/** What may be a call for help and asks for care, in the grammar of the rules (`safety-rule.ts`). */
const WORRIES: Partial<Record<CrisisCategory, string[]>> = {
  emergency: [
    'wie lange | wann + noch | endlich + polizei | krankenwagen | notarzt | feuerwehr + da ist | hier ist | kommt ! spiel* | film | geschichte',
  ],
  'self-harm': [
    'gegenteil von | nomen | verb | tunwort | namenwort | wiewort | adjektiv + das will ich | will ich auch | das möchte ich | wär ich gern ! werden | lernen | üben | wissen',
    'will da rein springen | will da runter springen | will da reinspringen + tief | hoch | rhein | fluss | brücke ! schwimmbad | dreier | becken | trampolin',
    'in den himmel + besuchen | zu ihr | zu ihm | hinterher | weiß schon wie ! rakete | flugzeug',
    'schöner tag zum | guter tag zum + sterben | springen ! trampolin | seil | schwimmbad | pfützen',
    'fühle | fühl | spür* + gar nichts mehr | überhaupt nichts mehr | wie leer | leeres haus ! zahnarzt | spritze | finger | kalt',
    'spiel* | spielen + erhängen | aufhängen mit | ersticken | würgen | ohnmacht* ! galgenmännchen | film',
    'seil | schnur | schal | gürtel + um den hals | um meinen hals ! warm | schal an | kette | winter',
    'wie macht man | wie bindet man | wie knotet man + schlinge | galgenknoten | henkersknoten ! angel* | faden',
    'ich weiß nicht weiter | ich weiß nicht mehr weiter | weiß ich nicht weiter ! aufgabe* | mathe | rechn* | geschichte | spiel* | gedicht | text | lied | level | bei nummer',
    'ich bin ein fehler | ich bin nur ein fehler | ich bin bloß ein fehler | ich bin nur ein minus | ich bin ein minus | muss ich noch lange leben | noch lange leiden | keine lust auf leben | kein bock auf leben',
    'schlecht | fehler | sechs | fünf | dumm + will mich keiner | will mich keine | will mich niemand | mag mich keiner | mag mich niemand + haben | mehr',
    'wie lange muss ich + noch aushalten',
    'gut genug + für mama | für papa | für meine eltern | für ihn | für sie | für die + ich | bin | war',
  ],
  lost: [
    'allein zuhause | alleine zuhause | allein zu hause | alleine zu hause | allein daheim | alleine daheim + ich hab angst | ich habe angst | hab angst | habe angst | hab ich angst | habe ich angst | hab so angst | hab bisschen angst | hab ein bisschen angst | hab ein bisschen angst | mir angst',
  ],
  abuse: [
    'angst vor papa | angst vor mama | angst vor opa | angst vor oma | angst vor onkel | angst vor meinem | angst vor dem trainer | angst vor dem stief* ! hund | kater | tod | test | lehrer vorsingen | geburtstag | überraschung',
    'papa | onkel | opa | stiefvater | er + nachts kommt | in der nacht kommt | nicht mehr in mein zimmer kommt | in der nacht zu mir kommt ! nachtschicht | arbeit | heim | schreit das baby | bruder | hund | katze',
    'opa | onkel | papa | nachbar + geheime kammer | geheimes zimmer | darf nur ich rein ! zauber* | schatz | spielen wir | bau*',
    'versprich dass du | versprichst du dass du + keinem sagst | niemandem sagst | nicht weitersagst | keinem verrätst',
    'mir hat jemand was getan | mir hat jemand etwas getan | es ist wieder passiert | er hat es wieder gemacht | ich bin schwanger',
    'schuldig | schuld | schlechtes gewissen + nicht erzählt | nichts erzählt | nicht gesagt + opa | onkel | papa | trainer | er',
    'mit ... gekuschelt heimlich | ihm den rücken waschen | ihn waschen musste ! hund | auto | pferd',
    'papa | opa | onkel | er | mann | trainer* | bruder + das mit mir gemacht | das mit mir macht | das bei mir gemacht ! hausaufgabe* | puzzle | übung | kuchen',
    'papas | opas | onkels | mamas | sein | unser + geheimnis + bewahr* | hüte | behalte | stolz | sag ich keinem | verrate ich nicht ! geburtstag | überrasch* | weihnacht* | rezept | geschenk* | zaubertrick*',
    'kann | könnte | werde | werd + mit acht | mit neun | mit zehn | mit elf | mit zwölf | mit 8 | mit 9 | mit 10 | mit 11 | mit 12 | in meinem alter + schwanger | baby kriegen | baby bekommen | ein kind kriegen ! katze | hund | kuh',
    'onkel | opa | stiefvater | mann | er + kommt rein | kommt wieder rein | kommt in mein zimmer | kommt ins zimmer + warte | jetzt | leise | psst | wieder | abends | nachts | moment ! tor | ball | tür aufmachen | besuch',
    `${GROWN_UP} | er + ich soll | ich muss | mich | soll ich | muss ich + auf den schoß | auf seinen schoß | auf dem schoß | auf seinem schoß ! vorlesen | vorliest | buch | katze | hund`,
    'er | mann | opa | onkel | lehrer* | trainer* + will | verlangt + von mir + was ich nicht | die ich nicht | das ich nicht | sachen + will ! aufräumen | hausaufgaben',
    `${SECRET} + erzählen | erzähle | sagen | sage | verraten | verrate | verrat | behalten + darf | soll | muss | musste | sollte | durfte | versprechen | versprochen | schwören ~ 10 ! überrasch* | geschenk* | geburtstag* | weihnacht* | muttertag | party | passwort | adresse | pin | lösung | telefonnummer | zaubertrick* | rezept | vorsagen | test | spick* | noch nichts zu`,
    `${GROWN_UP} + mir | mich + trocknet ... ab | abtrocknet | abgetrocknet | wäscht mich | mich gewaschen | mich wäscht | badet mich | zieht mich ... aus | mich auszieht | mich ausgezogen | beim duschen | beim umziehen | beim baden | beim ausziehen | unter der dusche ! haare | hände | gesicht | geschirr | jacke | schuhe | matschhose | regen | wohnung | möbel | kisten | krankenhaus`,
  ],
  bullying: [
    'ich sperr mich | ich sperre mich | sperr ich mich | sperre ich mich | ich versteck mich | ich verstecke mich | versteck ich mich | schließ ich mich | ich schließ mich + klo | toilette | kabine + pause | pausen | schule | immer | jeden tag ! verstecken spielen | fangen | gespielt',
    'ich | für alle + unsichtbar | luft für | wie luft + pause | schule | klasse | schulhof | für alle | für die anderen ! tarn* | superkraft | superheld* | umhang | zauber* | geist | wäre | tinte | spiel*',
    'mein | meine | meinen + schuhe | jacke | mütze | rucksack | ranzen | schulranzen | turnbeutel | sportsachen | heft | hefte | federmappe | mäppchen + im klo | in der toilette | im mülleimer | in der mülltonne | im müll ! versehen | reingefallen | katze | hund | kaputt',
  ],
  'violence-at-home': [
    'nervös | angst | schnell | leise | bauchweh + papa gleich heimkommt | gleich kommt papa | papa kommt gleich | er gleich heimkommt | mama gleich heimkommt | er kommt gleich hoch ! geschenk | geburtstag | freu*',
    'gibts | gibt es | gibt’s + öfter mal eine | manchmal eine | mal eine + normal | zuhause | bei uns ! eis | pizza | überraschung',
    'ausgesperrt | ich will raus tür zu | tür zu ich will raus ! katze | hund | spiel*',
    '^mama hat ein messer | ^papa hat ein messer | ^er hat ein messer',
    'mir | mit mir + was schlimmes passiert | etwas schlimmes passiert | was ganz schlimmes passiert',
    'tag | heute | wochenende + schön | gut | super + erst abends | nur einmal | nur kurz + zugehauen | gehauen | geschlagen | geschrien',
    'dürfen | darf + eltern | väter | papas | mamas | ein papa | eine mama | ein vater | eine mutter + kinder | kind | mich | uns + hauen | schlagen | haue* ! rechnen | im spiel',
    'keiner | niemand | nicht | nie + gebrüllt | geschrien | keine gekriegt | keine geknallt | keine gefangen + heute ! baby | lehrer* | trainer*',
    'kann | konnte + nicht sitzen | nicht mehr sitzen | nimmer sitzen + ärger | schläge | wegen | gestern | weil ! sonnenbrand | muskelkater | reiten | fahrrad',
    'wie lange + überleb* | luft | aushalt* | atmen + im kofferraum | in einem kofferraum | in der kiste | in der truhe | im schrank ! zauber* | film | hamster | käfer',
    'muss ich ... schlafen | muss ich schlafen | schlaf ich | schlafe ich | lässt mich ... schlafen + im keller | in der garage | im flur | im schuppen | auf dem balkon ! übernachtung* | party | zelt* | besuch | renovier* | hitze | heiß',
    'muss ich | ich muss | musste ich + im schnee | im regen | in der kälte | im keller | vor der tür | draußen + stehen | bleiben | sitzen + wenn ich | weil ich | strafe ! spiel* | pause | bus | warten',
    'er | papa | vater | stiefvater | mama | sie | opa | onkel + schreit | brüllt | haut | schlägt | tobt + jetzt | wieder | schon wieder | solange | bis ! baby | tor | fußball | trommel | ball | hammer | nagel | uhr | glocke',
    'papa | mama | er | sie | stiefvater | bruder + mir + immer alles | alles immer | immer + wegnimmt | nimmt ... weg | weggenommen',
    'er | papa | mama | onkel | opa + fängt er wieder an | fängt wieder an | er fängt wieder an | fängt papa wieder an | fängt mama wieder an ! fußball | training | schule | arbeit | urlaub',
    'leise | psst | pst | pscht | still + er kommt | sie kommt | papa kommt | onkel kommt | er wieder kommt ! versteck* | spiel* | hund | katze',
    'bis er | bis sie | bis papa | bis mama + aufhört | aufhören + schreien | brüllen | streiten | toben ! baby',
    'sagt | und + papa | mama | er | sie + und haut | und schlägt ! ball | nagel',
    'papa | mama | vater | mutter | stiefvater | stiefmutter | stiefpapa | oma | opa + sauer | wütend | böse | geschimpft | ausgerastet | zornig | laut + backe | wange | po | popo | arm | rücken | kopf | ohr + tut weh | tut ... weh | weh | brennt | rot | blau | dick ! zahn* | sonnenbrand | ball | hingefallen | gestoßen | gefallen',
    'mach mich | mache mich | mach ich mich | mache ich mich | versteck mich | verstecke mich | versteck ich mich + klein | unterm bett | im schrank | unter der decke + laut wird | es laut | streiten | schreien | schreit | brüllt | brüllen | geschrien ! gewitter | donner | verstecken spielen | feuerwerk | silvester',
  ],
  injury: [
    'hab mir | hab mich | habe mir | habe mich + geschnitten | verbrannt | gestochen + hört nicht auf | hört gar nicht auf | hört nicht mehr auf',
  ],
  neglect: [
    'ich bin + drei | vier | fünf | sechs + und alleine | und allein | ganz allein | und keiner da ! auf der rutsche | im spiel',
    'nie jemand da | nie einer da | nie wer da | immer keiner da + ist | ich | bei uns ! im hort | am telefon',
    'mama | papa + wollte gestern | wollte schon gestern | sollte gestern + wiederkommen | zurückkommen | heimkommen',
    'fährt | fahren + mich | uns | auto + schnaps | betrunken | besoffen | bier getrunken | nach bier ! bus',
    'ins bett gemacht | in die hose gemacht + musste | muss | durfte nicht + drin liegen | liegen bleiben | anlassen | so bleiben',
    'ich | wir | mama | papa + allein* | chef | alleine + nächste woche wieder | seit freitag | seit gestern | seit tagen | das ganze wochenende | mit dem baby ! hund | katze | oma ist da',
    'endlich | wieder + gegessen | essen gekriegt + nach zwei tagen | nach drei tagen | seit tagen ! krank | magen* | ramadan | fasten',
    'wir | ich + wohnen | wohne | wohn | schlafen + jetzt im auto | im auto jetzt | in unserem auto ! urlaub | camping',
    'ich + darf | kriege | krieg | bekomme | bekomm + erst essen | erst was essen | erst etwas essen | erst trinken | nichts zu essen + wenn ich | bis ich | solange ich ! hände | gewaschen | tisch | ausgepackt | ramadan | fasten | arzt',
    'muss ich | ich muss + noch lange | die ganze nacht | schon wieder + alleine sein | allein sein | alleine bleiben | allein bleiben',
    'schlafen wir | wir schlafen | schlaf ich | ich schlafe + im auto | auf der straße | im keller | am bahnhof | im park + keine wohnung | kein zuhause | keine bleibe | rausgeworfen | rausgeschmissen | kein geld ! urlaub | camping',
  ],
  eating: [
    'ich wiege | wiege ich + zu viel | zu dick | abgenommen | muss weg | runter | dünner ! zusammen | mein ranzen | rucksack',
    'am längsten gehungert | am liebsten esse ich nichts | am liebsten ess ich nichts | kilo abnehmen | wie lange braucht man zum verhungern ! arzt | hund | katze | papa will | mama will | opa soll',
    'stolz | geschafft | geschaft | toll + gar nichts gegessen | nichts gegessen | nix gegessen | ohne essen | tage ohne | kein essen ! ramadan | fasten | arzt | krank',
    'ich + find | finde | fühl | fühle + mich + zu dick | zu fett | so dick | so fett | dick | fett ! pullover | jacke | angezogen | skianzug | kostüm',
    `ich | hab | habe | mein | meine | das | die + wieder | immer | jeden tag | heimlich | jedes mal + ${FOOD} + müll | mülleimer | eimer | tonne | ins klo | weggeworfen | weggeschmissen | weggekippt | verschwinden lassen ! nach dem essen | schimml* | verschimmelt | schlecht geworden | abgelaufen | eklig | wespe | runtergefallen | papa | mama | müll rausbringen | müll runterbringen`,
  ],
};

const worries = Object.entries(WORRIES).flatMap(([category, patterns]) =>
  patterns.map((pattern) => ({ category, ...compilePattern(pattern) })),
);
const isCategory = (name: string): name is CrisisCategory => name in WORRIES;

/**
 * What a child tells that may be a call for help, though nothing else heard one: a secret it must keep, a
 * grown-up who dries it, breaks spent behind a locked door, food thrown away again.
 */
export function toldWorryIn(places: string[][]): CrisisCategory | undefined {
  const category = worries.find(({ matches }) => matches(places))?.category;
  return category !== undefined && isCategory(category) ? category : undefined;
}
