import type { Situation } from './situation.ts';

const NOT_MEANT = 'film | serie | geschichte | märchen | buch | krimi | traum | geträumt | <play>';

/** Food that has to last till a parent comes back, days from now. */
const leftForDays: Situation = {
  category: 'neglect',
  patterns: [
    'reichen | reicht | auskommen | einteilen + bis montag | bis dienstag | bis mittwoch | bis donnerstag | bis freitag | bis samstag | bis sonntag | bis nächste woche | bis übermorgen | drei tage | vier tage + kommt mama | kommt papa | mama wieder | papa wieder | mama wiederkommt | mama zurück | papa zurück | ich und | mich und | uns ! taschengeld | futter | hund | katze | hamster | zelten | camping | urlaub | oma ist | opa ist | babysitter',
    'ich hab hunger | ich habe hunger | hab hunger | hab so hunger | hab ganz dolle hunger + ist nichts da | nichts mehr da | ist nix da | nix mehr da | kühlschrank ist leer | kühlschrank leer | gibt nichts | gibt nix | nichts zu essen | nix zu essen ~ 10 ! schule | kantine | mensa | kiosk | automat | einkaufen | gleich essen | kocht | bald | besseres | leckeres | was ich mag | was mir schmeckt | pizza | süßes | süßigkeiten',
  ],
};

/** Nobody has been there for days, as a child says it in two short turns. */
const nobodyForDays: Situation = {
  category: 'neglect',
  patterns: [
    'keiner ist da | keiner da | niemand da | niemand ist da | keiner ist zuhause | keiner zuhause | niemand zuhause | keiner nach hause gekommen | niemand nach hause gekommen | keiner heimgekommen | niemand heimgekommen | keiner daheim | niemand daheim | ist keiner zuhause | ich bin allein | ich bin ganz allein | bin allein zuhause | bin allein daheim + seit gestern | seit vorgestern | seit zwei tagen | seit drei tagen | seit vier tagen | seit fünf tagen | seit 2 tagen | seit 3 tagen | seit 4 tagen | seit tagen | seit ein paar tagen | seit einer woche | seit freitag | seit samstag | seit sonntag | seit montag | seit dienstag | seit mittwoch | seit donnerstag | die ganze nacht schon ~ 8 ! ferien | spielplatz | straße | klasse | schule | hort | chat | server | online | minecraft | roblox | fortnite | freund* | nachbar* | oma ist | opa ist | mama ist da | papa ist da | single | <play>',
  ],
};

/** Fed like an animal. */
const fedLikeAnimal: Situation = {
  category: 'neglect',
  patterns: [
    'ich krieg | krieg ich | ich kriege | ich bekomm | ich bekomme | wir kriegen | wir essen | ich ess | ich esse | i kriag + nur | auch nur | bloß | immer + hundefutter | katzenfutter | hamsterfutter | hasenfutter | vogelfutter | tierfutter | futter vom hund | futter von der katze + essen | abendessen | mittagessen | frühstück | hunger | mama | papa | ich ! hund kriegt | katze kriegt | kauf* | <play>',
  ],
};

/** A child that keeps the house because a parent lies in bed. */
const carriesFamily: Situation = {
  category: 'neglect',
  patterns: [
    `<parent> + nicht mehr aufsteht | steht nicht mehr auf | nicht mehr aus dem bett | nur noch im bett | immer nur im bett | nicht mehr aufstehen + wochen | monate | seit tagen | zwillinge | geschwister | bruder | schwester | baby | koch* | einkauf* | wickel* + hunger | ich muss | einer muss | muss ja | ich koche | ich mach | allein* ~ 22 ! gips | operation | operiert | grippe | ${NOT_MEANT}`,
  ],
};

/** A bruise that nobody may see. */
const hiddenMarks: Situation = {
  category: 'violence-at-home',
  patterns: [
    'papa | mama | <parent> | er | sie | onkel + hat gesagt | sagt | meint | will + nichts mehr sehen | nichts mehr sieht | nichts mehr zu sehen | nichts sieht | nichts sehen | keiner sieht | niemand sieht | keiner sehen | niemand sehen + schwimmen | schwimmbad | sport | umziehen | umkleide | lehrer* | schule | fleck* | blau* | striemen ~ 22 ! brille | dunkel | nebel | augenarzt | geschenk* | kostüm | theater | versteck* | farbe | flecken auf | hose | shirt',
  ],
};

/** A letter for all, to be found when it is over. */
const farewell: Situation = {
  category: 'self-harm',
  patterns: [
    'brief | abschiedsbrief | zettel + finden | lesen | gefunden wird + wenn es vorbei ist | wenn alles vorbei ist | wenn ich weg bin | wenn ich nicht mehr da bin | erst danach | wenn ich tot ~ 24 ! schatz* | schnitzeljagd | geburtstag* | überrasch* | ostern | weihnacht* | urlaub | ferien | klassenfahrt | ausflug | test | arbeit | schule vorbei',
    'im himmel | gestorben | beerdigt | grab + ich will da auch hin | will ich auch hin | ich möchte da auch hin | ich will auch dahin | ich will zu ihr | ich will zu ihm | ich möchte zu ihr | ich möchte zu ihm | ich will auch in den himmel ~ 22 ! friedhof | blumen | besuchen | grab gehen',
  ],
};

/** To be married to somebody unknown, or against one's will. */
const forcedMarriage: Situation = {
  category: 'other-child',
  patterns: [
    `sie | cousine | schwester | freundin | mädchen + soll ... heiraten | muss ... heiraten | heiraten soll | heiraten muss | verheiratet werden | verlobt werden + nicht kennt | gar nicht will | nicht will | will nicht | will sie nicht | will das nicht | pass | weggenommen | gezwungen | zwingen | in den ferien | in den sommerferien | im sommer | im urlaub | fünfzehn | vierzehn | sechzehn | dreizehn ! ${NOT_MEANT} | prinzessin | könig* | hamster | barbie`,
  ],
};
const ownForcedMarriage: Situation = {
  category: 'violence-at-home',
  patterns: [
    `ich + soll ... heiraten | muss ... heiraten | heiraten soll | heiraten muss | verheiratet werden | verlobt werden + nicht kenn* | gar nicht will | nicht will | will nicht | will ich nicht | will das nicht | pass | weggenommen | gezwungen | zwingen | cousin | sommerferien | ferien ! ${NOT_MEANT} | kindergarten | prinzessin | hamster | barbie | später | irgendwann | mal heiraten | muss man | muss ich | wenn ich groß`,
  ],
};

/** Blows with a thing, as a child says it in two words. */
const beaten: Situation = {
  category: 'violence-at-home',
  patterns: [
    'popo | po | hintern | rücken | beine | hände + weh | brennt | rot | striemen + vom stock | vom gürtel | vom kochlöffel | vom schuh | vom kabel | vom pantoffel | mit dem stock | mit dem gürtel | mit dem kochlöffel | mit dem kabel ! gefallen | skistock | wander* | hose | zu eng | drückt',
  ],
};

/** A door that a child wants to keep shut. */
const shutsItsDoor: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'zimmertür | kinderzimmertür | meine tür | meine zimmertür | mein zimmer | schlafzimmertür + ohne schlüssel | von innen | kein schloss | kein schlüssel | stuhl unter | stuhl vor | so dass keiner rein* | damit keiner rein* | damit niemand rein* + zumachen | zusperren | abschließen | absperren | verriegeln | zukriegen | zuhalten | verbarrikadier* | reinkommt | rein kommt | stellen ! bruder | schwester | katze | hund | geschenk* | überrasch* | höhle | minecraft | lego | <play>',
  ],
};

/** A small child whose parent works at night. */
const nightsAlone: Situation = {
  category: 'neglect',
  isConcern: true,
  patterns: [
    'mama | papa | mutter | vater + arbeitet | schafft | putzt | muss arbeiten | nachtschicht | nachtdienst + nachts | in der nacht | nachtschicht | nachtdienst | die ganze nacht + ich bin schon | ich bin ja schon | bin schon + fünf | sechs | sieben | acht | groß | 5 | 6 | 7 | 8 ~ 12 ! oma | opa | tante | babysitter* | papa ist da | mama ist da | bruder ist',
  ],
};

/** Whoever comes into a child's bed, asked as if it were nothing. */
const inAnothersBed: Situation = {
  category: 'abuse',
  isConcern: true,
  patterns: [
    'papa | onkel | opa | stiefvater | stiefpapa | freund von mama + geht | kommt | schläft | legt sich + zu meiner schwester ins bett | zu mir ins bett | zu meinem bruder ins bett | in mein bett | ins bett von meiner schwester | zu mir unter die decke ~ 12 ! vorles* | liest | gute nacht | gutenacht* | kuscheln | angst | gewitter | albtraum* | krank | husten',
    'ich + muss + opa | onkel | stiefvater | nachbar* | trainer* + aufs zimmer | in sein zimmer | in sein schlafzimmer | ins schlafzimmer | in die garage | in den keller ~ 10 ! hol* | bring* | aufräumen | werkzeug | getränke',
  ],
};

/** "Papa bringt mich dann um": mostly a saying, and never passed over. */
const fearsForLife: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    '<parent> + bringt mich dann um | bringt mich noch um | bringt papa mich um | bringt mama mich um | mich dann umbringen | schlägt mich tot | schlägt mich dann tot ! haha | hihi | lach* | witz | spaß',
    '<parent> + bringt mich um + wenn ich | wenn sie | wenn er | weil ich ! haha | hihi | lach* | witz | spaß | zimmer | aufräum* | zähne | jacke | schuhe | was reimt sich | wie schreibt man',
  ],
};

/** Told that it is worth little. */
const worthLittle: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'so viel bin ich wert | so wenig bin ich wert | mehr bin ich nicht wert | bin ich nichts wert | null wert | bin ich wert + sagt | sagen | meint | <parent> ! pokemon | karte | <play>',
  ],
};

/** Guilty of a divorce, as so many children feel: comfort, and the way to help. */
const guiltyOfDivorce: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    'schuld | wegen mir | wegen uns + <parent> + trennen | getrennt | trennung | scheiden | scheidung | geschieden | auseinander | ausgezogen ! müll | <play>',
  ],
};

export const dangersAtHome: readonly Situation[] = [
  inAnothersBed,
  fearsForLife,
  leftForDays,
  nobodyForDays,
  fedLikeAnimal,
  carriesFamily,
  hiddenMarks,
  farewell,
  ownForcedMarriage,
  forcedMarriage,
  beaten,
  shutsItsDoor,
  nightsAlone,
  worthLittle,
  guiltyOfDivorce,
];
