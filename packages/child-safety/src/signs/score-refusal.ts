import { blockedRules } from '../rules/blocked-rules.ts';
import { createScale } from './create-scale.ts';
import { refusalCalming } from './refusal-mitigating.ts';
import { refusalSigns } from './refusal-signs.ts';
import { refusalWishes } from './refusal-wishes.ts';

const lookalikes = [
  'kassel',
  'spastik',
  'gewehrkugel*',
  'sechser',
  'gabel',
  'blutkörperchen',
  'blutzucker*',
];

/** What is to be turned down because the signs in a text add up to it, if they do. */
export const scoreRefusal = createScale({
  signs: refusalSigns,
  roles: refusalWishes,
  calming: refusalCalming,
  harmless: [...blockedRules.flatMap((rule) => rule.harmless ?? []), ...lookalikes],
  threshold: 4.9,
});
