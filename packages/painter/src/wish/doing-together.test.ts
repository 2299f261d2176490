import { describe, expect, it } from 'vitest';
import { told, understand } from './testing/tell-wish.ts';

const posesOf = (wish: string) => understand(wish).figures.map(({ pose }) => pose);

describe('Who does something with somebody', () => {
  it.each([
    ['eine Prinzessin tanzt mit einem Drachen auf dem Dach', 'Drache standsOn Haus'],
    ['ein Affe springt mit einem Tiger auf dem Bett herum', 'Tiger on Bett'],
    ['eine Fee tanzt mit einem Frosch auf einem Seerosenblatt', 'Frosch on Seerosenblatt'],
  ])('%s: both are there', (wish, said) => {
    expect(told(wish)).toContain(said);
    const [one, other] = posesOf(wish);
    expect(one).toBe(other);
  });

  it('does it with animals as with people', () => {
    expect(posesOf('ein Junge rennt mit einem Fuchs über die Wiese')).toEqual(['run', 'run']);
    expect(posesOf('ein Pinguin schwimmt mit einem Delfin im Meer')).toEqual(['swim', 'swim']);
  });

  it('leaves alone what is only held or had', () => {
    expect(posesOf('ein Mädchen rennt mit einem Luftballon über die Wiese')[1]).toBeUndefined();
    expect(told('ein Mädchen springt mit einem Regenschirm in eine Pfütze')).toContain(
      'holds Regenschirm',
    );
    expect(told('eine Katze sitzt auf dem Dach')).toContain('Katze sitsOn Haus');
  });
});

describe('Parts and tools of vehicles', () => {
  it.each([
    ['eine Giraffe guckt aus dem Zugfenster', 'Giraffe sitsIn Zug; Giraffe in Zug'],
    ['ein Hund schaut aus dem Autofenster', 'Hund sitsIn Auto; Hund in Auto'],
    ['eine Prinzessin guckt aus dem Schlossfenster', 'Prinzessin sitsIn Schloss'],
  ])('%s: in what the window is of', (wish, said) => {
    expect(told(wish)).toContain(said);
    expect(told(wish)).not.toContain('sitsOn');
  });

  it('rows with things in a boat, and a boat is no tool', () => {
    const cow = told('In einem Boot sitzt eine Kuh, und die Kuh rudert mit einem Löffel');
    expect(cow).toContain('Kuh holds Löffel; Kuh rows Boot');
    expect(told('ein Junge rudert mit einem Paddel')).toContain('Junge rows Ruderboot');
    expect(told('ein Bär rudert in einem Kanu')).toContain('Bär rows Kanu');
    expect(told('zwei Kinder rudern mit einem Floß')).toContain('Kind rows Floß');
  });
});

describe('Hands at what feels nothing', () => {
  it.each([
    ['ein Polizist klopft an die Tür', 'Polizist pets Tür'],
    ['ein Bär kratzt sich am Baum', 'Bär pets Baum'],
    ['eine Katze kratzt am Sofa', 'Katze pets Sofa'],
  ])('%s: are at it', (wish, said) => {
    expect(told(wish)).toContain(said);
  });

  it('who only waits at a door does not touch it, and who is tickled lives', () => {
    expect(told('ein Kind wartet an der Tür')).toBe('Kind beside Tür');
    expect(told('ein Junge kitzelt einen Bären')).toContain('Junge tickles Bär');
  });
});
