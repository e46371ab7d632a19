import { notifyAnotherAccount } from './another-account-error.ts';
import type { NavigateExternally } from './navigate-externally.ts';

/**
 * The account that the page was loaded for. Writes contain its id; services reject them while another account is signed in in this browser.
 */
export type PageAccount = {
  /** The id of the first account that the page read as signed in; null until then. */
  accountId: () => string | null;
  /** Returns whether the signed-in account is the page's account, which is the first one that was read. If not, notifies the user. */
  matchAccount: (id: string) => boolean;
  /** Records that another account is signed in, and notifies the user now and whenever they return to this tab. */
  reportAnotherAccount: () => void;
  hasAnotherAccount: () => boolean;
};

export function createPageAccount(navigateExternally: NavigateExternally): PageAccount {
  let pageAccountId: string | null = null;
  let hasReported = false;

  function bindTo(id: string): void {
    pageAccountId = id;
    // jsdom has no BroadcastChannel.
    const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('marquee.account') : null;
    tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== id) {
        report();
      }
    });
    tabs?.postMessage(id);
  }

  function report(): void {
    notifyAnotherAccount(navigateExternally);
    if (!hasReported) {
      hasReported = true;
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') {
          notifyAnotherAccount(navigateExternally);
        }
      });
    }
  }

  return {
    accountId: () => pageAccountId,
    matchAccount(id) {
      if (pageAccountId === null) {
        bindTo(id);
      }
      if (id !== pageAccountId) {
        report();
      }
      return id === pageAccountId;
    },
    reportAnotherAccount: report,
    hasAnotherAccount: () => hasReported,
  };
}
