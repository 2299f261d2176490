import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | minecraft | roblox | fortnite';
const BEASTS =
  'tier* | fisch* | hund | hunde | katze | hamster | vogel | elefant | maus | pflanze* | insekt*';
/** What is hung up with a knot, and nobody is. */
const HUNG_THINGS =
  'hängematte | schaukel | bild | bilder | lampe | laterne | wäsche | adventskalender | kalender | kette | futter* | *futter | vogelhaus | meisenknödel | boot | jacke | ranzen | socken | girlande | vorhang | stern | sterne | kugel | kugeln | topf | blumentopf | mobile | traumfänger | vogel | piñata | handtuch';
const CUT_THINGS =
  'holz | kürbis | apfel | brot | papier | pappe | rose | rosen | baum | bäume | hecke | teig | fleisch | gurke | kartoffel* | tomate | stoff | schablone | schnitz* | operation | operiert | chirurg* | arzt | garnele* | blatt | blätter | haare | pony';

/** How a rope, a blade or blood would do it: asked of one's own body. */
const asksForTheWay: Situation = {
  category: 'self-harm',
  patterns: [
    `knoten | schlinge | strick | seil + mich aufhängen | sich aufhängen | mich aufhänge | sich aufhängt | mich erhängen | sich erhängen | zum erhängen | um den hals ! ${HUNG_THINGS} | ${TALES} | schal | hund`,
    `wie tief | wie fest | wo am besten | an welcher stelle + schneid* | schneidet | ritz* | ritzt | schnitt + arm | arms | unterarm | handgelenk | puls* | haut | bein | oberschenkel | ader | mich | sich ! ${CUT_THINGS} | ${TALES}`,
    `ader | adern | pulsader* | schlagader* | halsschlagader* | vene | venen + schneid* | schneidet | aufschneid* | aufgeschnitten | durchschneid* | durchtrenn* | ritzen | trifft man + wie | wo | womit | kann man | muss man | kann ich ! ${CUT_THINGS} | ${TALES}`,
  ],
};
/** `Kann man mit Folie ersticken`, `ich probier das mal`. */
const wouldTryIt: Situation = {
  category: 'self-harm',
  patterns: [
    `ersticken | erstickt | erhängen | verbluten | vergiften | ertrinken | stirbt | sterben + kann man | kann ich | wie | was passiert + ich probier | ich probiere | probier ich | probiere ich | ich versuch | ich versuche | ich mach das | ich mache das | das mach ich | ich will das ! ${TALES} | luft anhalten | nicht`,
  ],
};
const mayAskForTheWay: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `knoten | schlinge + aufhängen | erhängen | aufhäng* | galgen ~ 6 ! ${HUNG_THINGS} | ${TALES}`,
    `wie tief + schneiden | schneidet | ritzen | ritzt ~ 5 ! ${CUT_THINGS} | ${TALES}`,
    `ersticken | erstickt + folie | tüte | plastiktüte | kissen | müllsack + kann man | kann ich | wie ! baby | ${BEASTS} | ${TALES}`,
    `blut + wie viel | wieviel | wie lange + raus | rauslaufen | verlieren | verliert | auslaufen | fehlen + tot | stirbt | sterben | tödlich ! ${BEASTS} | ${TALES}`,
    `wie viele | wie viel | wieviel | wieviele + muss man | muss ich | braucht man | kann man | essen | schlucken | trinken | nehmen + bis man stirbt | bis man tot | bis ich tot | bis ich sterbe | damit man stirbt | zum sterben | um zu sterben | dass man stirbt | dass man tot ! ${BEASTS} | ${TALES}`,
    `tablette | tabletten | pille | pillen | <medicine> + wie viele davon | wie viele sind | wie viele + gefährlich | tödlich | zu viel | zu viele | stirbt ! tag | täglich | ${BEASTS} | ${TALES}`,
  ],
};

/** Death or absence as what makes it better. */
const deathAsRelief: Situation = {
  category: 'self-harm',
  patterns: [
    `traurigkeit | traurig | angst | schmerz | schmerzen | sorgen | kummer | weh | einsamkeit | stress | schlimme + weg | vorbei | aufhören | aufhört | auf | besser | ende + wenn ich tot | wenn ich sterbe | wenn ich nicht mehr lebe | wenn ich nicht mehr da bin ~ 14 ! vor dem tod | ${TALES}`,
  ],
};
const mayWishForIt: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `traurigkeit | traurig | angst | schmerz | schmerzen | sorgen | kummer | einsamkeit | stress + weg | vorbei | aufhören | aufhört | auf | besser | ende + wenn man tot | wenn man stirbt | wenn man nicht mehr lebt | wenn man im himmel ~ 14 ! vor dem tod | ${BEASTS} | ${TALES}`,
    `tot sein | totsein | sterben + üben | übt | probieren | ausprobieren ~ 6 ! theater | ${TALES}`,
    'ich will weg sein | ich will nur weg sein | ich möchte weg sein | ich will nicht mehr da sein | will ich weg sein | ich wär gern weg | ich wäre gern weg ! bevor | wenn mama | wenn papa | urlaub | ferien | wenn es | wenn der',
    'gern blute | gerne blute | gern blut von mir | mag mein blut ! spende*',
    'tut gut | tut es gut | tut das gut | fühlt sich gut | ist schön | gern | gerne | mag es + sich weh tut | sich wehtut | mir weh tue | mir wehtue | sich selbst weh | sich schneidet | mich schneide | ich blute | es blutet | mein blut ~ 9 ! nicht | nase | spende* | zahn*',
  ],
};

const OTHERS =
  'papa hat | mama hat | papa ist | mama ist | oma hat | opa hat | meine mama | mein papa | mein bruder | meine schwester | meine oma | mein opa | meine tante | freundin hat | freund hat | referat | gehört | gelesen | gesehen | frage';
/** Says of itself that it has the illness of sadness. */
const saysDepressed: Situation = {
  category: 'self-harm',
  isConcern: true,
  patterns: [
    `ich bin depressiv | bin ich depressiv | ich bin ... depressiv | ich werde depressiv | werde ich depressiv | bin depressiv | macht mich depressiv | ich hab ... depression | ich hab ... depressionen | ich habe ... depression | ich habe ... depressionen | hab ich ... depression | hab ich ... depressionen | habe ich ... depression | habe ich ... depressionen | ich hätte ... depression | ich hätte ... depressionen | hätte ich ... depressionen | hätte depressionen | hab depressionen | hab depression | ich krieg ... depressionen | ich bekomme ... depressionen | meine depression | meine depressionen | meiner depression | meinen depressionen | ich leide an depression | ich leide an depressionen | ich depressiv bin | ich depressionen hab | ich depressionen habe | ich depression hab | ich eine depression habe | ich eine depression hab ! ${OTHERS} | ${TALES}`,
  ],
};

/** Swallowed, and it will not say what. */
const swallowedSomething: Situation = {
  category: 'poison',
  patterns: [
    'was geschluckt | etwas geschluckt | was genommen | etwas genommen | was gegessen + sag nicht was | sag ich nicht | sag aber nicht was | verrat ich nicht | verrate ich nicht | verrat nicht was ! witz* | rate',
    'tablette | pille | <medicine> + ich hab | hab ich | ich habe | habe ich + alle | ganz viele | ganz schön viele | die ganze packung | die ganze schachtel | zu viele + genommen | geschluckt | gegessen | eingeworfen ! arzt | ärztin | aufgeräumt | gezählt | gefunden | tage | woche',
  ],
};

export const waysToHarmOneself: readonly Situation[] = [
  asksForTheWay,
  wouldTryIt,
  swallowedSomething,
  deathAsRelief,
  mayAskForTheWay,
  mayWishForIt,
  saysDepressed,
];
