import sharp from 'sharp';
import { readOrigin } from '../pictures/origin-mark.ts';

export interface PrintablePicture {
  width: number;
  height: number;
  /** As pdfkit takes it. */
  source: Buffer | PDFKit.Mixins.EmbeddableImage;
}

const JPEG_QUALITY = 88;
const MOST_PIXELS = 40_000_000;

/**
 * A picture as it is embedded without unpacking it: black-and-white pages as they are, all others
 * flattened to JPEG, because an alpha channel costs pdfkit 38 times as much (DESIGN 8).
 *
 * @param name unlike those of the other pictures of a document.
 */
export async function printablePicture(bytes: Buffer, name: string): Promise<PrintablePicture> {
  const page = linePageImage(bytes, name);
  if (page) return { width: page.width, height: page.height, source: page };
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: '#fff' })
    .keepXmp()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, source: data };
}

const SIGNATURE_BYTES = 8;
/** Length and name before a chunk's data, checksum after it. */
const CHUNK_HEAD_BYTES = 8;
const CHUNK_TAIL_BYTES = 4;
const GREY = 0;
const DEPTH = 8;

/**
 * A greyscale PNG as a PDF image: PDF understands PNG's packed rows, so they go over as they are.
 * pdfkit's own way copies them byte by byte and takes six times as long. Null for any other PNG.
 */
function linePageImage(png: Buffer, label: string): PDFKit.Mixins.EmbeddableImage | null {
  const head = SIGNATURE_BYTES + CHUNK_HEAD_BYTES;
  if (png.toString('latin1', head - 4, head) !== 'IHDR') return null;
  const [width, height] = [png.readUInt32BE(head), png.readUInt32BE(head + 4)];
  const [depth, colour, , , interlace] = png.subarray(head + 8, head + 13);
  if (depth !== DEPTH || colour !== GREY || interlace !== 0) return null;

  const origin = readOrigin(png);
  const image: PDFKit.Mixins.EmbeddableImage = {
    width,
    height,
    label,
    obj: null,
    embed: (pdf) => {
      const reference = pdf.ref({
        Type: 'XObject',
        Subtype: 'Image',
        ColorSpace: 'DeviceGray',
        BitsPerComponent: DEPTH,
        Width: width,
        Height: height,
        Filter: 'FlateDecode',
        DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: DEPTH, Columns: width },
        ...(origin !== null && { Metadata: writeMetadata(pdf, origin) }),
      });
      reference.end(Buffer.concat([...packedRows(png)]));
      image.obj = reference;
    },
  };
  return image;
}

/** Unpacked, so that whoever looks for it finds it without reading PDF (ISO 32000, 14.3.2). */
function writeMetadata(pdf: PDFKit.PDFDocument, xmp: string): PDFKit.PDFKitReference {
  const reference = pdf.ref({ Type: 'Metadata', Subtype: 'XML' });
  reference.compress = false;
  reference.end(Buffer.from(xmp));
  return reference;
}

function* packedRows(png: Buffer): Generator<Buffer> {
  for (let at = SIGNATURE_BYTES; at + CHUNK_HEAD_BYTES <= png.length; ) {
    const length = png.readUInt32BE(at);
    const data = at + CHUNK_HEAD_BYTES;
    if (png.toString('latin1', at + 4, data) === 'IDAT') yield png.subarray(data, data + length);
    at = data + length + CHUNK_TAIL_BYTES;
  }
}
