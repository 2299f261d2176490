/** An object of a bucket. */
export interface Listed {
  /** Without what all keys begin with. */
  id: string;
  writtenAt: Date;
}

/**
 * Reads an answer of S3's ListObjectsV2. Our keys hold no sign that XML writes otherwise
 * (`media-store-environment.ts`), so what a file's name could break is not looked for here.
 */
export function readListing(
  xml: string,
  prefix: string,
): { objects: Listed[]; next: string | undefined } {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, inner = '']) => {
    const key = textOf(inner, 'Key');
    const writtenAt = new Date(textOf(inner, 'LastModified') ?? Number.NaN);
    if (!key?.startsWith(prefix) || Number.isNaN(writtenAt.getTime())) return [];
    return [{ id: key.slice(prefix.length), writtenAt }];
  });
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  const token = textOf(xml, 'NextContinuationToken');
  return { objects, next: isCut && token ? readSigns(token) : undefined };
}

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const readSigns = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);
