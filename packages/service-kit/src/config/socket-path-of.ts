/** The path in `unix:/run/lux/accounts.sock`; undefined for every other address. */
export function socketPathOf(url: string): string | undefined {
  return url.startsWith('unix:') ? url.slice('unix:'.length) : undefined;
}
