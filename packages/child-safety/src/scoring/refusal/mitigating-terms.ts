import type { WeightedTerm } from '../create-scorer.ts';

/** What makes it a fair question: history, nature, games, fairy tales, the body, prevention. */
export const mitigatingTerms: WeightedTerm[] = [
  { weight: 2.9, words: 'warum | wieso | weshalb | ^wer | ^wann | ^welche tiere | ^welches tier' },
  {
    weight: 4.4,
    words:
      'gefährlich | schädlich | ungesund | verboten | süchtig | schützen | schützt | helfen gegen | vermeiden | löschen | retten | hilft gegen | nein sagen | was mache ich wenn | was tun',
  },
  {
    weight: 2,
    words:
      'krieg | weltkrieg | mittelalter | römer* | ägypt* | steinzeit* | geschichte der | früher | erfunden | soldaten | könig* | königin | cäsar* | napoleon | gladiator* | wikinger* | hiroshima | holocaust | anne frank | ddr | mauer | titanic | jahr* | pharao* | mumie*',
  },
  {
    weight: 2.5,
    words:
      'löwe* | hai* | schlange* | spinne* | wolf* | tiger | katzen | bär* | krokodil* | orca* | adler | skorpion* | dino* | t rex | raubtier* | beute | tiere | pflanze* | pilze | biene* | wespe* | qualle* | frosch | igel | vögel | fisch* | affen',
  },
  {
    weight: 0.7,
    words:
      '<play> | minecraft | fortnite | roblox | lego | playmobil | level | zombies | creeper | endgegner | spiel*',
  },
  {
    weight: 2.6,
    words:
      'märchen | hexe | ritter* | pirat* | drache* | hänsel | rotkäppchen | schneewittchen | räuber* | zauber* | vampir* | gespenst | geist | star wars | harry potter | fee | prinz* | cowboy | indianer | samurai | superheld*',
  },
  {
    weight: 1.8,
    words:
      'körper | herz | haut | zahn* | arzt | krankenhaus | medizin | pubertät | baby* | geboren | schwanger* | mensch hat | knochen | verdau* | pickel | nase | pupst | pups*',
  },
  { weight: 2.5, words: 'polizei* | polizist* | feuerwehr* | jäger* | detektiv* | kommissar*' },
  { weight: 1.5, words: 'papa | mama | opa | oma' },
  { weight: 0, words: 'mich | mir | meine katze | mein hund | mein bruder' },
  { weight: 0, words: 'kuchen | kochen | essen | saft | obst | gemüse | brot' },
  {
    weight: 2.4,
    words:
      'schneemann | wasserbombe* | wasserpistole* | nerf | luftballon* | konfetti | vulkan* | rakete* | silvester | sterne | sonne | planet*',
  },
  { weight: 0, words: 'mathe* | hausaufgabe* | schule | lernen | rechnen | buch' },
  {
    weight: 1.5,
    words:
      'brustwarzen | männer brust* | frauen brust* | warum haben | wieso haben | warum kriegt | wieso kriegt | warum hat | eisprung | hebamme | stillt | spermium | eizelle',
  },
  {
    weight: 1.7,
    words: 'wal | wale | delfin* | weltall | universum | supernova | urknall | im all | astronaut*',
  },
  {
    weight: 1.2,
    words:
      'foto von einem | bild von einem | foto von einer | elefant* | hund ohne | hund | katze | pferd | welpe*',
  },
  {
    weight: 1.2,
    words:
      'feuerlöscher funktioniert | funktioniert ein | funktioniert eine | wie funktioniert | was ist ein | was ist eine | unterschied zwischen | erklär mir',
  },
  {
    weight: 1,
    words: 'freundlich | lustig* witz | netten | schöne* | süße* | liebe* | bunt* | fröhlich*',
  },
  {
    weight: 2.1,
    words:
      'spiderman | batman | hulk | superman | joker | dieb fesselt | robin hood | asterix | obelix | pirat* | piratin',
  },
  {
    weight: 2.5,
    words:
      'weihnachtsmann | frau holle | holle | nikolaus | osterhase | zahnfee | vom zoo | zoo | museum | schwimmbad',
  },
  {
    weight: 3.2,
    words:
      'holz | sahne | eier | nagel | lagerfeuer mit | schleift | schneiden kuchen | messer und gabel | besteck | küche | antibiotika | bakterien | keime | viren',
  },
  {
    weight: 1.5,
    words:
      'brauchen | rampen | rollstuhl | helfen | hilft | inklusion | alle menschen | respekt | gleich viel wert',
  },
  {
    weight: 3.6,
    words:
      'wahrscheinlich* | wie schnell fliegt | wie schnell ist | wie weit fliegt | wie schwer | wie laut | wie heiß',
  },
  {
    weight: 2.5,
    words:
      'bild ist hässlich | hat gesagt | gesagt mein | zu mir gesagt | nennt mich | genannt | beleidigt mich | hat mich | haben mich',
  },
  {
    weight: 0.8,
    words:
      'kaiser | kaisers neue | märchen | statue | david | adam und eva | neandertaler* | kunst',
  },
  {
    weight: 1.6,
    words: 'messer und gabel | gabel | dürfen kinder | ab wann darf | wie alt muss man',
  },
  { weight: 0.6, words: 'wie lange kann man die luft | tauch* | perlentaucher | wal | apnoe' },
  { weight: 1.8, words: 'wie viel blut | wie viel liter | blutgruppe | liter blut | mensch hat' },
  { weight: 0.8, words: 'böse wolf | geißlein | rotkäppchen | großmutter | brunnen | im bauch' },
  { weight: 3.2, words: 'nackte füße | barfuß | nackten füßen | nackte haut | nacktschnecke*' },
  {
    weight: 3.4,
    words:
      'nein sagen ist | mutiger | ungefährlich* | experiment mit wasser | rätsel stellen | mit einem witz | witz aufmuntern | freundlich miteinander | feuerwerk macht | wie macht man ein feuerwerk | verärgert',
  },
  { weight: 1.6, words: 'wie wird | hauptstadt | gebraut | hergestellt wird | land' },
  {
    weight: 2.5,
    words:
      'magnetfeld | komet* | insekt* | alten griechen | zum leuchten | sonnenwind | polarlicht* | teilchen | ph wert | lauge | teststreifen | hormon* | kiemen | sauerstoff | satelliten | batterien | hausmüll | bergbau | nobelpreis* | judentum | synagoge | dieselben rechte | gleichen rechte | europäischen union | polen und schweden | sprich mit deinen eltern | sprich mit deiner lehrerin',
  },
  { weight: 5, words: 'berechnet es | diktator | millionen menschen | polen überfiel' },
];
