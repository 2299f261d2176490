import type { ImageProvider, PictureOrder, PictureResult } from '../adapters/image-provider.ts';

/** A painter that only notes what it is asked, and by default gives the prompt back as bytes. */
export function fakeImageProvider(
  paint: (order: PictureOrder) => PictureResult | Promise<PictureResult> = ({ prompt }) => ({
    png: Buffer.from(prompt),
  }),
): ImageProvider & { orders: PictureOrder[] } {
  const orders: PictureOrder[] = [];
  return {
    tier: 'built-in',
    orders,
    paint: async (order) => {
      orders.push(order);
      return paint(order);
    },
  };
}
