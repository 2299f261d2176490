import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

const [lexicon, settings] = [createLexicon(), createSettings()];
const understand = (prompt: string) => understandWish(prompt, lexicon, settings);
const drawings = (prompt: string) => understand(prompt).figures.map(({ hexcodes }) => hexcodes[0]);

describe('What a word means where it is said', () => {
  it('a tree that is adorned at Christmas is a Christmas tree in a room', () => {
    const { figures, setting } = understand('Oma schmückt an Weihnachten den Baum');
    expect(figures.map(({ hexcodes }) => hexcodes[0])).toContain('1F384');
    expect(setting.place).toBe('room');
    expect(drawings('Oma schmückt den Baum')).not.toContain('1F384');
  });

  it('an umbrella on a beach stands there and shades who sleeps', () => {
    const { figures, relations, actions } = understand('Oma schläft am Strand unter einem Schirm');
    const umbrella = figures.findIndex(({ hexcodes }) => hexcodes[0] === '26F1');
    expect(relations).toContainEqual({ subject: 0, relation: 'below', target: umbrella });
    expect(actions.map(({ verb }) => verb)).not.toContain('holds');
  });

  it('a ball is thrown into a basket on a pole, eggs lie in one with a handle', () => {
    expect(drawings('ein Junge wirft einen Ball in den Korb')).toContain('own-basketball-hoop');
    expect(drawings('ein Hase legt Eier in den Korb')).not.toContain('own-basketball-hoop');
  });

  it('a captain is on the only ship', () => {
    const { relations } = understand('ein Piratenschiff und ein Kapitän im Sturm');
    expect(relations).toContainEqual({ subject: 1, relation: 'in', target: 0 });
  });

  it('a house that burns has flames, a candle burns as it is drawn', () => {
    expect(understand('ein Haus brennt').figures[0]?.mark).toBe('burning');
    expect(understand('eine Kerze brennt').figures[0]?.mark).toBeUndefined();
  });

  it('at judo both wear white suits', () => {
    const { figures } = understand('zwei Mädchen kämpfen beim Judo');
    expect(figures.map(({ person }) => person?.outfit)).toEqual(['judo']);
  });

  it('children in a procession of lanterns have lanterns', () => {
    expect(drawings('ein Junge läuft beim Laternenumzug mit')).toContain('own-stick-lantern');
  });
});
