import { StringDecoder } from 'node:string_decoder';

/** The `data` of each server-sent event of a provider's answer, as soon as its line is complete. */
export async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
    }
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
}
