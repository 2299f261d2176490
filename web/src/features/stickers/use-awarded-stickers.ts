import { UserSticker } from '@lux/contracts/accounts/user-sticker.ts';
import { useCallback, useEffect, useState } from 'react';
import { socket } from '../../lib/socket.ts';

/** Stickers awarded while the page is open, one after the other. */
export function useAwardedStickers() {
  const [awarded, setAwarded] = useState<readonly UserSticker[]>([]);

  useEffect(() => {
    const connection = socket();
    const add = (message: unknown) => {
      const parsed = UserSticker.safeParse(message);
      if (!parsed.success) return;
      const { data } = parsed;
      setAwarded((before) =>
        before.some(({ stickerId }) => stickerId === data.stickerId) ? before : [...before, data],
      );
    };
    connection.on('sticker.awarded', add);
    return () => {
      connection.off('sticker.awarded', add);
    };
  }, []);

  const next = useCallback(() => setAwarded((before) => before.slice(1)), []);

  return { sticker: awarded[0]?.sticker ?? null, next };
}
