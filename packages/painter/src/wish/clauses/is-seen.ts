import { LIVELY } from '../../drawings/liven-drawing.ts';
import { animalOf } from '../../people/animals.ts';
import type { Pose } from '../../people/person.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import type { ClauseVerb } from './resolve-verb.ts';

/** Poses in which animals can be shown that are never drawn upright. */
const animalPoses =
  /^(stand|walk|run|jump|fly|swim|lie|sit|lookUp|eat|drink|wave|hold|crawl|sniff)$/;

/** Poses that give way to any other: of who stands there, of who only laughs or cries. */
export const isFaint = (pose: Pose) => /^(stand|laugh|weep|akimbo)$/.test(pose);

/** People and animals can do all of it; a thing gets legs to dance or to walk. */
export function canPose(reading: Reading, figure: WishFigure, pose: Pose): boolean {
  if (isAlive(reading, figure)) return true;
  const isVehicle = reading.lexicon.classes.isA('inside', figure.hexcodes);
  return LIVELY.has(pose) && !(/^(run|walk)$/.test(pose) && isVehicle);
}

/** Whether a verb without an object can be seen: in a pose, a face, in the air or the water. */
export function isSeen(reading: Reading, { entry }: ClauseVerb, subjects: number[]): boolean {
  if (entry.be || entry.leaves || entry.plain || entry.names || entry.feeling || entry.party)
    return true;
  if (entry.sound && subjects.some((at) => reading.wish.figures[at]?.sound)) return true;
  if (entry.flies || entry.swims || subjects.length === 0) return true;
  const { bare } = entry;
  if (!bare) return false;
  return subjects.every((at) => {
    const figure = reading.wish.figures[at];
    if (!figure || figure.isFlying || bare === 'stand') return true;
    const isVehicle = reading.lexicon.classes.isA('inside', figure.hexcodes);
    if (bare === 'drive' && isVehicle) return true;
    // A chest that lies there is there.
    if (!isAlive(reading, figure))
      return /^(walk|lie|sit|hang)$/.test(bare) || canPose(reading, figure, bare);
    const isPersonLike = figure.person ?? animalOf(figure.hexcodes[0] ?? '');
    return isPersonLike !== undefined || animalPoses.test(bare);
  });
}
