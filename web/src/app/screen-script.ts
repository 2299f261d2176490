import { type ComponentType, lazy } from 'react';

/**
 * The script of a screen. Once `prepare` has brought it, the screen is drawn at once and not after a
 * moment of waiting: while the build draws it, and where the client goes on with it.
 */
export function screenScript(load: () => Promise<ComponentType>) {
  const later = lazy(async () => ({ default: await load() }));
  let prepared: ComponentType | undefined;
  return {
    newest: () => prepared ?? later,
    async prepare(): Promise<void> {
      prepared = await load();
    },
  };
}

export type ScreenScript = ReturnType<typeof screenScript>;
