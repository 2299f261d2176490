import { describe, expect, it } from 'vitest';
import { told, understand } from './testing/tell-wish.ts';

describe('Whom a clause tells about', () => {
  it.each([
    // The number and gender of "der", "das", "die".
    ['ein Bär zwischen zwei Tannen der einen Korb hält', 'Bär holds Korb'],
    ['eine Ziege zwischen zwei Zelten die eine Möhre frisst', 'Ziege eats Möhre'],
    ['ein Mädchen auf einem Roller das winkt', 'Mädchen rides Roller'],
    ['ein Junge auf einem Roller der ein Eis isst', 'Junge eats Eis'],
    ['ein Hase mit einer Möhre die orange ist', 'Hase holds Möhre'],
    // "auf dem" opens a clause about the thing named last.
    ['zwei Hunde die einen Wagen ziehen auf dem eine Katze sitzt', 'Katze sitsOn Wagen'],
    // After clothes.
    ['ein Frosch im Anzug der einem Igel Blumen gibt', 'Frosch gives Blume'],
    // Machines do things; a ball hunts nobody.
    ['ein Kran der eine Kiste hochhebt', 'Kran lifts Kiste'],
    ['ein Ball der ein Hund jagt', 'Hund chases Ball'],
    // Who is named after "und" alone does what the verb says of one.
    ['die Kinder im Zelt und ein Bär macht Fotos', 'Bär holds Kamera'],
    ['ein Bär mit Honig und ein Hase mit einer Möhre sitzen am Tisch', 'Hase beside Tisch'],
    // With both of them.
    ['ein Junge mit einem Hut auf dem Kopf und einem Ball in der Hand', 'Junge holds Ball'],
    ['eine Frau mit einer Katze auf dem Arm und einem Korb', 'Frau holds Korb'],
    // One more, seen from who was named before.
    ['eine Maus im Auto und hinter ihr ein Fuchs auf einem Roller', 'Fuchs behind Maus'],
    ['ein Opa schläft auf dem Sofa und neben ihm ein Hund', 'Hund beside Opa'],
    // Whose coat it is.
    ['ein Mann auf einem Kamel mit blauem Mantel', 'Mann wears Mantel'],
    ['ein Elefant mit Hut', 'Elefant wears Hut'],
    ['ein Ritter hält einen Schirm über einen Frosch', 'Ritter beside Frosch'],
  ])('"%s" tells: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it('says nothing of who was named before', () => {
    expect(told('eine Ente gibt einem Küken Brot und dahinter ist ein See')).not.toContain(
      'behind',
    );
    expect(told('die Kinder im Zelt und ein Bär macht Fotos')).not.toContain('Bär in');
    expect(told('ein Pferd auf einem Trampolin und die Oma guckt aus dem Fenster')).toContain(
      'Oma in Haus',
    );
  });

  it('goes on after the verb of a main clause', () => {
    const { setting } = understand('ein Hund der eine Burg baut und die Sonne geht unter');
    expect(setting.time).toBe('evening');
  });
});

describe('What children say in other words', () => {
  it.each([
    ['eine Stadt mit drei Bussen', 'city'],
    ['eine große Stadt bei Nacht', 'city'],
    ['ein Drache in der Stadt ein Ritter davor', 'city'],
  ])('"%s" is in a town', (prompt, place) => {
    expect(understand(prompt).setting.place).toBe(place);
  });

  it('still hears "statt"', () => {
    const labels = (prompt: string) => understand(prompt).figures.map(({ label }) => label);
    expect(labels('ein Hund stadt einer Katze')).toEqual(['Hund']);
    expect(labels('ein Hund statt einer Katze')).toEqual(['Hund']);
  });

  it.each([
    ['ein Bär trägt eine Maus huckepack', 'Maus rides Bär'],
    ['Papa trägt das Kind huckepack', 'Kind sitsOn Papa'],
    ['ein Bär der einem Wal die Flosse gibt', 'Bär helps Wal'],
    ['ein Arzt klebt einem Hasen ein Pflaster', 'Arzt bandages Hase'],
    ['eine Frau hat ihren Hund an der Leine', 'Frau walks Hund'],
    ['ein Igel der reitet und dabei Trompete spielt', 'Igel plays Trompete'],
    ['ein Igel der tanzt und trommel spielt', 'Igel plays Trommel'],
    ['zwei wachen spielen karten', 'Wachen holds Karten'],
    ['ein Zauberer verwandelt einen Frosch in eine Blume', 'Zauberer worksOn Frosch'],
    ['der Hase bläst die Kerzen aus ein Bär tanzt', 'Hase worksOn Kerze'],
    ['die Oma trägt einen Käfig mit einem Vogel', 'Oma carries Käfig'],
    ['der Bär sitzt auf einem Stapel Koffer', 'Bär sitsOn Koffer'],
    ['ein Wolf macht Pfannkuchen', 'Wolf bakes Pfannkuchen'],
  ])('"%s" tells: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it('shows what is left to be seen', () => {
    const mark = (prompt: string) => understand(prompt).figures[0]?.mark;
    expect(mark('ein Hund aus Feuer')).toBe('burning');
    expect(mark('ein Pony das weiß ist und aus Feuer')).toBe('burning');
    expect(mark('der Topf explodiert')).toBe('bursting');
    expect(mark('ein Hund aus Holz')).toBeUndefined();
  });

  it('knows several by their article', () => {
    const count = (prompt: string) => understand(prompt).figures[0]?.count;
    expect(count('die Seepferdchen tanzen')).toBe(3);
    expect(count('die Fans jubeln')).toBe(3);
    expect(count('das Seepferdchen tanzt')).toBe(1);
    expect(count('die Katze tanzt')).toBe(1);
  });

  it('takes what something is like for the thing', () => {
    const labels = understand('ein Maskottchen das ist ein Löwe').figures.map(({ label }) => label);
    expect(labels).toEqual(['Löwe']);
  });
});

describe('What belongs together in a scene of many things', () => {
  it.each([
    ['ein Pferd springt über eine Hürde die Reiterin hat einen Helm auf', 'Reiterin rides Pferd'],
    ['vor dem Schloss steht eine Wache und vor dem Tor ein Hund', 'Hund front Schloss'],
    ['eine Katze sitzt auf einer Bank und neben ihr ein Igel', 'Igel sitsOn Bank'],
    ['eine Oma trägt einen Käfig mit einer Gans', 'Gans sitsIn Käfig'],
    ['ein Kind mit einem Eimer Äpfel', 'Apfel in Eimer'],
    ['eine Burg im Winter auf dem Turm weht eine Fahne', 'Fahne on Burg'],
    ['ein Bär sitzt im Bett mit seinem Teddy', 'Bär holds Teddy'],
    ['eine Maus verkauft Käse eine andere trägt einen Hut', 'Maus wears Hut'],
    ['zwei Piraten spielen Karten', 'Pirat holds Karten'],
  ])('"%s" tells: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it('leaves what is told apart', () => {
    expect(told('ein Opa schläft auf dem Sofa und neben ihm ein Hund')).not.toContain('Hund sits');
    expect(told('ein Torwart steht im Tor vor der Burg')).not.toContain('Burg in');
    expect(told('eine Reiterin steht neben einem Pferd')).not.toContain('rides');
    expect(told('ein Drache schläft und unten im Dorf brennen Lichter')).not.toContain('Drache in');
  });

  it('moves a room to where all is said to be', () => {
    const place = (prompt: string) => understand(prompt).setting.place;
    expect(place('mein Zimmer aber alles ist im Weltraum')).toBe('space');
    expect(place('mein Zimmer mit einem Bild vom Wald')).not.toBe('forest');
    expect(place('eine Unterwasserschule und an der Tafel steht eins')).toBe('underwater');
    expect(place('eine Lehrerin an der Tafel')).toBe('classroom');
  });

  it('draws what was missing by its own shape', () => {
    const drawing = (prompt: string) => understand(prompt).figures[0]?.hexcodes[0];
    expect(drawing('eine Birke')).toBe('own-birch');
    expect(drawing('ein Quietscheentchen')).toBe('own-rubber-duck');
    expect(drawing('ein Entenküken')).toBe('own-duckling');
    expect(drawing('ein Klavier')).toBe('own-piano');
    expect(drawing('ein Hindernis')).toBe('own-hurdle');
    expect(drawing('ein Zaun')).not.toBe('own-hurdle');
    expect(drawing('ein Zelt')).toBe('26FA');
    expect(drawing('ein Zelt in dem ein Bär sitzt')).toBe('own-open-tent');
  });
});

describe('More of what children tell', () => {
  it.each([
    ['eine Ziege zwischen zwei Zäunen die einen Hut auf dem Kopf hat', 'Ziege wears Hut'],
    ['zwei Ziegen neben einer Hütte die Hüte haben', 'Ziege wears Hut'],
    ['ein Korb in dem zwei Katzen schlafen', 'Katze sleepsIn Korb'],
    ['ein Hase im Kittel der im Bett liegt und ein Buch liest', 'Hase reads Buch'],
    ['ein Bär schaut sich im Spiegel an', 'Bär looksAt Spiegel'],
    ['ein Seehund balanciert einen Ball auf der Schnauze', 'Ball sitsOn Seehund'],
    ['ein Bär tanzt Ballett auf einem Fass', 'Bär on Fass'],
    ['ein Ufo das ein Schaf hochzieht', 'UFO lifts Schaf'],
    ['ein Auto das eine Frau fährt', 'Frau drives Auto'],
    ['eine Oma auf einem Motorrad und hinter ihr sitzt ein Pudel', 'Pudel rides Motorrad'],
    ['auf dem Dach steht ein Ritter', 'Ritter standsOn Haus'],
    ['Kinder bauen einen Turm ein Hund zieht einen Schlitten', 'Hund pulls Schlitten'],
    ['eine Katze guckt hinter einem Sofa hervor', 'Katze behind Sofa'],
    ['ein Ritter schaut aus dem Schornstein', 'Ritter sitsOn Haus'],
    ['ein Hase horcht eine Maus ab', 'Hase worksOn Maus'],
    ['ein Mädchen mit Zöpfen das einen Ball hat und eine Fahne', 'Mädchen holds Fahne'],
  ])('"%s" tells: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it.each([
    // What stands around something stands around the whole, not around the last thing on it.
    [
      'auf dem Tisch steht eine Vase, daneben liegt ein Buch und darunter schläft ein Hund',
      'Hund below Tisch',
    ],
    ['im Aquarium schwimmen Fische und davor sitzt eine Katze', 'Katze front Aquarium'],
    ['im Garten steht ein Baum, daran lehnt eine Leiter', 'Leiter beside Baum'],
    // Both sides are where the middle is.
    ['eine Eule sitzt zwischen zwei Raben auf einem Ast', 'Rabe on Ast'],
    ['im Regal sitzt eine Puppe zwischen einem Teddy und einem Ball', 'Ball in Regal'],
    [
      'zwischen einem Turm und einem Baum sitzt ein Zwerg und vor ihm liegt ein Ball',
      'Zwerg between Baum',
    ],
    // After a preposition "der" is of a woman or a chest.
    ['ein Taucher über einer Truhe, hinter der sich ein Krake versteckt', 'Krake behind Truhe'],
    ['ein Hund trägt einen Korb im Maul, in dem drei Katzen sitzen', 'Katze sitsIn Korb'],
    // Upon a horse nobody waits for it.
    ['unten wartet der Prinz auf seinem Pferd', 'Prinz rides Pferd'],
    [
      'auf dem Kopf der Giraffe sitzt ein Affe und auf dem Affen sitzt ein Vogel',
      'Affe sitsOn Giraffe',
    ],
    [
      'ein Roboter hält in der einen Hand einen Hammer und in der anderen eine Säge',
      'Roboter holds Säge',
    ],
    ['zwei Bären sitzen am Lagerfeuer und braten Würstchen', 'Bär holds Würstchen'],
    ['ein Bär trägt einen Rucksack voll Honig', 'Bär holds Honig'],
    [
      'auf der Bank sitzen ein Hund mit Hut, eine Katze mit Schal und ein Hase',
      'Katze sitsOn Bank',
    ],
    [
      'auf der Bank sitzen ein Hund mit Hut, eine Katze mit Schal und ein Hase',
      'Katze wears Schal',
    ],
    ['ein Junge hält seinen Schirm über einen Igel', 'Igel holds Schirm'],
    [
      'eine Schnecke kriecht über ein Blatt und auf ihrem Haus sitzt ein Käfer',
      'Käfer sitsOn Schnecke',
    ],
    ['in einem Korb auf dem Tisch liegen Eier', 'Korb on Tisch'],
    [
      'ein Eisbär sitzt im Kühlschrank und isst ein Eis, davor steht ein Pinguin',
      'Pinguin front Kühlschrank',
    ],
    ['eine Maus fährt in einem Schuh', 'Maus in Schuh'],
    ['ein Drache liegt auf einem Haufen Gold', 'Drache on Goldhaufen'],
    ['hinter dem Fenster winkt ein Clown', 'Clown sitsIn Fenster'],
    ['ein Wikinger steht auf dem Schiff, am Mast hängt eine Flagge', 'Flagge sitsOn Schiff'],
  ])('"%s" says where: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it('hears whose thing it is without drawing them, and no title in a scene', () => {
    const of = (prompt: string) => understand(prompt).figures.map(({ label }) => label);
    expect(of('die Ziege frisst Omas Hut')).toEqual(['Ziege', 'Hut']);
    const wish = understand('ein Mädchen sitzt im Baumhaus, unten steht ihr Hund und bellt');
    expect(wish.title).toBeUndefined();
    expect(understand('eine Katze und unten steht: Mimi').title).toBe('Mimi');
  });

  it('hears what something serves as, and whose mother it is', () => {
    const of = (prompt: string) => understand(prompt).figures;
    expect(of('eine Maus mit einem Löffel als Paddel').map(({ label }) => label)).toEqual([
      'Maus',
      'Löffel',
    ]);
    expect(of('drei Küken schlafen und die Mama singt')[1]?.person).toBeUndefined();
    expect(of('ein Kind mit drei Küken und die Mama singt').at(-1)?.person).toBeDefined();
  });

  it('tells of what nobody can draw', () => {
    expect(understand('ein drache mit schlopfen und bademantel').unknownWords).toEqual([
      'Schlopfen',
    ]);
  });
});
