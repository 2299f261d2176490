import { describe, expect, it } from 'vitest';
import { told, understand } from './testing/tell-wish.ts';

const [posesOf, labelsOf] = [
  (wish: string) => understand(wish).figures.map(({ pose }) => pose),
  (wish: string) => understand(wish).figures.map(({ label }) => label),
];

describe('Who touches somebody', () => {
  it.each([
    ['ein Esel frisst einem Jungen einen Apfel aus der Hand', 'Junge feeds Esel'],
    ['ein Kind füttert ein Kalb mit der Flasche', 'Kind feeds Kalb'],
    ['ein Hund leckt der Oma das Gesicht', 'Hund kisses Oma'],
    ['zwei Jungen schubsen sich', 'Junge fights Junge'],
    ['ein Roller kracht gegen eine Mauer', 'Roller bumps Mauer'],
    ['ein Kind sitzt auf Opas Schoß', 'Opa carries Kind'],
    ['ein Pferd trägt zwei Säcke', 'Sack on Pferd'],
    ['ein Nikolaus mit Schlitten und Rentieren', 'Rentier pulls Schlitten'],
    ['die Feuerwehr rettet ein Kind aus dem Fenster', 'Kind sitsIn Fenster'],
    ['ein Mädchen klopft an die Tür vom Schloss', 'Mädchen pets Schloss'],
  ])('%s: %s', (wish, said) => {
    expect(told(wish)).toContain(said);
  });

  it.each([
    'eine Mama hält ihren Sohn an der Hand',
    'ein Bär gibt einem Ritter die Hand',
    'Papa nimmt mich an die Hand',
  ])('%s: both give a hand', (wish) => {
    expect(posesOf(wish)).toEqual(['handOut', 'handOut']);
  });

  it('does what both are said to do', () => {
    expect(posesOf('ein Vater und eine Tochter tanzen und beide singen')).toHaveLength(2);
    expect(told('ein Esel und ein Schaf liegen da und beide tragen Hüte')).toContain(
      'Schaf wears Hut',
    );
  });

  it('does what is taught with the teacher', () => {
    expect(posesOf('Opa bringt seinem Enkel das Tanzen bei')).toEqual(['dance', 'dance']);
  });
});

describe('What is said around a wish', () => {
  it.each([
    ['sag mal kannst du einen Löwen', ['Löwe']],
    ['hör mal kannst du mir ein Dorf malen nachts mit Mond', ['Dorf', 'Mond']],
    ['geht auch ein Bagger', ['Bagger']],
    ['ein junge und frau müller haben hunde', ['Junge', 'Frau', 'Hund']],
    ['herr fuchs besucht frau hase', ['Fuchs', 'Hase']],
    ['ein kind mit einem eimer wasser', ['Kind', 'Eimer']],
    ['ein korb mit birnen, nüssen und fischen', ['Korb', 'Fisch']],
    ['ein Huhn liest den kleinen Hühnern vor', ['Huhn', 'Huhn', 'Buch']],
  ])('%s', (wish, labels) => {
    expect(labelsOf(wish).filter((label) => labels.includes(label))).toEqual(labels);
    expect(labelsOf(wish)).not.toContain('Säge');
  });
});
