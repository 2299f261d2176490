/** One aspect answers the other in other words. */
const SAME: readonly (readonly [string, string])[] = [
  ['size', 'comparison'],
  ['weight', 'comparison'],
  ['size', 'record'],
  ['since', 'inventor'],
  ['how', 'made'],
  ['how', 'why'],
  ['use', 'task'],
  ['use', 'why'],
  ['made', 'parts'],
  ['parts', 'look'],
  ['can', 'how'],
  ['can', 'speed'],
  ['fun', 'record'],
  ['time', 'since'],
  ['danger', 'care'],
  ['custom', 'what'],
  ['task', 'what'],
  ['tools', 'parts'],
  ['kinds', 'what'],
  ['example', 'comparison'],
  ['distance', 'home'],
];
/** Asked and told: the other way round is no answer. */
const ONE_WAY: readonly (readonly [string, string])[] = [['age', 'since']];
/** Whether what is told of one aspect may answer who asks for another. */
export const isSameAspect = (one: string, other: string) =>
  one === other ||
  ONE_WAY.some(([asked, told]) => asked === one && told === other) ||
  SAME.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
