import { SocketAck } from '@lux/contracts/sockets/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusals } from '../../lib/api/refusals.ts';
import { socket } from '../../lib/api/socket.ts';

interface Room {
  /** After every join: what was missed while offline has to be fetched. */
  onEntered: () => void;
  /** `request.completed`, not yet parsed. */
  onRequests: (message: unknown) => void;
  /** `request.changed`, not yet parsed. */
  onChanges?: (message: unknown) => void;
}

/** Listens in the socket's room of the admins and joins it again after every connect (DESIGN 5). */
export function useAdminRoom(room: Room): { isLive: boolean } {
  const [isLive, setIsLive] = useState(false);
  const entered = useEffectEvent(room.onEntered);
  const receive = useEffectEvent(room.onRequests);
  const change = useEffectEvent((message: unknown) => room.onChanges?.(message));

  useEffect(() => {
    const connection = socket();
    let hasRenewed = false;
    const hear = (message: unknown) => receive(message);
    const hearChanges = (message: unknown) => change(message);

    function join(): void {
      connection.emit('admin.join', (ack: unknown) => {
        const answer = SocketAck.safeParse(ack);
        const isAdmitted = answer.success && answer.data.ok;
        setIsLive(isAdmitted);
        if (isAdmitted) {
          hasRenewed = false;
          return entered();
        }
        // Refused again: the dashboard has been locked, so its password gate is shown.
        if (hasRenewed) return void refusals.mayRepeat(refusalIn(answer.data));
        // The connection may be older than the login: a fresh one carries the new session.
        hasRenewed = true;
        connection.disconnect().connect();
      });
    }
    function leave(): void {
      setIsLive(false);
    }

    connection.on('connect', join);
    connection.on('disconnect', leave);
    connection.on('request.completed', hear);
    connection.on('request.changed', hearChanges);
    if (connection.connected) join();
    return () => {
      connection.off('connect', join);
      connection.off('disconnect', leave);
      connection.off('request.completed', hear);
      connection.off('request.changed', hearChanges);
    };
  }, []);

  return { isLive };
}

function refusalIn(ack: SocketAck | undefined): string | undefined {
  return ack?.ok === false ? ack.error : undefined;
}
