import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import {
  type ColoringPageOrder,
  type ImageProvider,
  type PictureResult,
  ProviderFailed,
} from './image-provider.ts';

interface Options {
  redis: ReturnType<typeof connectRedis>;
  namePrefix: string;
  /** How long a worker that draws is believed to be alive without saying so. */
  leaseMs?: number;
}

const LEASE_MS = 3_000;
const LOOK_EVERY_MS = 40;
/** A class asks at once; a page takes about 50 kB. */
const KEEP_SECONDS = 60;

/**
 * Draws pages of the same wish and seed once, whichever worker they fall to; each job still stores
 * a file of its own. Who comes first draws and keeps the page in Redis for a minute; the others wait
 * for it, and the next one takes over where it failed or its worker died. Without Redis each draws
 * for itself.
 */
export function shareColoringPages(
  provider: ImageProvider,
  { redis, namePrefix, leaseMs = LEASE_MS }: Options,
): ImageProvider {
  const claim = async (key: string) =>
    (await redis.set(key, '', 'PX', leaseMs, 'NX').catch(() => 'OK')) === 'OK';

  const drawAndKeep = async (
    key: string,
    order: ColoringPageOrder,
    limitMs: number,
  ): Promise<PictureResult> => {
    const alive = setInterval(() => redis.pexpire(key, leaseMs).catch(() => {}), leaseMs / 3);
    try {
      const drawn = await provider.drawColoringPage(order, limitMs);
      if ('png' in drawn) await redis.set(key, drawn.png, 'EX', KEEP_SECONDS).catch(() => {});
      else await redis.del(key).catch(() => {});
      return drawn;
    } catch (error) {
      await redis.del(key).catch(() => {});
      throw error;
    } finally {
      clearInterval(alive);
    }
  };

  return {
    // Read each time: the painter behind it may be exchanged.
    get tier() {
      return provider.tier;
    },
    get concurrency() {
      return provider.concurrency;
    },
    paint: provider.paint,
    drawColoringPage: async (order, limitMs) => {
      const wish = JSON.stringify([order.prompt, order.seed]);
      const key = `${namePrefix}:media:page:${createHash('sha256').update(wish).digest('hex')}`;
      const deadline = performance.now() + limitMs;
      while (performance.now() < deadline) {
        const leftMs = Math.ceil(deadline - performance.now());
        if (await claim(key)) return drawAndKeep(key, order, leftMs);
        const png = await redis.getBuffer(key).catch(() => null);
        if (png && png.length > 0) return { png };
        await pause(LOOK_EVERY_MS);
      }
      throw new ProviderFailed('nobody drew it in time');
    },
  };
}
