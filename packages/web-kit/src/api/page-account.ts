import { notifyAnotherAccount } from './another-account.ts';
import type { LeaveFor } from './edge.ts';

/**
 * The account that the page was loaded for. Writes contain its id; services reject them while another account is signed in in this browser.
 */
export type PageAccount = {
  /** The id of the first account that the page read as signed in; null before. */
  accountId: () => string | null;
  /** Handles the id of the signed-in account. Returns false if it is not the page's account, which does not change. */
  takeAccount: (id: string) => boolean;
  /** Records that another account is signed in, and notifies the user now and whenever they return to this tab. */
  meetAnotherAccount: () => void;
  hasMetAnotherAccount: () => boolean;
};

export function createPageAccount(leaveFor: LeaveFor): PageAccount {
  let own: string | null = null;
  let hasMet = false;

  function belongTo(id: string): void {
    own = id;
    // jsdom has no BroadcastChannel.
    const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('marquee.account') : null;
    tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== id) {
        meet();
      }
    });
    tabs?.postMessage(id);
  }

  function meet(): void {
    notifyAnotherAccount(leaveFor);
    if (!hasMet) {
      hasMet = true;
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') {
          notifyAnotherAccount(leaveFor);
        }
      });
    }
  }

  return {
    accountId: () => own,
    takeAccount(id) {
      if (own === null) {
        belongTo(id);
      }
      if (id !== own) {
        meet();
      }
      return id === own;
    },
    meetAnotherAccount: meet,
    hasMetAnotherAccount: () => hasMet,
  };
}
