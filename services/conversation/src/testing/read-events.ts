import { type AnswerEvent, AnswerEvents } from '@lux/contracts/conversation/conversation.ts';

/** An answer's events as they come, each in the shape it must have. */
export async function* readEvents(answer: Response): AsyncGenerator<AnswerEvent> {
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event === '') continue;
      yield toEvent(event, JSON.parse(data));
    }
  }
}

function toEvent(event: string, data: unknown): AnswerEvent {
  switch (event) {
    case 'sentence':
      return { event, data: AnswerEvents.sentence.parse(data) };
    case 'done':
      return { event, data: AnswerEvents.done.parse(data) };
    case 'error':
      return { event, data: AnswerEvents.error.parse(data) };
    default:
      throw new Error(`unknown event ${event}`);
  }
}
