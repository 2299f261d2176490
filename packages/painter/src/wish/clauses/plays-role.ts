import { animalOf } from '../../people/animals.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import type { Roles } from './clause-roles.ts';

/** "ich bin eine Prinzessin": no second figure, but her clothes. */
export function playsRole(reading: Reading, { subjects, objects }: Roles): boolean {
  const { wish, removed } = reading;
  const [self, role] = [wish.figures[subjects[0] ?? -1], wish.figures[objects[0] ?? -1]];
  if (!self || !role || self === role) return false;
  // "ein Pinguin ist Torwart": in his clothes.
  if (role.person && !self.person && animalOf(self.hexcodes[0] ?? '')) {
    self.dressed = { outfit: role.person.outfit };
    removed.add(objects[0] ?? -1);
    return true;
  }
  // An octopus has no clothes of a teacher: it is one animal all the same.
  if (!self.person && isAlive(reading, self) && !/^Freund/.test(role.label) && role.person) {
    wish.notShown.push(role.label);
    removed.add(objects[0] ?? -1);
    return true;
  }
  // "ein Maskottchen, das ist ein Bär": what it is like is said.
  if (!role.person && !self.person && /\(ähnlich\)$/.test(self.label)) {
    Object.assign(self, { label: role.label, hexcodes: role.hexcodes });
    removed.add(objects[0] ?? -1);
    return true;
  }
  if (!role.person && isAlive(reading, role))
    return isPlayedBy(reading, self, role, () => removed.add(objects[0] ?? -1));
  if (!role.person) return false;
  if (!self.person && !/^Freund/.test(role.label)) return false;
  if (/^Freund/.test(role.label)) self.feeling ??= 'happy';
  else if (self.person) self.person = { ...self.person, outfit: role.person.outfit };
  removed.add(objects[0] ?? -1);
  return true;
}

/** Named by family and not by what they do. */
const KIN = /(mutter|vater|schwester|bruder|tochter)$/i;

/** "die Lehrerin ist eine Giraffe mit Brille": an animal in her clothes, and no second figure. */
function isPlayedBy(
  { wish }: Reading,
  self: WishFigure,
  role: WishFigure,
  leave: () => void,
): boolean {
  const outfit = self.person?.outfit;
  const isJob = outfit !== undefined && !/^everyday|^baby/.test(outfit);
  const isNamed = isJob || /(?:er|erin|ant|ist|or)$/.test(self.label);
  if (!isNamed || KIN.test(self.label)) return false;
  const [from, to] = [wish.figures.indexOf(role), wish.figures.indexOf(self)];
  self.hexcodes = role.hexcodes;
  // A whale has no coat, but it is the teacher all the same.
  if (isJob && animalOf(role.hexcodes[0] ?? '')) self.dressed = { outfit, ...role.dressed };
  self.wears = [...self.wears, ...role.wears];
  if (role.colour) self.colour = role.colour;
  delete self.person;
  for (const action of wish.actions) {
    if (action.agent === from) action.agent = to;
    if (action.object === from) action.object = to;
  }
  for (const relation of wish.relations) {
    if (relation.subject === from) relation.subject = to;
    if (relation.target === from) relation.target = to;
  }
  leave();
  return true;
}
