import { afterEach, expect, test, vi } from 'vitest';
import { decodeLayer, encodeLayer } from './work-layer.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of canvases as is used here; each that is made is noted. */
function fakeCanvases() {
  const made: { width: number; height: number }[] = [];
  const createElement = () => {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({
        createImageData: (width: number, height: number) => ({
          data: new Uint8ClampedArray(width * height * 4),
        }),
        putImageData: () => {},
        drawImage: () => {},
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: new Uint8ClampedArray(width * height * 4),
        }),
      }),
      toBlob: (use: (blob: Blob) => void) => use(new Blob([`${canvas.width}`])),
    };
    made.push(canvas);
    return canvas;
  };
  const close = vi.fn();
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  return { made, close };
}

test('whatever is drawn on for a moment gives its memory back at once, of which Safari has little', async () => {
  const { made, close } = fakeCanvases();
  const size = { width: 20, height: 10 };
  const layer = await encodeLayer({ colours: new Uint32Array(), ...size });
  // It was still whole when its picture was taken.
  expect(await layer.text()).toBe('20');
  const pixels = await decodeLayer(layer, size);
  expect(pixels).toHaveLength(200);
  expect(close).toHaveBeenCalledOnce();
  expect(made).toHaveLength(2);
  for (const { width, height } of made) expect([width, height]).toEqual([0, 0]);
});
