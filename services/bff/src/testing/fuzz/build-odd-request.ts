import { pick } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import { hostileJson, hostileText } from '@lux/test-kit/fuzz/hostile-inputs.ts';
import { mutate } from '@lux/test-kit/fuzz/mutate.ts';
import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import { sampleOf } from './sample-of.ts';

export interface OddRequest {
  method: ApiOperation['method'];
  url: string;
  payload?: string;
}

const ID = 'A'.repeat(22);

/** One call with one part spoilt: the body, a parameter of the query, or one of the path. */
export function buildOddRequest(
  { method, path, query, body }: ApiOperation,
  random: Random,
): OddRequest {
  const sites = [
    ...(body ? ['body', 'body', 'body'] : []),
    ...(path.includes('{') ? ['path'] : []),
    'query',
  ];
  const site = pick(random, sites);
  const url = path.replaceAll(/\{\w+\}/g, () => (site === 'path' ? pick(random, hostileText) : ID));
  const sample = body ? sampleOf(body.schema, random) : undefined;
  const piece = pick(random, hostileJson);
  const payload = site === 'body' ? mutate(sample, piece, random) : JSON.stringify(sample);
  return {
    method,
    url: site === 'query' ? `${url}?${oddQuery(query, random)}` : url,
    ...(payload !== undefined && { payload }),
  };
}

function oddQuery(parameters: ApiOperation['query'], random: Random): string {
  const names = parameters.map((one) => one.name);
  const name = pick(random, [...names, 'visitorToken', '__proto__', 'nobody']);
  const value = pick(random, hostileText);
  return pick(random, [
    `${name}=${value}`,
    `${name}=${value}&${name}=${pick(random, hostileText)}`,
    `${name}[$gt]=${value}`,
    `${name}[]=${value}`,
    name,
  ]);
}
