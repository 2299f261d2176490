import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

const Brought = z.object({ wish: z.string().trim().min(1) });

/** Takes up a wish another screen sent along, once: neither a reload nor „back“ repeats it. */
export function useBroughtWish(onWish: (wish: string) => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    const brought = Brought.safeParse(state);
    if (!brought.success || isTaken.current) return;
    isTaken.current = true;
    navigate(pathname, { replace: true, state: null });
    onWish(brought.data.wish);
  });
}
