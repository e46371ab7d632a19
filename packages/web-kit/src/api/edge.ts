import type { FirstAnswer } from '@marquee/contracts/first-answer';
import { createFirstAnswer } from './first-answer.ts';
import type { TakeFirstAnswer } from './first-answer.ts';
import { createIntents } from './intents.ts';
import type { Intents } from './intents.ts';
import { createOwnWrites } from './own-writes.ts';
import type { OwnWrites } from './own-writes.ts';
import { createPageAccount } from './page-account.ts';
import type { PageAccount } from './page-account.ts';
import { saveFile } from './save-file.ts';
import { createSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-end.ts';

/** `replace`: removes the current page from the browser's history. */
export type LeaveFor = (address: string, options?: { replace: true }) => void;

/** Browser functions that the application uses; tests replace them. */
export type EdgeOptions = {
  fetch?: typeof globalThis.fetch;
  /** Navigates to an address with a full page load. */
  leaveFor?: LeaveFor;
  saveFile?: (file: Blob, name: string) => void;
  /** The API response that is embedded in the page. */
  firstAnswer?: FirstAnswer | undefined;
};

export type Edge = Required<Omit<EdgeOptions, 'firstAnswer'>> &
  SessionEnd &
  PageAccount & { takeFirstAnswer: TakeFirstAnswer; runIntent: Intents; runOwnWrite: OwnWrites };

export function createEdge(options: EdgeOptions = {}): Edge {
  const leaveFor = options.leaveFor ?? load;
  return {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    leaveFor,
    saveFile: options.saveFile ?? saveFile,
    takeFirstAnswer: createFirstAnswer(options.firstAnswer),
    runIntent: createIntents(),
    runOwnWrite: createOwnWrites(),
    ...createSessionEnd(leaveFor),
    ...createPageAccount(leaveFor),
  };
}

function load(address: string, options?: { replace: true }): void {
  if (options?.replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
