import type { Reading } from './sentence/reading.ts';

/** What is said of tables and beds tells how one rests there, and that one is inside. */
export function fitRooms(reading: Reading): void {
  sleepAtTable(reading);
  enterHospital(reading);
}

const TABLE = /^own-(table|school-desk)/;

/** "schläft am Tisch": sitting at it. */
function sleepAtTable({ wish: { figures, relations } }: Reading): void {
  for (const { subject, relation, target } of relations) {
    const [sleeper, table] = [figures[subject], figures[target]];
    const isAtTable = relation === 'beside' && TABLE.test(table?.hexcodes[0] ?? '');
    if (isAtTable && sleeper?.pose === 'lie') sleeper.pose = 'sit';
  }
}

/** Where a bed is, the hospital is seen from inside. */
function enterHospital({ wish, removed }: Reading): void {
  const find = (drawing: RegExp) =>
    wish.figures.findIndex(({ hexcodes }) => drawing.test(hexcodes[0] ?? ''));
  const [house, bed] = [find(/^1F3E5/), find(/^1F6CF/)];
  if (house < 0 || bed < 0) return;
  removed.add(house);
  wish.setting.place ??= 'practice';
}
