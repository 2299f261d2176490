/** SPEC 2: this much of a visitor token is shown. */
const SHOWN_CHARACTERS = 8;

export function visitorShort(token: string | null): string {
  return token?.slice(0, SHOWN_CHARACTERS) ?? '–';
}
