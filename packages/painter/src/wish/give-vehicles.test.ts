import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

const [lexicon, settings] = [createLexicon(), createSettings()];
const rides = (prompt: string) => {
  const { figures, actions } = understandWish(prompt, lexicon, settings);
  return actions.flatMap(({ verb, object }) =>
    verb === 'rides' ? (figures[object ?? -1]?.label ?? '') : [],
  );
};

describe('Whom one knows by what they ride', () => {
  it.each([
    ['ein Skateboarder mit Helm', 'Skateboard'],
    ['eine Radfahrerin im Wald', 'Fahrrad'],
    ['ein Reiter am Strand', 'Pferd'],
  ])('"%s" rides a %s', (prompt, vehicle) => {
    expect(rides(prompt)).toEqual([vehicle]);
  });

  it('has no second horse where one is named', () => {
    expect(rides('ein Reiter füttert sein Pferd')).toEqual([]);
  });
});
