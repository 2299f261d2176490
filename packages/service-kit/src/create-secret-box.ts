import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SecretBox {
  /** @param label what it is; a sealed text opens only under the label it was sealed under. */
  seal: (text: string, label: string) => string;
  /** @throws Error where it was sealed with another key, under another label, or changed since. */
  open: (sealed: string, label: string) => string;
  /** What the previous key sealed, sealed with the current one; null where there is nothing to do. */
  renew: (sealed: string, label: string) => string | null;
}

/**
 * Keeps secrets unreadable in the database (AES-256-GCM).
 *
 * @param key 32 bytes, from `SETTINGS_KEY`.
 * @param previousKey opens what was sealed before the key was changed, and seals nothing.
 */
export function createSecretBox(key: Buffer, previousKey: Buffer | null = null): SecretBox {
  const current = createOneKeyBox(key);
  if (!previousKey) return { ...current, renew: () => null };
  const previous = createOneKeyBox(previousKey);
  const opens = (box: Pick<SecretBox, 'open'>, sealed: string, label: string) => {
    try {
      return box.open(sealed, label);
    } catch {
      return null;
    }
  };
  return {
    seal: current.seal,
    open: (sealed, label) => opens(previous, sealed, label) ?? current.open(sealed, label),
    renew: (sealed, label) => {
      const text = opens(previous, sealed, label);
      return text === null ? null : current.seal(text, label);
    },
  };
}

function createOneKeyBox(key: Buffer): Omit<SecretBox, 'renew'> {
  return {
    seal: (text, label) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    open: (sealed, label) => {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}
