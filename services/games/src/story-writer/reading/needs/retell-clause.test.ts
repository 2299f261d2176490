import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { readStoryText } from '../read-story.ts';

const data = loadStoryData();
const lastSaid = (context: string) => {
  const { clauses, said, events } = readStoryText({ context, data, characters: [] });
  const clause = clauses.findLast((one) => said.has(one));
  return { said: clause ? said.get(clause) : undefined, kind: events.at(-1)?.kind };
};

describe('a clause is told again, in the tense of the story and with its subject named', () => {
  test.each([
    ['Paul war nass. Da hat er sich umgezogen.', 'Paul sich umgezogen hatte'],
    ['Im Keller wohnt ein Troll.', 'der Troll im Keller wohnt'],
    ['Oma räumt den Schrank auf.', 'Oma den Schrank aufräumt'],
    ['Gestern fuhren wir mit dem Bus ans Meer.', 'wir mit dem Bus ans Meer fuhren'],
  ])('%s', (text, ob) => {
    expect(lastSaid(text).said?.ob).toBe(ob);
  });
});

test.each([
  'Der Ritter Kuno hatte kein Pferd sondern nur eine Ziege.',
  'Elli hatte nur noch den Schuh in der Hand.',
])('no opposite is made of two statements, nor of the one thing that is left: %s', (text) => {
  expect(lastSaid(text).kind).not.toBe('lacks');
});

describe('what is missing is known, and how it is when it is good', () => {
  test.each([
    ['Oma konnte das Radio nicht hören.', 'unable', 'konnte Oma das Radio hören'],
    ['Mia darf nicht auf die Party.', 'forbidden', 'darf Mia doch auf die Party'],
    ['Niemand hilft dem Zwerg.', 'silent', 'hilft jemand dem Zwerg'],
    ['Unsere Heizung ist kalt.', 'badState', 'ist unsere Heizung endlich warm'],
    ['Tims Schuhe waren zu klein.', 'badState', 'waren Tims Schuhe nicht mehr zu klein'],
    ['Ben hat keine Lust.', 'unwilling', 'hat Ben Lust'],
    ['Der Wecker tickt. Lena soll den Müll rausbringen.', 'task', 'bringt Lena den Müll raus'],
    ['Mein Nachbar pfeift immer.', 'nuisance', 'pfeift mein Nachbar nicht mehr'],
    [
      'Das Dorf hatte nur noch Wasser für drei Tage.',
      'lacks',
      'hatte das Dorf wieder genug Wasser',
    ],
    ['Ella wünscht sich, dass Opa wieder lacht.', 'hoped', 'lacht Opa wieder'],
    ['Jan sah eine Ziege, die nicht mehr wegkam.', 'silent', 'kam die Ziege wieder weg'],
    ['Der Zwerg Bodo konnte nicht pfeifen.', 'cannot', 'konnte Bodo pfeifen'],
    ['Wir fanden eine Dose. Den Deckel hatten wir nicht.', 'lacks', 'hatten wir den Deckel'],
    [
      'Im Dunst sahen Ida und Per das Ufer nicht mehr.',
      'lostWay',
      'sahen Ida und Per im Dunst das Ufer wieder',
    ],
  ])('%s', (text, kind, result) => {
    const found = lastSaid(text);
    expect([found.kind, found.said?.result]).toEqual([kind, result]);
  });

  test.each([
    ['Otto war ein Otter. Er wusste nicht, wie man taucht.', 'konnte Otto tauchen'],
    ['Mila war stark. Der König befahl ihr, den Ring zu holen.', 'holte Mila den Ring'],
    ['Mila traute sich nicht, im Keller nachzusehen.', 'sah Mila im Keller nach'],
  ])('%s is completed by its second part', (text, result) => {
    const { clauses, said } = readStoryText({ context: text, data, characters: [] });
    expect(clauses.map((one) => said.get(one)?.result)).toContain(result);
  });

  test('an opinion is none', () => {
    expect(lastSaid('Ben hat gelogen. Aber das stimmte gar nicht.').said?.result).toBeUndefined();
  });
});
