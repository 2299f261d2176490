import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { readStoryText } from '../read-story.ts';

const data = loadStoryData();
const lastNeed = (context: string) => {
  const { goods, events } = readStoryText({ context, data, characters: [] });
  return { good: [...goods.values()].at(-1), kind: events.at(-1)?.kind };
};

test.each([
  'Der Ritter Kuno hatte kein Pferd sondern nur eine Ziege.',
  'Elli hatte nur noch den Schuh in der Hand.',
])('no opposite is made of two statements, nor of the one thing that is left: %s', (text) => {
  expect(lastNeed(text).kind).not.toBe('lacks');
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
    const found = lastNeed(text);
    expect([found.kind, found.good]).toEqual([kind, result]);
  });

  test.each([
    ['Otto war ein Otter. Er wusste nicht, wie man taucht.', 'konnte Otto tauchen'],
    ['Mila war stark. Der König befahl ihr, den Ring zu holen.', 'holte Mila den Ring'],
    ['Mila traute sich nicht, im Keller nachzusehen.', 'sah Mila im Keller nach'],
  ])('%s is completed by its second part', (text, result) => {
    const { goods } = readStoryText({ context: text, data, characters: [] });
    expect([...goods.values()]).toContain(result);
  });

  test('an opinion is none', () => {
    expect(lastNeed('Ben hat gelogen. Aber das stimmte gar nicht.').good).toBeUndefined();
  });
});
