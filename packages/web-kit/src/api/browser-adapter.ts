import type { FirstAnswer } from '@marquee/contracts/first-answer';
import { createFirstAnswer } from './first-answer.ts';
import type { TakeFirstAnswer } from './first-answer.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import type { WithIdempotencyKey } from './idempotency-keys.ts';
import type { NavigateExternally } from './navigate-externally.ts';
import { createWriteSerializer } from './write-serializer.ts';
import type { SerializeWrite } from './write-serializer.ts';
import { createPageAccount } from './page-account.ts';
import type { PageAccount } from './page-account.ts';
import { saveFile } from './save-file.ts';
import { createSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-end.ts';

/** Browser APIs that the application uses; tests replace them. */
export type BrowserAdapterOptions = {
  fetch?: typeof globalThis.fetch;
  /** Navigates to an address with a full page load. */
  navigateExternally?: NavigateExternally;
  saveFile?: (file: Blob, name: string) => void;
  /** The API response that is embedded in the page. */
  firstAnswer?: FirstAnswer | undefined;
};

export type BrowserAdapter = Required<Omit<BrowserAdapterOptions, 'firstAnswer'>> &
  SessionEnd &
  PageAccount & {
    takeFirstAnswer: TakeFirstAnswer;
    withIdempotencyKey: WithIdempotencyKey;
    serializeWrite: SerializeWrite;
  };

export function createBrowserAdapter(options: BrowserAdapterOptions = {}): BrowserAdapter {
  const navigateExternally = options.navigateExternally ?? navigate;
  return {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    navigateExternally,
    saveFile: options.saveFile ?? saveFile,
    takeFirstAnswer: createFirstAnswer(options.firstAnswer),
    withIdempotencyKey: createIdempotencyKeys(),
    serializeWrite: createWriteSerializer(),
    ...createSessionEnd(navigateExternally),
    ...createPageAccount(navigateExternally),
  };
}

function navigate(address: string, options?: { replace: true }): void {
  if (options?.replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
