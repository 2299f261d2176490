import type { SocketAck } from './socket-ack.ts';
import type { VisitorJoin } from './visitor-join.ts';

type Acknowledge = (answer: SocketAck) => void;

/** Messages a client may send, by name (DESIGN 5). */
export interface ClientMessages {
  'visitor.join': (payload: VisitorJoin, acknowledge: Acknowledge) => void;
  'admin.join': (acknowledge: Acknowledge) => void;
}
