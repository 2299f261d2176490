export interface ServerSentEvent {
  /** `message` where the server named none. */
  event: string;
  data: string;
}

/**
 * Reads server-sent events as the HTML standard has them, from pieces cut anywhere: lines may end
 * in CR, LF or both, comments and unknown fields are skipped, an unfinished event is not an event.
 */
export function createEventStreamParser(): { push: (piece: string) => ServerSentEvent[] } {
  let line = '';
  let event = '';
  let data: string[] = [];
  let isAfterReturn = false;
  let isStart = true;

  function takeLine(found: ServerSentEvent[]): void {
    if (line === '') {
      if (data.length > 0) found.push({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
    line = '';
  }

  return {
    push(piece) {
      const found: ServerSentEvent[] = [];
      let text = piece;
      if (isStart && text !== '') {
        isStart = false;
        text = text.replace(/^\uFEFF/, '');
      }
      for (const part of text.split(/(\r\n|\n|\r)/)) {
        if (part === '') continue;
        // A line end that was cut in two is one line end.
        const isSecondHalf = part === '\n' && isAfterReturn;
        isAfterReturn = part === '\r';
        if (isSecondHalf) continue;
        if (part === '\r' || part === '\n' || part === '\r\n') takeLine(found);
        else line += part;
      }
      return found;
    },
  };
}
