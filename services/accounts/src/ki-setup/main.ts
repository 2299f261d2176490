import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { loadKiConfig } from './config.ts';
import { setUpKi } from './set-up-ki.ts';

// Ends with 0 when everything is there, so that Docker does not run it again.
await setUpKi(loadKiConfig(), createLogger('ki-setup', 'info'));
