/** `npm run check`: format, lint, types, the example configuration, licences and known weaknesses. */
import { checkSteps } from './check-steps.ts';
import { runStep } from './run-step.ts';

let failed = 0;
for (const step of checkSteps) if (!(await runStep(step))) failed += 1;
process.exitCode = failed === 0 ? 0 : 1;
