import type { Cost } from './cost.ts';
import type { Rate } from './rate.ts';

/**
 * What one child may do. Far more than the liveliest does: a turn with LUX takes three or four calls
 * and a child has one every 15 s; a gallery of 300 pictures fits into one burst.
 */
export const sessionRates: Record<Cost, Rate> = {
  talk: { burst: 60, perSecond: 1 },
  picture: { burst: 30, perSecond: 0.5 },
  login: { burst: 20, perSecond: 0.2 },
  general: { burst: 400, perSecond: 20 },
};

/** Large bodies are counted in these. */
export const UPLOAD_UNIT_BYTES = 64 * 1024;
/**
 * Twenty megabytes at once, all that an account may keep twice over, and 128 kB a second after that:
 * a minute's recording has half a megabyte.
 */
export const uploadRate: Rate = { burst: 320, perSecond: 2 };

/** Sessions of one account, on browsers that had none: a class that shares one, twice, and another every minute. */
export const sessionStartsOfUser: Rate = { burst: 80, perSecond: 1 / 60 };
