/** Whether `If-None-Match` names the tag: a list of tags, weak ones count, `*` is any. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
