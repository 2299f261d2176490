/**
 * A page may be closed at any moment, so saving is not delayed by much; a stroke makes many
 * changes, so not every one is saved.
 */
export const COLOURS_AFTER_MS = 60;
export const PREVIEW_AFTER_MS = 1000;

interface Work {
  writeColours: () => void;
  writePreview: () => void;
}

/** Saves the colours shortly after each change, and a preview once there were no more changes. */
export class Autosave {
  readonly #work: Work;
  #colours: ReturnType<typeof setTimeout> | undefined;
  #preview: ReturnType<typeof setTimeout> | undefined;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Something changed. */
  note(): void {
    clearTimeout(this.#preview);
    this.#colours ??= setTimeout(() => this.#keepColours(), COLOURS_AFTER_MS);
    this.#preview = setTimeout(() => this.#keepPreview(), PREVIEW_AFTER_MS);
  }

  /** Saves pending changes at once: the page is being left. */
  flush(): void {
    if (this.#colours !== undefined) this.#keepColours();
    if (this.#preview !== undefined) this.#keepPreview();
  }

  /** The preview is an old one, though nothing was changed here. */
  keepPreview(): void {
    this.#keepPreview();
  }

  #keepColours(): void {
    clearTimeout(this.#colours);
    this.#colours = undefined;
    this.#work.writeColours();
  }

  #keepPreview(): void {
    clearTimeout(this.#preview);
    this.#preview = undefined;
    this.#work.writePreview();
  }
}
