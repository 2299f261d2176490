import type {
  ColoringPageOrder,
  ImageProvider,
  PictureOrder,
  PictureResult,
} from '../adapters/image-provider.ts';

type Order = PictureOrder | ColoringPageOrder;

/** A painter that only notes what it is asked, and by default gives the prompt back as bytes. */
export function fakeImageProvider(
  make: (order: Order) => PictureResult | Promise<PictureResult> = ({ prompt }) => ({
    png: Buffer.from(prompt),
  }),
): ImageProvider & { orders: Order[]; limits: number[] } {
  const orders: Order[] = [];
  const limits: number[] = [];
  const note = async (order: Order, limitMs: number) => {
    orders.push(order);
    limits.push(limitMs);
    return make(order);
  };
  return {
    tier: 'built-in',
    concurrency: 1,
    orders,
    limits,
    paint: note,
    renderColoringPage: note,
  };
}
