import type { Thing } from '../../content/thing.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { withThing } from '../whole/name-pronoun.ts';

const HE = /\b(?:der|er|den|ihn)\b/;
const IT = /\b(?:das|es)\b/;
const MOST_BACK = 3;

/**
 * A question that says "der", with the names of those who were told of before the last one: "Warum hat der
 * Löcher?" behind cheese and yoghurt is asked of the cheese, where nothing of the yoghurt answers it.
 */
export function ofRecent(said: Said, { recent, thing }: Topic): { thing: Thing; whole: string }[] {
  const fits = ({ article }: Thing) =>
    HE.test(said.folded) ? article === 'der' : IT.test(said.folded) ? article === 'das' : true;
  return recent
    .filter((one) => one !== thing && one.isA.length > 0 && fits(one))
    .slice(-MOST_BACK)
    .toReversed()
    .flatMap((one) => {
      const whole = withThing(said, one);
      return whole === null ? [] : [{ thing: one, whole }];
    });
}
