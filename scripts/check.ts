/** `npm run check`: format, lint, types, the example configuration, licences and known weaknesses. */
import { checkSteps, runStep } from './checks/check-steps.ts';

let failed = 0;
for (const step of checkSteps) if (!(await runStep(step))) failed += 1;
process.exitCode = failed === 0 ? 0 : 1;
