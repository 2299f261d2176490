import type { z } from 'zod';
import type { Drawing } from '../games/letters-content.ts';

interface PasswordPicture {
  drawing: z.infer<typeof Drawing>;
  /** In German, for children who cannot see or tell it; no article. */
  name: string;
}

/**
 * The twelve drawings of picture passwords (CLASSROOM "Who is who"): things that a child of five can
 * name, and no animals, which the seats have.
 */
export const passwordPictures: readonly PasswordPicture[] = [
  { drawing: '2600', name: 'Sonne' },
  { drawing: '1F34E', name: 'Apfel' },
  { drawing: '1F697', name: 'Auto' },
  { drawing: '1F3E0', name: 'Haus' },
  { drawing: '1F333', name: 'Baum' },
  { drawing: '26BD', name: 'Ball' },
  { drawing: '2B50', name: 'Stern' },
  { drawing: '1F34C', name: 'Banane' },
  { drawing: '26F5', name: 'Boot' },
  { drawing: '1F511', name: 'Schlüssel' },
  { drawing: '1F338', name: 'Blume' },
  { drawing: '1F308', name: 'Regenbogen' },
];
