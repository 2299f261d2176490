import { type FileHandle, open } from 'node:fs/promises';

const ROOM_BYTES = 1_048_576;
const ROOMS_A_FLUSH = 4;

/**
 * Writes a file, readable by this user alone, and brings it to the disk as it goes: a database on the same
 * disk would wait for all of it the next time it flushes its journal, and every child with it.
 *
 * @param source may use the memory of a part again as soon as the next one is asked for.
 */
export async function writeSteadily(
  file: string,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  // One room for all parts: memory that is asked for anew again and again slows down the whole machine.
  const room = Buffer.allocUnsafe(ROOM_BYTES);
  let used = 0;
  let rooms = 0;
  const flush = async () => {
    await writeWhole(handle, room.subarray(0, used));
    used = 0;
    rooms += 1;
    if (rooms % ROOMS_A_FLUSH === 0) await handle.datasync();
  };
  try {
    for await (const part of source) {
      for (let from = 0; from < part.length; ) {
        const size = Math.min(part.length - from, ROOM_BYTES - used);
        room.set(part.subarray(from, from + size), used);
        used += size;
        from += size;
        if (used === ROOM_BYTES) await flush();
      }
    }
    await flush();
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    from += (await handle.write(bytes, from)).bytesWritten;
  }
}
