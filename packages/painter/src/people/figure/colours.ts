import { colourSpace } from '../../drawings/colour-space.ts';
import { type Outfit, peopleData } from '../people-data.ts';
import type { Person } from '../person.ts';

/** From light to dark. */
const SKIN = ['#fcdcc2', '#f0c29b', '#d19a6c', '#a56d45', '#74482e'] as const;

export type Colours = {
  /** "#rrggbb" of a role ("top", "skin"), a name or a hex colour; "+" and "-" at its end are lighter and darker. */
  of(name: string, own?: Record<string, string>): string;
};

/** The colours of one person: what was wished, else the outfit's own. */
export function coloursOf(person: Person, outfit: Outfit): Colours {
  const names = peopleData().colours;
  const first = (colour: string | string[] | undefined) =>
    typeof colour === 'string' ? colour : colour?.[0];
  const roles: Record<string, string> = {
    accent: 'red',
    paw: 'skin',
    fur: 'skin',
    top: 'blue',
    bottom: 'jeans',
    dress: 'rose',
    hat: 'red',
    shoes: 'darkBrown',
    ...Object.fromEntries(
      Object.entries(outfit.colours).flatMap(([role, colour]) => {
        const chosen = first(colour);
        return chosen ? [[role, chosen]] : [];
      }),
    ),
    ...person.colours,
    skin: person.colours?.fur ?? outfit.skin ?? SKIN[person.skin],
    hair: person.hair.isDyed ? person.hair.colour : (outfit.hairColour ?? person.hair.colour),
  };
  const resolve = (name: string, own: Record<string, string>): string => {
    if (name.startsWith('#')) return name;
    if (name.endsWith('+'))
      return colourSpace.mix(resolve(name.slice(0, -1), own), '#ffffff', 0.42);
    if (name.endsWith('-')) return colourSpace.mix(resolve(name.slice(0, -1), own), '#26202a', 0.2);
    const known = names[name];
    if (known) return known;
    const wished = name === 'fur' ? person.colours?.fur : undefined;
    const role = wished ?? own[name] ?? roles[name];
    if (!role || role === name) throw new Error(`no such colour for people: ${name}`);
    return resolve(role, {});
  };
  return { of: (name, own = {}) => resolve(name, own) };
}
