import { crc32 } from 'node:zlib';
import type { Tier } from '@lux/contracts/common/health.ts';

const KEYWORD = 'XML:com.adobe.xmp';
/** Signature, then the header chunk: length, name, 13 bytes and checksum. */
const BEHIND_HEADER = 8 + 8 + 13 + 4;
const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype';

/**
 * Says in a picture's own data that a machine made it (IPTC `digitalSourceType`), for everybody who meets it
 * outside of LUX: a learnt model, or rules and drawings where LUX paints by itself. Resizing and
 * printing keep the mark.
 */
const describeOrigin = (tier: Tier): string => {
  const source = tier === 'built-in' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="${SOURCES}/${source}" xmp:CreatorTool="LUX"/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
};

/** A PNG with the mark of who made it; its pixels are not touched. One that is marked stays as it is, and what is no PNG. */
export function markOrigin(png: Buffer, tier: Tier): Buffer {
  const isPng = png.toString('latin1', 12, 16) === 'IHDR';
  return isPng && readOrigin(png) === null ? writeOrigin(png, describeOrigin(tier)) : png;
}

/** Puts a mark that {@link readOrigin} found in one PNG into another that was made of it. */
export function writeOrigin(png: Buffer, xmp: string): Buffer {
  const text = Buffer.from(`iTXt${KEYWORD}\0\0\0\0\0${xmp}`);
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  return Buffer.concat([png.subarray(0, BEHIND_HEADER), chunk, png.subarray(BEHIND_HEADER)]);
}

/** What {@link markOrigin} wrote, null in a PNG without it. */
export function readOrigin(png: Buffer): string | null {
  const at = png.subarray(0, 4096).indexOf(`iTXt${KEYWORD}`);
  if (at === -1) return null;
  const start = at + 4 + KEYWORD.length + 5;
  return png.toString('utf8', start, at + 4 + png.readUInt32BE(at - 4));
}
