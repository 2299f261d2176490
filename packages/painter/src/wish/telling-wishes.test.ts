import { describe, expect, it } from 'vitest';
import { told, understand } from './testing/tell-wish.ts';

describe('Who does what, where and with what', () => {
  it.each([
    ['eine Frau im Mantel', 'Frau wears Mantel'],
    ['ein Löwe der wo eine Banane isst', 'Löwe eats Banane'],
    ['viele bunte Steine, ein Junge spielt Flöte', 'Junge plays Flöte'],
    ['ein Zelt im Wald, zwei Bären tanzen', ''],
    ['Birne, Orange und eine Banane in einer Schüssel', 'Birne in Schüssel; Orange in Schüssel'],
    ['ein Elefant und obendrauf ein Affe mit Hut', 'Affe on Elefant'],
    ['ein Delfin mit Ball auf der Nase, eine Möwe', 'Ball sitsOn Delfin'],
    ['ein Bus steckt fest und drei Kinder schieben', 'Kind pushes Bus'],
    ['ein Maulwurf in einem Rucksack', 'Maulwurf sitsIn Rucksack'],
    ['der Arzt untersucht auf dem Tisch eine Katze', 'Katze sitsOn Tisch'],
    ['ein Motorrad überholt einen Bus', 'Bus chases Motorrad'],
    ['ein Reh springt über einen Bach', 'Reh jumpsOver Bach'],
    ['ein Junge springt mit seinem Pferd über einen Zaun', 'Pferd jumpsOver Zaun'],
    ['Papa spielt Schach gegen Oma', 'Oma plays Schach'],
    ['ein Bus, oben gucken zwei Katzen raus', 'Katze sitsIn Bus'],
    ['ich und Papa, ich hab einen Hut auf und er eine Brille', 'ich wears Hut; Papa wears Brille'],
    ['Papa pfeift und ein Spatz sitzt auf seinem Hut', 'Papa wears Hut; Spatz sitsOn Papa'],
    ['ein Affe spielt Trommel mit zwei Stöcken', 'Affe holds Stock'],
    ['ein Fisch im Glas auf dem Tisch', 'Fisch sitsIn Glas; Fisch in Glas; Glas on Tisch'],
    ['ein Bagger lädt Sand auf einen Lastwagen', 'Bagger puts Sand'],
    ['ein Boot auf dem See und ein Hase drin', 'Hase sitsIn Boot'],
    ['vorne läuft ein Hund und dahinter laufen drei Katzen', 'Katze behind Hund'],
  ])('"%s" tells: %s', (prompt, expected) => {
    expect(told(prompt)).toContain(expected);
  });

  it.each([
    ['eine Hexe fliegt auf einem Stuhl anstadt Besen', ['Hexe', 'Stuhl']],
    ['ein Ballon, ein roter', ['Ballon']],
    ['Ausmalbild: Ein Affe und ein Bär', ['Affe', 'Bär']],
    ['papa giest die blumen', ['Papa', 'Blume']],
    ['die Lehrerin ist ein Wal', ['Lehrerin']],
    ['ein Feuerwermann', ['Feuerwehrmann']],
    ['ein Hund und ein Igel, der Igel lacht', ['Hund', 'Igel']],
    ['Oma backt Brezeln und ein Hund frisst eine', ['Oma', 'Brezel', 'Hund', 'Brezel']],
    ['ein Esel zieht einen Wagen an einer Schnur', ['Esel', 'Wagen']],
  ])('"%s" has these figures', (prompt, labels) => {
    expect(understand(prompt).figures.map(({ label }) => label)).toEqual(labels);
  });

  it('puts figures where they are at home', () => {
    expect(understand('ein Konzert am Strand').setting.place).toBe('beach');
    expect(understand('eine Ente im Pool').setting.place).toBe('pool');
    expect(understand('morgens im Wald ein Reh').setting.time).toBe('morning');
    expect(understand('eine Burg im Sand').figures[0]?.hexcodes).toEqual(['own-sandcastle']);
    expect(understand('ein Bagger auf einem Lastwagen').figures[1]?.hexcodes).toEqual([
      'own-flatbed',
    ]);
    const inBed = understand('der Mond scheint durchs Fenster und ein Kind liegt im Bett');
    expect(inBed.figures.map(({ label }) => label)).toEqual(['Kind', 'Bett']);
    expect(inBed.setting.time).toBe('night');
  });

  it('counts and colours as it is said', () => {
    expect(understand('strassenbahn').figures[0]?.count).toBe(1);
    expect(understand('ein Ballon, ein roter').figures[0]?.colour?.label).toBe('rot');
    expect(understand('eine Schnecke mit blauem Haus').figures[0]?.parts?.[0]?.part).toBe('haus');
    const teams = understand('zwei Teams spielen Fußball').figures.filter(({ person }) => person);
    expect(new Set(teams.map(({ person }) => person?.colours?.top)).size).toBe(2);
  });
});
