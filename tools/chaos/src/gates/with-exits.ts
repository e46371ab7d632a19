import type { Measured } from '@marquee/harness-kit/gate';

import type { Exit } from '../stack/managed-process.ts';

/** A gate fails if a process exited unexpectedly, even if the process was restarted. */
export function withExits(measured: Measured, exits: readonly Exit[]): Measured {
  if (exits.length === 0) {
    return measured;
  }
  return {
    passed: false,
    figures: `${measured.figures}; ${exits.length} processes exited unexpectedly`,
    remarks: [...(measured.remarks ?? []), ...exits.map(describeExit)],
  };
}

export function describeExit({ name, code, signal }: Exit): string {
  return `${name} exited unexpectedly: ${signal ?? `exit code ${String(code)}`}`;
}
