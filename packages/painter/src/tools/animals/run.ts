import type { LegData, WholeBody } from './figure-data.ts';

/** By how much of their length the feet of hind and fore legs lie ahead of where they stand. */
const STRIDE = { near: [-0.5, 0.34], far: [-0.22, 0.62] } as const;
/** How high hind and fore feet are lifted, in shares of a leg. */
const LIFT = { near: [0.12, 0.04], far: [0, 0.16] } as const;

/** A body in a gallop: hind legs stretched back, fore legs ahead; undefined without four legs. */
export function running(body: WholeBody): WholeBody | undefined {
  const { near, far } = body.legs;
  if (near.length !== 2 || far.length !== 2) return undefined;
  const stretched = (legs: readonly LegData[], side: 'near' | 'far'): LegData[] =>
    legs.map((leg, at) => {
      const stride = -leg.top * (STRIDE[side][at] ?? 0);
      const { crease: _, ...plain } = leg;
      return {
        ...plain,
        x: leg.x + stride,
        shift: leg.shift - stride,
        lift: -leg.top * (LIFT[side][at] ?? 0),
      };
    });
  return { ...body, legs: { near: stretched(near, 'near'), far: stretched(far, 'far') } };
}
