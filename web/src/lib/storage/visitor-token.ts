import { LESSON_KEY, storage } from './storage.ts';
import { storageKeys } from './storage-keys.ts';

let made: string | null = null;

/**
 * Remembers the token that this page has made: whoever has it was never here before. A screen that
 * the build drew wakes up after the first call has already made one.
 */
export const newVisitor = {
  note(token: string): void {
    made = token;
  },
  has: (token: string): boolean => token === made,
};

let isRestored = false;

/** Whether this page found browser storage empty and the token in its cookie (Safari, after seven days). */
export const isVisitorRestored = (): boolean => isRestored;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;
/** The form the server accepts; anything else was broken by somebody and is replaced. */
const VALID = /^[A-Za-z0-9._-]{16,128}$/;

/** The secret of this browser (SPEC 3): made once, 32 random letters and digits (190 bits). */
export function visitorToken(): string {
  const kept = storage.readText(storageKeys.visitorToken);
  if (kept !== null && VALID.test(kept)) return kept;
  const remembered = kept === null ? cookieToken() : undefined;
  if (remembered !== undefined) {
    isRestored = true;
    storage.writeText(storageKeys.visitorToken, remembered);
    return remembered;
  }
  return renewVisitor();
}

/** The child that sat here has left, or there was none: whoever comes now is somebody else. */
export function renewVisitor(): string {
  const token = randomToken();
  storage.writeText(storageKeys.visitorToken, token);
  newVisitor.note(token);
  return token;
}

const COOKIE = /(?:^|; )(__Host-)?lux_visitor=([A-Za-z0-9._-]{16,128})(?:;|$)/;

/** The server's copy, over TLS one that nobody else can have set; a lesson has a token of its own. */
function cookieToken(): string | undefined {
  if (storage.readText(LESSON_KEY) !== null) return undefined;
  const [, host, token] = COOKIE.exec(document.cookie) ?? [];
  return host || location.protocol === 'http:' ? token : undefined;
}

/** A token that nobody has had. */
export function randomToken(): string {
  let token = '';
  while (token.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      // 248 is the largest multiple of 62 in a byte: above it, some letters would come more often.
      if (byte < 248 && token.length < LENGTH) token += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return token;
}
