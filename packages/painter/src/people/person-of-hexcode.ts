import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { WishedPerson } from '../wish/wish.ts';
import { POSES, type Pose } from './person.ts';

const Hair = z.strictObject({ style: z.string().optional(), colour: z.string().optional() });

const File = z.strictObject({
  people: z.record(
    z.string(),
    z.strictObject({
      age: z.enum(['baby', 'child', 'adult', 'old']),
      looks: z.enum(['girl', 'boy', 'woman', 'man', 'person']),
      outfit: z.string(),
      hair: Hair.optional(),
      wears: z.array(z.string()).optional(),
      pose: z.enum(POSES).optional(),
    }),
  ),
  jobs: z.record(z.string(), z.string()),
  hair: z.record(z.string(), Hair),
});

type Found = { person: WishedPerson; wears: string[]; pose?: Pose | undefined };

let known: z.infer<typeof File> | undefined;

function readOnce(): z.infer<typeof File> {
  known ??= readYaml('people/by-hexcode', File);
  return known;
}

/** Who a drawing of a person shows; undefined for all others and for groups. */
export function personOfHexcode(hexcode: string): Found | undefined {
  const { people, jobs, hair: hairs } = readOnce();
  const [first = '', ...parts] = hexcode.startsWith('own-') ? [hexcode] : hexcode.split('-');
  const found = people[first];
  if (!found || parts.some((part) => part in people || part === '1F91D')) return undefined;
  const { pose, wears = [], hair, ...person } = found;
  const isFemale = parts.includes('2640');
  const isMale = parts.includes('2642');
  const isChild = person.age === 'child';
  const looks = isFemale
    ? isChild
      ? 'girl'
      : 'woman'
    : isMale
      ? isChild
        ? 'boy'
        : 'man'
      : person.looks;
  const job = parts.flatMap((part) => jobs[part] ?? [])[0];
  const look = { ...hair, ...parts.flatMap((part) => hairs[part] ?? [])[0] };
  const outfit =
    job ??
    (isFemale
      ? (female[person.outfit] ?? person.outfit)
      : isMale
        ? (male[person.outfit] ?? person.outfit)
        : person.outfit);
  const isSeated = parts.includes('1F9BC') || parts.includes('1F9BD');
  return {
    person: { ...person, looks, outfit, ...(Object.keys(look).length > 0 && { hair: tidy(look) }) },
    wears: isSeated ? [...wears, 'wheelchair'] : wears,
    pose,
  };
}

const female: Record<string, string> = { wizard: 'witch', king: 'queen', groom: 'bride' };
const male: Record<string, string> = { mermaid: 'merman', bride: 'groom', fairy: 'elf' };

function tidy({ style, colour }: z.infer<typeof Hair>) {
  return { ...(style && { style }), ...(colour && { colour }) };
}
