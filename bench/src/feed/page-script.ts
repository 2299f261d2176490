/** Runs in the page before anything else: looks at the list as a person does, by its rows. */
export const pageScript = `
  const ROW_PX = 64;
  const box = () => document.querySelector('section[aria-label="Tabelle der Anfragen"]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const countRows = () => Math.round((box()?.querySelector('tbody').offsetHeight ?? 0) / ROW_PX);
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });

  /** Some three screens a second, turning round at the ends of a long stretch. */
  async function scroll(seconds) {
    const STEP_PX = 30;
    const STRETCH_PX = 20_000;
    const start = performance.now();
    let [before, frames, longestFrameMs, step] = [start, 0, 0, STEP_PX];
    while (before - start < seconds * 1_000) {
      const list = box();
      if (list.scrollTop >= Math.min(STRETCH_PX, list.scrollHeight - list.clientHeight)) step = -STEP_PX;
      if (list.scrollTop <= 0) step = STEP_PX;
      list.scrollTop += step;
      await frame();
      const now = performance.now();
      longestFrameMs = Math.max(longestFrameMs, now - before);
      [before, frames] = [now, frames + 1];
    }
    return { framesPerSecond: (frames * 1_000) / (before - start), longestFrameMs };
  }

  const scrollDown = () => box()?.scrollTo(0, box().scrollHeight);
  const scrollUp = () => box()?.scrollTo(0, 0);

  window.feedBench = { countRows, longTasks, scroll, scrollDown, scrollUp };
`;
