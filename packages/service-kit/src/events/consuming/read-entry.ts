import { Origin } from '../../tracing/origin.ts';
import type { EventStream } from '../event-streams.ts';

/** One entry of the stream as Redis answers it. */
export interface StreamEntry {
  id: string;
  /** Names and values by turns. */
  fields: string[];
}

/**
 * Unpacks one stream entry. What cannot be read stays apart, as JSON, so that one broken event
 * takes none of its batch with it.
 */
export function readEntry<Event>(
  stream: EventStream<Event>,
  { fields }: StreamEntry,
): { events: Event[]; origins: Origin[]; unreadable: string | undefined } {
  // Only for log lines and traces: broken ones are left out.
  const origins = (unpack(fields, stream.originsField) ?? []).flatMap(
    (item) => Origin.safeParse(item).data ?? [],
  );
  const packed = unpack(fields, stream.field);
  if (!packed) return { events: [], origins, unreadable: JSON.stringify(fields) };

  const events: Event[] = [];
  const broken: unknown[] = [];
  for (const item of packed) {
    const parsed = stream.schema.safeParse(item);
    if (parsed.success) events.push(parsed.data);
    else broken.push(item);
  }
  if (broken.length === 0) return { events, origins, unreadable: undefined };
  return { events, origins, unreadable: toJson(broken) ?? JSON.stringify(fields) };
}

/** Undefined for what is nested too deeply to be written, though it could be read. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function unpack(fields: string[], field: string): unknown[] | undefined {
  const at = fields.indexOf(field);
  try {
    const packed: unknown = JSON.parse(fields[at + 1] ?? '');
    return at >= 0 && Array.isArray(packed) ? packed : undefined;
  } catch {
    return undefined;
  }
}
