import { provideDatabase } from '../../tools/local/src/database/provide-database.ts';
import { root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';

/** Runs the gates of security. Each gate counts as a test. */
export async function runSecurityGates({ dataFolder, children }, args = []) {
  const mongodbUrl = process.env.MONGODB_URL;
  const { url, title } = await provideDatabase({ mongodbUrl, dataFolder, children, print: console.log });
  const { runSecurity } = await import('../../tools/security/src/main.ts');

  const { passed, missed } = await runSecurity({ root, dataFolder, mongodbUrl: url, engine: title, args });
  return { ...emptyOutcome, passed, failed: missed };
}
