import { beforeEach, expect, test, vi } from 'vitest';
import { type GestureHandlers, Gestures } from './gestures.ts';

const handlers = {
  onStrokeBegin: vi.fn<GestureHandlers['onStrokeBegin']>(),
  onStroke: vi.fn(),
  onStrokeEnd: vi.fn(),
  onStrokeCancel: vi.fn(),
  onTap: vi.fn(),
  onPan: vi.fn(),
  onPinch: vi.fn(),
};
let gestures: Gestures;

function use(tool: 'fill' | 'brush') {
  vi.resetAllMocks();
  handlers.onStrokeBegin.mockReturnValue(tool === 'brush');
  gestures = new Gestures(handlers);
}

beforeEach(() => use('fill'));

test('a finger that hardly moves taps where it was lifted', () => {
  gestures.down(1, { x: 10, y: 10 });
  gestures.move(1, { x: 13, y: 12 });
  gestures.up(1);
  expect(handlers.onTap).toHaveBeenCalledExactlyOnceWith({ x: 13, y: 12 });
  expect(handlers.onPan).not.toHaveBeenCalled();
});

test('with a tool that draws nothing, a finger moves the page and does not tap', () => {
  gestures.down(1, { x: 10, y: 10 });
  gestures.move(1, { x: 40, y: 10 });
  gestures.up(1);
  expect(handlers.onPan).toHaveBeenCalledExactlyOnceWith(30, 0);
  expect(handlers.onTap).not.toHaveBeenCalled();
});

test('with a brush a finger draws, also a single dot', () => {
  use('brush');
  gestures.down(1, { x: 10, y: 10 });
  gestures.move(1, { x: 40, y: 10 });
  gestures.up(1);
  expect(handlers.onStroke).toHaveBeenCalledExactlyOnceWith([{ x: 40, y: 10 }]);
  expect(handlers.onStrokeEnd).toHaveBeenCalledOnce();
  expect(handlers.onTap).not.toHaveBeenCalled();
  expect(handlers.onPan).not.toHaveBeenCalled();
});

test('a second finger takes the stroke back: two fingers zoom and move', () => {
  use('brush');
  gestures.down(1, { x: 100, y: 100 });
  gestures.down(2, { x: 200, y: 100 });
  expect(handlers.onStrokeCancel).toHaveBeenCalledOnce();
  gestures.move(2, { x: 300, y: 100 });
  expect(handlers.onPinch).toHaveBeenCalledExactlyOnceWith(2, { x: 200, y: 100 });
  expect(handlers.onPan).toHaveBeenCalledExactlyOnceWith(50, 0);
  gestures.up(2);
  gestures.move(1, { x: 150, y: 100 });
  gestures.up(1);
  expect(handlers.onStroke).not.toHaveBeenCalled();
  expect(handlers.onStrokeEnd).not.toHaveBeenCalled();
  expect(handlers.onTap).not.toHaveBeenCalled();
});

test('after a pinch the next finger draws again', () => {
  use('brush');
  gestures.down(1, { x: 0, y: 0 });
  gestures.down(2, { x: 9, y: 0 });
  gestures.up(1);
  gestures.up(2);
  gestures.down(3, { x: 5, y: 5 });
  gestures.up(3);
  expect(handlers.onStrokeEnd).toHaveBeenCalledOnce();
});

test('fingers nobody knows are ignored', () => {
  gestures.move(7, { x: 1, y: 1 });
  gestures.up(7);
  gestures.cancel(7);
  expect(handlers.onTap).not.toHaveBeenCalled();
});
