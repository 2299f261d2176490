import type { Reading } from './sentence/reading.ts';

/** Whom one knows by what they ride, and the word for it. */
const RIDERS: readonly [RegExp, string][] = [
  [/^(Skateboarder|Skater)(in)?$/, 'Skateboard'],
  [/^Radfahrer(in)?$/, 'Fahrrad'],
  [/^Surfer(in)?$/, 'Surfbrett'],
  [/^Reiter(in)?$/, 'Pferd'],
];

const MOVES = /^(rides|drives|sits|stands|sleeps|leads|walks|leaps)/;

/** "ein Radfahrer" rides his bicycle, where nothing else is said of him. */
export function giveVehicles({ wish, lexicon }: Reading): void {
  const { figures, actions, relations } = wish;
  figures.slice().forEach(({ label, person, count, pose }, agent) => {
    const word = RIDERS.find(([names]) => names.test(label))?.[1];
    const hexcodes = word && person ? lexicon.find(word)?.hexcodes : undefined;
    if (!word || !hexcodes?.length || pose) return;
    const isThere = figures.some(({ hexcodes: [drawing] }) => drawing === hexcodes[0]);
    if (isThere || actions.some((each) => each.agent === agent && MOVES.test(each.verb))) return;
    const blank = { size: 1, isFlying: false, isSwimming: false, wears: [] };
    const object = figures.push({ label: word, hexcodes, count, ...blank }) - 1;
    actions.push({ verb: 'rides', agent, object });
    relations.push({ subject: agent, relation: 'on', target: object });
  });
}
