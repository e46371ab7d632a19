// Logs a line to stdout. With the argument `exits`, the process then exits at once; with `stays`, it runs until it is killed.
import { setInterval } from 'node:timers';
import { createLogger } from '../src/process/logger.ts';

createLogger({ name: 'quotes', level: 'info' }).info('the only line');
if (process.argv[2] === 'exits') {
  process.exit(0);
}
setInterval(() => undefined, 60_000);
