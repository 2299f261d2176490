import { useApolloClient } from '@apollo/client/react';
import { SocketAck } from '@lux/contracts/sockets/socket-ack.ts';
import { useEffect, useState } from 'react';
import { socket } from '../../lib/socket.ts';
import { mergeRequests } from './merge-requests.ts';
import { REQUESTS, RequestBatch, SHOWN_REQUESTS } from './requests-query.ts';

/**
 * Lets new requests appear in Apollo's copy of the list. A message is only a hint: after every
 * connect the list is asked for again, so nothing that passed meanwhile is missing.
 */
export function useLiveRequests(refetch: () => Promise<unknown>): { isLive: boolean } {
  const client = useApolloClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const connection = socket();
    let hasRenewed = false;

    function join(): void {
      connection.emit('admin.join', (ack: unknown) => {
        const answer = SocketAck.safeParse(ack);
        const isAdmitted = answer.success && answer.data.ok;
        setIsLive(isAdmitted);
        if (!isAdmitted && !hasRenewed) {
          // The connection may be older than the login: a fresh one carries the new session.
          hasRenewed = true;
          connection.disconnect().connect();
          return;
        }
        void refetch().catch(() => {});
      });
    }
    function receive(message: unknown): void {
      const batch = RequestBatch.safeParse(message);
      if (!batch.success) return;
      client.cache.updateQuery(
        { query: REQUESTS, variables: { first: SHOWN_REQUESTS } },
        (data) => data && { requests: mergeRequests(data.requests, batch.data, SHOWN_REQUESTS) },
      );
    }
    function leave(): void {
      setIsLive(false);
    }

    connection.on('connect', join);
    connection.on('disconnect', leave);
    connection.on('request.completed', receive);
    if (connection.connected) join();
    return () => {
      connection.off('connect', join);
      connection.off('disconnect', leave);
      connection.off('request.completed', receive);
    };
  }, [client, refetch]);

  return { isLive };
}
