import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createPainter } from '../create-painter.ts';

const SIDE_PX = 256;
const COLUMNS = 8;
const folder = new URL('../../contact-sheet/', import.meta.url);

/** Paints the wishes of the contact sheet small, side by side, to be looked at after a change. */
async function renderContactSheet(): Promise<void> {
  const wishes = (await readFile(new URL('wishes.txt', folder), 'utf8')).trim().split('\n');
  const painter = createPainter();
  const cells = await Promise.all(
    wishes.map(async (wish, at) => {
      const painting = await painter.paint(wish, { size: '1024x1024', seed: at, style: 'vivid' });
      if ('refusal' in painting) throw new Error(`${wish}: ${painting.refusal.message}`);
      const input = await sharp(painting.png).resize(SIDE_PX, SIDE_PX).toBuffer();
      return {
        input,
        left: (at % COLUMNS) * SIDE_PX,
        top: Math.floor(at / COLUMNS) * SIDE_PX,
      };
    }),
  );
  const sheet = sharp({
    create: {
      width: COLUMNS * SIDE_PX,
      height: Math.ceil(wishes.length / COLUMNS) * SIDE_PX,
      channels: 3,
      background: '#fff',
    },
  });
  await writeFile(
    new URL('sheet.webp', folder),
    await sheet.composite(cells).webp({ quality: 72 }).toBuffer(),
  );
}

await renderContactSheet();
