import { type ComponentType, lazy } from 'react';

/** A part of the frame that comes later. Where its script does not arrive, the screens go on without. */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
