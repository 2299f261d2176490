import { BoardChange } from '@lux/contracts/classroom/board.ts';
import { SocketAck } from '@lux/contracts/sockets/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { socket } from '../../../lib/api/socket.ts';

interface LessonRoom {
  lessonId: string;
  /** After every join: what was missed while offline has to be asked for. */
  onEntered: () => void;
  onChange: (change: BoardChange) => void;
}

/** Listens in the socket's room of a lesson's board, and joins it again after every connect. */
export function useLessonRoom({ lessonId, ...room }: LessonRoom): { isLive: boolean } {
  const [isLive, setIsLive] = useState(false);
  const entered = useEffectEvent(room.onEntered);
  const receive = useEffectEvent((message: unknown) => {
    const change = BoardChange.safeParse(message);
    // What cannot be read is a hint all the same: the board is asked for.
    if (change.success) room.onChange(change.data);
    else room.onEntered();
  });

  useEffect(() => {
    const connection = socket();
    let isHere = true;
    let hasRenewed = false;
    const hear = (message: unknown) => receive(message);

    function join(): void {
      connection.emit('lesson.join', { lessonId }, (ack: unknown) => {
        if (!isHere) return;
        const answer = SocketAck.safeParse(ack);
        const isAdmitted = answer.success && answer.data.ok;
        setIsLive(isAdmitted);
        if (isAdmitted) {
          hasRenewed = false;
          return entered();
        }
        // The connection may be older than the login: a fresh one carries the new session.
        if (hasRenewed) return;
        hasRenewed = true;
        connection.disconnect().connect();
      });
    }
    function leave(): void {
      setIsLive(false);
    }

    connection.on('connect', join);
    connection.on('disconnect', leave);
    connection.on('board.changed', hear);
    if (connection.connected) join();
    return () => {
      isHere = false;
      connection.off('connect', join);
      connection.off('disconnect', leave);
      connection.off('board.changed', hear);
    };
  }, [lessonId]);

  return { isLive };
}
