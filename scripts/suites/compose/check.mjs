import { emptyOutcome } from '../outcome.mjs';

/** Runs checks by name. A check that throws or returns a fault has failed. */
export async function runChecks(checks) {
  const outcome = { ...emptyOutcome, failed: [] };
  for (const [name, check] of Object.entries(checks)) {
    const fault = await faultIn(check);
    console.log(fault === undefined ? `  ✓ ${name}` : `  ✗ ${name}: ${fault}`);
    if (fault === undefined) {
      outcome.passed += 1;
    } else {
      outcome.failed.push(name);
    }
  }
  return outcome;
}

async function faultIn(check) {
  try {
    const faults = await check();
    return faults.length === 0 ? undefined : faults.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
