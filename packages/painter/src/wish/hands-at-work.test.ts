import { describe, expect, it } from 'vitest';
import { told, understand } from './testing/tell-wish.ts';

/** What is done, with the manner of it, and how who does it stands. */
function done(prompt: string): string {
  const { figures, actions } = understand(prompt);
  const name = (at: number | undefined) => figures[at ?? -1]?.label ?? '';
  return [
    ...actions.map(({ verb, manner, agent, object }) =>
      [name(agent), verb, manner, name(object)].filter(Boolean).join(' '),
    ),
    ...figures.flatMap(({ label, pose }) => (pose ? `${label}: ${pose}` : [])),
  ].join('; ');
}

describe('What hands, feet and mouths do', () => {
  it.each([
    ['ein Fuchs vergräbt ein Ei', 'Fuchs worksOn bury Ei; Fuchs holds Schaufel; Fuchs: dig'],
    ['ein Kind packt ein Geschenk aus', 'Kind worksOn open Geschenk'],
    ['ein Zwerg öffnet eine Schatzkiste', 'Zwerg worksOn open Schatzkiste'],
    ['ein Affe knackt eine Kokosnuss', 'Affe worksOn crack Kokosnuss'],
    ['eine Ziege stößt einen Eimer um', 'Ziege worksOn tip Eimer'],
    ['ein Mädchen bläst einen Luftballon auf', 'Mädchen worksOn inflate Luftballon'],
    ['ein Mann klammert sich an einen Baum', 'Mann worksOn cling Baum'],
    ['eine Frau zündet eine Kerze an', 'Frau worksOn light Kerze'],
    ['ein Kind schlägt auf einen Topf', 'Kind worksOn hit Topf'],
    ['ein Kind schlägt auf die Trommel', 'Kind plays Trommel'],
    ['ein Pirat schaut durch ein Fernrohr', 'Pirat holds Fernrohr; Pirat: aim'],
    ['ein Mädchen schaut durch ein Teleskop', 'Mädchen worksOn peer Teleskop'],
    ['ein Junge schaut durch ein Fenster', 'Junge: lookUp'],
    ['drei Pferde ziehen eine Kutsche', 'Pferd pulls Kutsche'],
    ['ein Flamingo singt ins Mikrofon', 'Flamingo plays Mikrofon'],
    ['ein Mann stolpert über einen Stein', 'Mann worksOn trip Stein'],
  ])('%s: %s', (prompt, expected) => {
    expect(done(prompt)).toBe(expected);
  });

  it.each([
    ['ein Igel niest', 'Igel: sneeze'],
    ['ein Mädchen balanciert auf einem Seil', 'Mädchen standsOn Seil; Mädchen: balance'],
    ['ein Junge bindet sich die Schuhe zu', 'Junge: tie'],
    ['ein Junge duckt sich', 'Junge: duck'],
    ['ein Bär boxt gegen einen Löwen', 'Bär fights Löwe; Bär: box; Löwe: box'],
    ['zwei Trolle ziehen sich an den Haaren', 'Troll fights Troll; Troll: tug'],
    ['zwei Pferde ziehen', 'Pferd: pull'],
    ['zwei Räuber geben sich die Hand', 'Räuber: handOut'],
    ['ein Prinz kniet vor einer Königin', 'Prinz looksAt Königin; Prinz: kneel'],
    ['ein Mann baut eine Brücke', 'Mann builds Brücke; Mann holds Hammer'],
    ['ein Kind baut eine Sandburg', 'Kind builds Sandburg'],
    ['ein Affe schüttelt eine Palme', 'Affe worksOn cling Palme'],
    ['ein Fuchs verkauft Äpfel an eine Kuh', 'Fuchs bakes Apfel; Kuh looksAt Fuchs'],
  ])('%s: %s', (prompt, expected) => {
    expect(done(prompt)).toBe(expected);
  });

  it('things are blown about in the wind, people whirl by themselves', () => {
    expect(understand('drei Regenschirme wirbeln durch die Luft').figures[0]).toMatchObject({
      isFlying: true,
    });
    const [dancer] = understand('ein Mädchen wirbelt').figures;
    expect(dancer).toMatchObject({ pose: 'dance', isFlying: false });
  });

  it('who comes along rows too, and a whole team cheers', () => {
    expect(told('ein Junge rudert mit seinem Onkel in einem Boot')).toContain('Onkel rows Boot');
    const { figures } = understand('der Torwart fliegt und die Mannschaft jubelt');
    expect(figures.map(({ pose }) => pose)).toEqual(['fly', 'cheer', 'cheer', 'cheer']);
  });

  it('elephants water flowers with their trunks, gardeners with a can', () => {
    expect(told('ein Elefant gießt eine Blume')).toContain('Elefant hoses Blume');
    expect(told('ein Gärtner gießt eine Blume')).toContain('Gärtner waters Blume');
  });
});
