import { createHmac } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Enough to tell all networks apart; services accept no other length. */
const MARK_LENGTH = 16;

/**
 * The name under which services count what comes from one network (`networkOf`): keyed, so that no
 * database of theirs holds an address.
 */
export function networkMark(secret: string, ip: string): string {
  return createHmac('sha256', secret)
    .update(`network:${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}
