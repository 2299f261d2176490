import { createHmac } from 'node:crypto';
import { networkOf } from '../limits/network-of.ts';

const LENGTH = 16;

export type NetworkMark = ReturnType<typeof createNetworkMark>;

/**
 * Names a network for services that share something out: the same as the limits count, keyed, so that
 * no service learns an address.
 */
export function createNetworkMark(secret: string) {
  return (ip: string): string =>
    createHmac('sha256', secret)
      .update(`network-mark:${networkOf(ip)}`)
      .digest('base64url')
      .slice(0, LENGTH);
}
