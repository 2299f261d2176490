import { z } from 'zod';

const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

/** Version of the running glibc such as `2.36`; undefined where there is none (macOS, Alpine). */
export function glibcVersion(): string | undefined {
  // Without this the report looks up host names, which can take seconds on a school network.
  Object.assign(process.report, { excludeNetwork: true });
  return Report.parse(process.report.getReport()).header.glibcVersionRuntime;
}
