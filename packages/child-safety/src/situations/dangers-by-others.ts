import type { Situation } from './situation.ts';

const NOT_MEANT = 'film | serie | geschichte | märchen | buch | krimi | traum | geträumt | <play>';
const EIGHTEEN = 18;
const YEARS = Array.from({ length: 43 }, (_, at) => String(EIGHTEEN + at));
const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig'];
const ADULT_AGE = [
  'achtzehn',
  'neunzehn',
  'erwachsen',
  ...TENS,
  ...TENS.map((ten) => `*und${ten}`),
  ...YEARS,
]
  .flatMap((age) => [`ist ${age}`, `ist schon ${age}`, `is ${age}`])
  .join(' | ');

/** An adult near the child does not want to live: another adult has to come. */
const adultWantsToDie: Situation = {
  category: 'emergency',
  patterns: [
    `<parent> | oma | opa | onkel | tante + nicht mehr leben will | will nicht mehr leben | nicht mehr leben möchte | möchte nicht mehr leben | mag nicht mehr leben | will sterben | sterben will | möchte sterben | wär lieber tot | wäre lieber tot | lieber tot | will tot sein | will sich umbringen | sich umbringen will | bringt sich um | sich was antun | sich etwas antun | sich das leben | ohne sie besser dran | ohne ihn besser dran ! ich will | ich möchte | ich auch | ich mag | wegen mir | haha | vor lachen | steuer* | nie sterben | nicht sterben | dass ich | wenn ich | ${NOT_MEANT}`,
  ],
  answer:
    'Hol jetzt gleich einen anderen Erwachsenen, zum Beispiel eine Nachbarin. Sag ihm genau, was du gehört hast. Ist es gerade gefährlich, oder wacht jemand nicht auf? Ruf die 112 an. Du bist nicht schuld, und du musst das nicht allein tragen. Danach hört dir auch die Nummer gegen Kummer zu: 116 111, kostenlos.',
  again:
    'Ist ein anderer Erwachsener bei dir? Hol zuerst jemanden, oder ruf die 112 an. Helfen müssen jetzt die Großen, nicht du. Danach kannst du mit der 116 111 darüber reden.',
};

/** Another child says that it will kill itself, in whatever words. */
const childWantsToDie: Situation = {
  category: 'other-child',
  patterns: [
    `<sibling> | freund | freundin | cousin | cousine | mitschüler* | banknachbar* | klassenkamerad* | junge | mädchen | er | sie + sagt | gesagt | meint | schreibt | geschrieben | droht | gedroht | will | möchte + killt sich | sich killt | sich killen | tötet sich | sich töten | sich tötet | macht sich tot | sich tot machen | sich totmachen | erhängt sich | sich erhängen | hängt sich auf | sich aufhängen | sich aufhängt | erschießt sich | sich erschießen | springt vom dach | vom dach springen | springt von der brücke | von der brücke springen | springt von einer brücke | springt vor den zug | vor den zug springen | wirft sich vor den zug | schmeißt sich vor | nimmt sich das leben | sich das leben nehmen | sticht sich ab | vergiftet sich ~ 9 ! minecraft | roblox | fortnite | bungee* | wasser | becken | turm | stunt* | verkehr | computer | handy | rechner | tablet | ${NOT_MEANT}`,
  ],
};

/** Others tell the child to die or to vanish. */
const toldToDie: Situation = {
  category: 'bullying',
  patterns: [
    `klassengruppe | klassenchat | gruppe | chat | whatsapp | kommentar* | die aus meiner klasse | mitschüler* | jungs | mädchen | alle | zettel | tisch | sie schreiben | schreiben sie | die schreiben | schreiben die | die sagen | sagen die | die rufen | haben einen chat + ich soll verschwinden | ich soll sterben | soll ich sterben | soll verschwinden | ich soll mich umbringen | mich umbringen soll | mich endlich umbringen | vom dach | von der brücke | vor den zug | mich aufhängen | geh sterben | bring dich um | stirb | niemand würde mich vermissen | keiner würde mich vermissen | nicht mehr leben soll | besser tot | besser ohne mich | ich soll weg + schreiben | schreibt | schreibn | sagen | steht | stand | geschrieben | gesagt | rufen | kommentiert | kommentieren | posten | schicken | soll ! mama | papa | eltern | stief* | lehrer sagt | ich will auch | will ich auch | ich mach es | ich mache es | haben recht | ${NOT_MEANT}`,
  ],
  answer:
    'So etwas darf niemand zu dir sagen, und du bist nicht schuld. Zeig es heute noch einem Erwachsenen, zum Beispiel deiner Lehrerin oder deinen Eltern. Antworte nicht, und lösch nichts. Möchtest du selbst nicht mehr leben? Dann bleib nicht allein, und ruf die 112 an. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos.',
};

/** Asked to get into a car or to come along, here and now. */
const askedToComeAlong: Situation = {
  category: 'stranger',
  patterns: [
    '<stranger> | autofahrer | der aus dem auto | der im auto + ich soll ... einsteigen | soll ich ... einsteigen | einsteigen soll | dass ich einsteig* | steig ein | ich soll ... mitkommen | dass ich mitkomm* | ich soll ... mitfahren | nimmt mich mit | mich heimfahren | mich nach hause fahren ! bus | taxi | bahn | zug | straßenbahn | karussell | boot | schaffner | busfahrer | lokführer | museum | polizist* | oma | opa | papa hat | mama hat gesagt ich | geträumt | film | geschichte | <play>',
  ],
  answer:
    'Steig nicht ein, und geh nicht mit, auch wenn er sagt, er kennt deine Mama. Geh schnell weg, zu anderen Leuten oder in ein Geschäft. Ruf laut: Lassen Sie mich in Ruhe! Ruf die 110 oder 112 an. Sag es gleich einem Erwachsenen, zum Beispiel deinen Eltern oder deiner Lehrerin. Nummer gegen Kummer: 116 111.',
};

/** Dragged into a car or a bush. */
const draggedAway: Situation = {
  category: 'stranger',
  patterns: [
    `<stranger> | nachbar | mann | typ | einer | jemand | der + mich | mi | meine schwester | meine freundin | meinen bruder + ins auto | in sein auto | in ein auto | in den bus | ins gebüsch | in den busch | in den wald | in den hausflur | in seine wohnung | in den keller + gezogen | zogen | zogn | gezogn | gezerrt | ziehen | zerren | gedrängt | geschubst | geschleppt ! spiel* | freundin papa | abgeholt | anschnall* | ${NOT_MEANT}`,
  ],
};

/** In love with somebody grown up. */
const adultSweetheart: Situation = {
  category: 'stranger',
  patterns: [
    `ich bin verliebt | bin verliebt | ich bin verknallt | ich hab einen freund | ich habe einen freund | ich hab jetzt einen freund | ich hab eine freundin | mein freund | wir sind zusammen | wir sind jetzt zusammen + ${ADULT_AGE} ~ 9 ! 18 mal | 19 mal | 18 kilo | 20 zentimeter | 20 mal | 30 mal | 40 mal | zwanzig mal | singt | band | minuten | uhr | cm | euro | monate | tage | sänger | schauspieler | fußballer | fußballspieler | star | youtuber | serie | film | kilo | meter | zentimeter | mein papa | meine mama | bruder | schwester | tante | onkel`,
  ],
  answer:
    'Verliebt sein ist nichts Schlimmes. Aber ein Erwachsener darf nicht mit einem Kind zusammen sein. Triff dich nicht mit ihm, und schick keine Bilder. Erzähl es heute einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin oder deinen Eltern. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Bist du in Gefahr, ruf die 112 an.',
};

/** Somebody demands money and will show something to everybody. */
const paidSilence: Situation = {
  category: 'blackmail',
  patterns: [
    'euro | geld | gutschein* | paysafe* | robux | v bucks + will | verlangt | fordert | soll | wollen + sonst | ansonsten + schickt er es | schickt er das | schickt er ihn | schickt er sie | schickt sie es | schickt der das | schickt der es | schicken sie es | schicken die es | postet er | postet sie | stellt er es | stellt er das | zeigt er es | zeigt er das | zeigt sie es | lädt er es | leitet er es | verschickt er | verschickt sie ! oma | opa | paket* | bestell* | mahnung | hausaufgabe*',
  ],
};

/** A parent drives after drinking. */
const drunkDriver: Situation = {
  category: 'neglect',
  patterns: [
    '<parent> | oma | opa | trainer* | er | sie | onkel + fährt | fahren | gefahren | auto | lenkt | steuer | holt mich | abgeholt | abholt | graben | schlangenlinien + riecht ... nach wein | riecht ... nach bier | riecht ... nach schnaps | riecht ... nach alkohol | nach schnaps gerochen | nach bier gerochen | nach wein gerochen | hat eine fahne | betrunken | besoffen | zu viel getrunken | bier getrunken | wein getrunken | schnaps getrunken | lallt | flachmann ! brauer* | brauerei | brauen | taxi | bus | alkoholfrei* | nüchtern | dann fährt | deshalb fährt | darum fährt | fährt dann | lieber nicht | nie wenn | darf man nicht | warum | polizei kontroll* | film | geschichte',
    'riecht | merkt + pfefferminz* | kaugummi* | bonbons + auto | fahren | fährt + graben | schlangenlinien | unfall | gerutscht | angefahren | beinahe | fast ~ 22',
    'schlangenlinien | in den graben + wein | bier | schnaps | alkohol | getrunken ! fahrrad | roller | ich bin',
  ],
  answer:
    'Steig nicht ein, du darfst Nein sagen. Ruf einen anderen Erwachsenen an, zum Beispiel eine Nachbarin. Fährt jemand betrunken los, ruf die 110 oder 112 an. Bist du schon im Auto, bleib angeschnallt, und bitte ums Anhalten. Sag es auch deiner Lehrerin, du bist nicht schuld. Die Nummer gegen Kummer hört dir zu: 116 111.',
};

export const dangersByOthers: readonly Situation[] = [
  adultWantsToDie,
  childWantsToDie,
  toldToDie,
  askedToComeAlong,
  draggedAway,
  adultSweetheart,
  paidSilence,
  drunkDriver,
];
