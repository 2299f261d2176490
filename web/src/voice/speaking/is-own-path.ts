/** The visitor token goes along with each call, so it goes to our own server only. */
export function isOwnPath(url: string | null | undefined): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}
