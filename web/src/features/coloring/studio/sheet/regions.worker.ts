import type { RegionRequest } from './label-in-worker.ts';
import { labelRegions } from './label-regions.ts';

// A worker of its own: finding the areas must not delay a finger that is already drawing.
addEventListener('message', ({ data }: MessageEvent<RegionRequest>) => {
  const map = labelRegions(data.lines, data.width, data.height);
  const transfer = [map.labels, map.runs, map.runStarts, map.anchors].map(({ buffer }) => buffer);
  postMessage(map, { transfer });
});
