import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { StickerClaim } from '@lux/contracts/accounts/sticker.ts';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { graphqlErrorMessage } from '../../lib/api/graphql-error-message.ts';
import { socket } from '../../lib/api/socket.ts';
import { useSession } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { NEW_STICKER } from './new-sticker.ts';
import { STICKERS, USER_STICKERS } from './sticker-queries.ts';
import { StickersContext } from './stickers-context.ts';

/** Claims a sticker (SPEC 7, `POST /api/user/stickers`); the server checks the claim. */
const AWARD_STICKER: TypedDocumentNode<
  { awardSticker: { stickerId: string } },
  { input: StickerClaim }
> = gql`
  mutation AwardSticker($input: AwardStickerInput!) {
    awardSticker(input: $input) {
      stickerId
    }
  }
`;

/** Shows a failure once, with the server's message if there is one (SPEC 8). */
function useFailureToast(title: string, error: Error | undefined): void {
  useEffect(() => {
    if (error === undefined) return;
    const description = graphqlErrorMessage(error) ?? undefined;
    toasts.show({ title, description, tone: 'danger' });
  }, [title, error]);
}

/** All stickers, and which of them the user has; a pushed sticker triggers a refetch. */
export function StickersProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const all = useQuery(STICKERS);
  const own = useQuery(USER_STICKERS, { skip: user === null, fetchPolicy: 'network-only' });
  const [send] = useMutation(AWARD_STICKER);
  useFailureToast('Fehler beim Laden der Sticker', all.error);
  useFailureToast('Fehler beim Laden deiner Sticker', user === null ? undefined : own.error);

  const { refetch: refetchOwn } = own;
  // A failure shows as the query's `error`.
  const askAgain = useCallback(() => void refetchOwn().catch(() => {}), [refetchOwn]);

  useEffect(() => {
    if (user === null) return;
    const connection = socket();
    connection.on('sticker.awarded', askAgain);
    // Awards made while offline were not pushed.
    connection.on('connect', askAgain);
    return () => {
      connection.off('sticker.awarded', askAgain);
      connection.off('connect', askAgain);
    };
  }, [user, askAgain]);

  const award = useCallback(
    async (input: StickerClaim) => {
      try {
        if (user === null) throw new Error('Du musst angemeldet sein, um Sticker zu sammeln.');
        await send({ variables: { input } });
        toasts.show(NEW_STICKER);
        askAgain();
      } catch {
        const description = 'Sticker konnte nicht vergeben werden';
        toasts.show({ title: 'Fehler', description, tone: 'danger' });
      }
    },
    [user, send, askAgain],
  );

  const stickers = useMemo(
    () => ({
      isLoading: (all.loading && !all.data) || (own.loading && !own.data),
      hasFailed: all.error !== undefined && !all.data,
      stickers: all.data?.stickers ?? [],
      collected: own.data?.userStickers ?? [],
      award,
      retry: () => {
        all.refetch().catch(() => {});
        if (user !== null) askAgain();
      },
    }),
    [all, own, user, award, askAgain],
  );
  return <StickersContext value={stickers}>{children}</StickersContext>;
}
