import { findFigure, type Wish } from './wish.ts';

export const HEIGHTS = /^(26F0|1F3D4|own-iceberg)/;

/** Who slides down a hill or an iceberg has a slope of it; an iceberg may be the whole place. */
export function slideDown(wish: Wish, isPlace: boolean, isSledging: boolean): void {
  if (findFigure(wish, /^own-(grass-)?slope/) >= 0) return;
  const hill = findFigure(wish, HEIGHTS);
  const height = wish.figures[hill];
  if (height) {
    const isOn = (other: number | undefined) => other === hill;
    const there = new Set([
      ...wish.relations.flatMap(({ subject, target }) => (isOn(target) ? subject : [])),
      ...wish.actions.flatMap(({ agent, object }) => (isOn(object) ? agent : [])),
    ]);
    height.hexcodes = ['own-slope'];
    wish.actions = wish.actions.filter(({ object }) => !isOn(object));
    wish.relations = wish.relations.filter(({ target }) => !isOn(target));
    for (const subject of there) {
      const slider = wish.figures[subject];
      if (slider && slider.pose !== 'bellySlide') slider.pose = 'sit';
      wish.relations.push({ subject, relation: 'on', target: hill });
    }
    if (/^Eis/.test(height.label)) wish.setting.place ??= 'ice';
    if (isSledging) takeSled(wish, [...there], hill);
    return;
  }
  if (!isPlace) return;
  const target = wish.figures.length;
  const sliders = wish.figures.flatMap(({ pose }, at) => (pose === 'sit' ? at : []));
  if (sliders.length === 0) return;
  const slope = { label: 'Hang', hexcodes: ['own-slope'], count: 1, size: 1, wears: [] };
  wish.figures.push({ ...slope, isFlying: false, isSwimming: false });
  for (const subject of sliders) wish.relations.push({ subject, relation: 'on', target });
}

/** All of them on one sled, and the sled on the slope. */
function takeSled(wish: Wish, riders: number[], slope: number): void {
  const known = findFigure(wish, /^1F6F7/);
  const blank = { count: 1, size: 1, isFlying: false, isSwimming: false, wears: [] };
  const sled =
    known >= 0
      ? known
      : wish.figures.push({ label: 'Schlitten', hexcodes: ['1F6F7'], ...blank }) - 1;
  wish.relations = wish.relations.filter(
    ({ subject, target }) => target !== slope || !riders.includes(subject),
  );
  wish.relations.push({ subject: sled, relation: 'on', target: slope });
  for (const agent of riders) {
    if (agent === sled) continue;
    wish.actions.push({ verb: 'rides', agent, object: sled });
    wish.relations.push({ subject: agent, relation: 'on', target: sled });
  }
}
