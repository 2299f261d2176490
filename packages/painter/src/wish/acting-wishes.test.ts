import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';
import type { Wish } from './wish.ts';

/** Wishes in all shapes children give them; each with what is done, how it looks and what is not shown. */
const wishes: [wish: string, told: string][] = [
  [
    'ein Mann mit einem Korb und im Korb schlafen zwei Kätzchen',
    'Mann holds Korb; Kätzchen sleepsIn Korb; Kätzchen sleepy',
  ],
  ['ein Opa trinkt Tee aus einer Tasse', 'Opa drinks Tasse'],
  ['eine Katze klettert die Leiter hoch', 'Katze climbs Leiter'],
  [
    'ein Schloss und vom Turm winkt eine Prinzessin',
    'Prinzessin sitsOn Schloss; Prinzessin wave princess',
  ],
  ['ein Fahrrad und im Korb sitzt ein Hase', 'Hase sitsIn Fahrrad'],
  ['ein Segelboot und auf dem Mast sitzt eine Möwe', 'Möwe sitsOn Segelboot; Möwe sit'],
  ['ein Zwerg, der hat eine Laterne in der Hand', 'Zwerg holds Laterne; Zwerg dwarf'],
  [
    'ein Mädchen, in ihrer Tasche sitzt eine Maus',
    'Mädchen holds Tasche; Maus sitsIn Tasche; Maus sit',
  ],
  [
    'ein Ritter reitet mit einer Fahne auf einem Esel',
    'Ritter rides Esel; Ritter holds Fahne; Ritter knight',
  ],
  ['ein Baby krabbelt auf einer Decke', 'Baby standsOn Decke; Baby crawl baby'],
  ['ein Hund der auf einem Skateboard fährt', 'Hund rides Skateboard'],
  [
    'eine Katze mit Stiefeln die unter einem Regenschirm geht',
    'Katze wears Stiefel; Katze holds Regenschirm; Katze walk',
  ],
  [
    'zwei Kinder bauen einen Schneemann mit Schal',
    'Kind builds Schneemann; Schneemann wears Schal',
  ],
  [
    'ein Feuerwehrmann rettet die Katze vom Dach',
    'Feuerwehrmann fetches Katze → Haus; Feuerwehrmann firefighter; Katze happy',
  ],
  [
    'ein Zauberer zieht einen Frosch aus dem Zylinder',
    'Frosch comesOutOf Zylinder; Zauberer pets Frosch; Zauberer wizard',
  ],
  ['ein Kaninchen sitzt in einem Zauberhut', 'Kaninchen comesOutOf Zauberhut'],
  ['zwei Jungen haben ein Lagerfeuer an', ''],
  ['ein Polizeiauto fährt durch die Stadt', ''],
  [
    'ein Torwart mit Handschuhen fängt den Ball',
    'Torwart catches Ball; Torwart wears Handschuhen; Torwart goalkeeper',
  ],
  ['Mama hat eine grüne Hose an und Oma einen roten Hut', 'Oma wears Hut'],
  ['ein Löwe und eine Maus auf seinem Kopf', 'Maus sitsOn Löwe'],
  ['eine Frau hält einen Hund mit einem Verband am Bein', 'Frau holds Hund; Verband sitsOn Hund'],
  ['eine Ameise krabbelt über einen Pilz', 'Ameise standsOn Pilz; Ameise crawl'],
  [
    'mein Opa liest meiner Schwester im Bett ein Buch vor',
    'Opa reads Buch → Schwester; Schwester sleepsIn Bett',
  ],
  ['zwei Bären rodeln einen Berg hinunter', 'Bär rides Schlitten; Bär sit'],
  ['ein Hund heult', 'Hund lookUp'],
  ['ein hund und drei orange fische', ''],
  ['ein Maulwurf gräbt', 'Maulwurf holds Schaufel; Maulwurf dig'],
  ['ein junge mit Brille', 'Junge wears Brille'],
  ['eine Katze mit Sonnenbrille', 'Katze wears Sonnenbrille'],
  ['ein Hai mit Sonnenbrille und Hut', 'Hai wears Sonnenbrille; Hai wears Hut'],
  ['ein Junge, der einen Drachen steigen lässt', 'Junge holds Papierdrachen'],
  ['Mal mir wie mein Papa einen Kuchen backt', 'Papa bakes Kuchen'],
  ['im Wald sitzt ein Fuchs und liest ein Buch', 'Fuchs reads Buch; Fuchs sit'],
  ['Einhorn reitet', 'Kind rides Einhorn'],
  [
    'ein Fußballspieler schießt ein Tor',
    'Fußballspieler kicks Fußball → Tor; Fußballspieler footballer',
  ],
  ['Baby im Kinderwagen', 'Baby sitsIn Kinderwagen; Baby baby'],
  ['meine Oma fährt Fahrrad', 'Oma rides Fahrrad'],
  ['ich und mein Papa angeln am See', 'ich catchesFish Fisch; Papa catchesFish Fisch'],
  [
    'Ein Hund jagt eine Katze. Die Katze klettert auf einen Baum.',
    'Hund chases Katze; Katze climbs Baum',
  ],
  [
    'ein Pirat sitzt auf einem Hai und er hat einen Hut auf',
    'Pirat sitsOn Hai; Pirat wears Hut; Pirat pirate',
  ],
  ['ein Löwe der nicht frisst', ''],
  ['ein Löwe frisst das Kind nicht', ''],
  ['Der Löwe frisst meinen Freund', '–fressen'],
  [
    'Eine Prinzessin reitet auf einem Einhorn durch den Zauberwald',
    'Prinzessin rides Einhorn; Prinzessin princess',
  ],
  ['zwei Mädchen spielen Fußball', 'Mädchen kicks Fußball'],
  ['Kannst du mir bitte ein Bild malen, auf dem ein Drache Feuer speit?', 'Drache spits Feuer'],
  ['ein feuerspeiender Drache', 'Drache spits Feuer'],
  [
    'ein Bild wo ein Junge mit roten Handschuhen den Ball hält',
    'Junge holds Ball; Junge wears Handschuhen',
  ],
  ['ein Bär mit Hut der Äpfel in einen Korb legt', 'Bär wears Hut; Bär puts Apfel → Korb'],
  ['zwei Mäuse tragen zusammen einen Käse', 'Maus bears Käse'],
  [
    'ein Baby sitzt zwischen Oma und Opa auf dem Sofa',
    'Opa sitsOn Sofa; Oma sitsOn Sofa; Baby sitsOn Sofa; Baby baby',
  ],
  ['eine Burg mit einem Drachen auf dem Turm', 'Drache sitsOn Burg'],
  ['eine Möwe fliegt mit einem Fisch im Schnabel', 'Möwe holds Fisch'],
  ['ein Ritter hält den Pokal in die Luft', 'Ritter lifts Pokal; Ritter knight'],
  ['Mia und Ben tanzen im Regen', 'Mia dance; Ben dance'],
  ['meine Katze Minka schläft im Bett', 'Katze sleepsIn Bett; Katze sleepy'],
  ['ich möchte auf einem Drachen reiten', 'ich rides Drache'],
  ['ich möchte eine Prinzessin sein', 'ich princess'],
  ['Der Bär gibt dem Hasen einen Honigtopf', 'Bär gives Honigtopf → Hase'],
  ['eine Hexe fliegt auf ihrem Besen über den Wald', 'Hexe fliesWith Besen; Hexe witch'],
  ['ein trauriger Clown mit einer Blume', 'Clown holds Blume; Clown sad clown'],
  ['eine Weihnachtskatze', 'Katze wears Weihnachtsmütze'],
  ['ein Mädchen wirft einem Hund einen Ball zu', 'Mädchen throws Ball → Hund'],
  ['ein Affe fährt Auto', 'Affe drives Auto'],
  ['Oma liest dem Kind ein Buch vor', 'Oma reads Buch → Kind'],
  [
    'Eine Maus, die auf einer Schnecke reitet und ein Eis isst',
    'Maus rides Schnecke; Maus eats Eis',
  ],
  [
    'ein Ritter kämpft mit dem Schwert gegen einen Drachen',
    'Ritter holds Schwert; Ritter fights Drache; Ritter knight',
  ],
  ['eine Katze als Pirat', 'Katze wears Piratenhut'],
  ['mein Bruder Tom als Superheld mit rotem Umhang', 'Bruder Tom superhero'],
  ['ein Krokodil putzt sich die Zähne', 'Krokodil holds Zahnbürste'],
  ['ein Kind steht auf einem Berg und winkt', 'Kind standsOn Berg; Kind wave'],
  ['Papa trägt ein Baby', 'Papa carries Baby; Baby baby'],
  ['ein Gespenst kommt aus einem Schloss', 'Gespenst comesOutOf Schloss'],
  ['ein Küken schlüpft aus dem Ei', 'Küken comesOutOf Ei'],
  ['ein Rentier zieht einen Schlitten', 'Rentier pulls Schlitten'],
  ['Ich spiele mit meiner Schwester Federball', 'ich plays Federball; Schwester plays Federball'],
  ['ein Bär der Honig isst', 'Bär eats Honig'],
  ['ein Schiff, auf dem ein Pirat steht', 'Pirat standsOn Schiff; Pirat pirate'],
  ['ein Roboter gießt Blumen', 'Roboter waters Blume'],
  ['ein Mann mit Bart und Sonnenbrille', 'Mann wears Sonnenbrille'],
  ['eine alte Frau mit einem Hund an der Leine', 'Frau walks Hund'],
  ['der Elefant ist traurig, der Affe lacht', 'Elefant sad; Affe laugh laughing'],
  ['ein Clown jongliert mit drei Bällen', 'Clown throws Ball; Clown clown'],
  ['ein blaues Auto mit einem Hund drin', 'Hund sitsIn Auto'],
  ['Kinder beim Schlittenfahren', 'Kind rides Schlitten'],
  ['ein skateboardfahrender Affe', 'Affe rides Skateboard'],
  ['Mama schiebt den Kinderwagen', 'Mama pushes Kinderwagen'],
  ['eine Giraffe schaut aus dem Fenster', 'Giraffe sitsIn Haus'],
  ['eine Katze sitzt am Fenster', 'Katze sitsIn Fenster; Katze sit'],
  ['ein Vogel sitzt auf dem Kopf des Elefanten', 'Vogel sitsOn Elefant; Vogel sit'],
  ['auf Papas Kopf sitzt eine Maus', 'Maus sitsOn Papa; Maus sit'],
  ['ein starker Mann hebt ein Auto hoch', 'Mann lifts Auto'],
  ['mein Papa mäht den Rasen', 'Papa pushes Rasenmäher'],
  ['Opa grillt Würstchen', 'Opa holds Würstchen; Opa stirs Grill'],
  ['Oma bügelt eine Hose', 'Oma bakes Hose; Oma holds Bügeleisen'],
  ['ein Delfin springt durch einen Reifen', 'Delfin jumpsThrough Reifen'],
  ['mal mich beim bouldern an ner bunten wand', 'ich climbs Wand'],
  ['ein Krokodil beim Zähneputzen', 'Krokodil holds Zahnbürste'],
  ['eine Frau verkauft Kürbisse', 'Frau bakes Kürbis'],
  ['so ein Dino, nein warte, ein Nashorn mit Hut', 'Nashorn wears Hut'],
  ['da soll ein Zug sein und ein Kind winkt', 'Kind wave'],
  ['Oma sitzt im Schaukelstuhl', 'Oma sitsOn Schaukelstuhl'],
  ['mein Papa ist Feuerwehrmann', 'Papa firefighter'],
  [
    'Ein Junge umarmt einen Teddy, während ein Hund schläft',
    'Junge hugs Teddy; Junge happy; Hund lie sleepy',
  ],
  ['ein Buch, das ein Mädchen liest', 'Mädchen reads Buch'],
  ['der Ball, den der Junge kickt', 'Junge kicks Ball'],
  ['kannst du eine katze malen die auf einem sofa schläft', 'Katze sleepsIn Sofa; Katze sleepy'],
  ['zeichne mir einen roboter der pizza isst', 'Roboter eats Pizza'],
  ['ein hund spielt mit einer katze', 'Hund plays Katze'],
  ['eine Prinzessin küsst einen Frosch', 'Prinzessin kisses Frosch; Prinzessin happy princess'],
  ['eine Eule mit Brille liest Zeitung', 'Eule reads Zeitung; Eule wears Brille'],
  ['ein Hase mit Fallschirm', 'Hase fliesWith Fallschirm'],
  ['ein Kind das Angst hat', 'Kind scared'],
  ['Ein Mädchen schießt den Ball ins Tor', 'Mädchen kicks Ball → Tor'],
  ['Eine Ärztin verbindet einem Bären die Pfote', 'Ärztin bandages Bär; Ärztin doctor'],
  [
    'Ein Räuber klaut dem König die Krone',
    'König chases Räuber; Räuber holds Krone; Räuber burglar; König angry king',
  ],
  [
    'Der Ritter kitzelt den Riesen mit einer Feder',
    'Ritter tickles Riese; Ritter holds Feder; Ritter knight; Riese laughing caveman',
  ],
  ['Den Schneemann füttert das Eichhörnchen mit Nüssen', 'Eichhörnchen feeds Schneemann → Nuss'],
  ['Der Koch rührt im Topf und da hüpft ein Frosch', 'Koch stirs Topf; Koch cook; Frosch jump'],
  [
    'Ein Baby im Kinderwagen und die Mama schiebt',
    'Baby sitsIn Kinderwagen; Mama pushes Kinderwagen; Baby baby',
  ],
  ['Die Katze sitzt auf dem Hund und der Hund auf dem Esel', 'Katze sitsOn Hund; Hund sitsOn Esel'],
  ['Eine Maus wird von einer Katze gejagt', 'Katze chases Maus'],
  ['Papa holt eine Katze vom Baum', 'Papa fetches Katze → Baum'],
  ['Ein Bär klettert auf einen Baum, um Honig zu holen', 'Bär climbs Baum; Bär holds Honig'],
  ['Der Hund hat eine Wurst im Maul', 'Hund holds Wurst'],
  [
    'Der Löwe lässt sich vom Friseur die Mähne schneiden',
    'Friseur combs Löwe; Friseur holds Schere; Friseur hairdresser',
  ],
  [
    'Ein Zauberer zaubert ein Kaninchen aus dem Hut',
    'Kaninchen comesOutOf Hut; Zauberer point wizard',
  ],
  [
    'ein Hund und der klaut dem Affen die Banane',
    'Affe chases Hund; Hund holds Banane; Affe angry',
  ],
  [
    'Ein Räuber rennt weg und der Polizist rennt hinterher',
    'Polizist chases Räuber; Räuber run burglar; Polizist police',
  ],
  ['Ein Hund und eine Katze sitzen in einem Boot und rudern', 'Hund rows Boot; Katze rows Boot'],
  [
    'kannst du einen Hasen malen der ein Osterei anmalt',
    'Hase decorates Osterei; Hase holds Pinsel',
  ],
  ['ein Huhn brütet auf drei Eiern', 'Huhn sitsOn Nest'],
  [
    'Ein Pferd zieht einen Schlitten mit einer Prinzessin drin',
    'Pferd pulls Schlitten; Prinzessin sitsIn Schlitten; Prinzessin princess',
  ],
  ['Oma gibt mir einen Kuss', 'Oma kisses ich'],
  ['Ein Bär trägt einen Rucksack einen Berg hoch', 'Bär wears Rucksack; Bär sitsOn Berg'],
  ['Ein Bäcker singt und ein Auto tanzt', 'Bäcker sing baker; Auto dance'],
  ['Fünf Kinder stehen Schlange vor einem Kiosk', 'Kind queues Kiosk'],
  ['Eine Frau im Garten, auf ihrem Arm das Baby', 'Frau carries Baby; Baby baby'],
  [
    'Ein König, auf dem Kopf eine Krone, in der Hand ein Schwert',
    'König wears Krone; König holds Schwert; König king',
  ],
  ['Ein Affe hängt an einem Ast', 'Affe hangs Ast'],
  [
    'Ein Junge mit Rucksack füttert einen Esel mit einer Karotte',
    'Junge feeds Esel → Karotte; Junge wears Rucksack',
  ],
  ['Ein Riese hat Angst vor einer Maus', 'Riese looksAt Maus; Riese scared caveman'],
  [
    'Oma pflanzt Karotten und hinter ihr klaut ein Hase eine Nuss',
    'Oma worksOn Karotte; Hase holds Nuss',
  ],
  ['ein Bus voll mit Kindern', 'Kinder sitsIn Bus'],
  ['ein Koch mit weißer Mütze hält einen Topf', 'Koch holds Topf; Koch cook'],
  ['Ein Ritter schlägt auf einen Baumstamm', 'Ritter fights Baumstamm; Ritter knight'],
  ['ein Hund bellt und hinten spuckt ein Vulkan', 'Hund angry'],
  ['ein Korb, darin ein Kätzchen', 'Kätzchen sitsIn Korb'],
  ['Kinder machen eine Schneeballschlacht', 'Kind throws Schneeball'],
  ['ein trauriger Bär und ein fröhlicher', 'Bär sad; Bär happy'],
];

/** "Hund rides Skateboard; Katze sleepy; –fressen". */
function tell({ figures, actions, notShown }: Wish): string {
  const name = (at: number | undefined) => figures[at ?? -1]?.label;
  return [
    ...actions.map(({ verb, agent, object, target }) =>
      [name(agent), verb, name(object), target === undefined ? '' : `→ ${name(target)}`]
        .filter(Boolean)
        .join(' '),
    ),
    ...figures.flatMap(({ label, pose, feeling, person }) => {
      const outfit = person && person.outfit !== 'everyday' ? person.outfit : undefined;
      const seen = [pose, feeling, outfit].filter(Boolean);
      return seen.length > 0 ? [`${label} ${seen.join(' ')}`] : [];
    }),
    ...notShown.map((text) => `–${text}`),
  ].join('; ');
}

describe('A wish in which something happens', () => {
  const lexicon = createLexicon();
  const settings = createSettings();
  it.each(wishes)('"%s": %s', (prompt, told) => {
    expect(tell(understandWish(prompt, lexicon, settings))).toBe(told);
  });
});
