import { runMain } from './run-main.ts';
import { runServices } from './run-services.ts';

await runMain(runServices);
