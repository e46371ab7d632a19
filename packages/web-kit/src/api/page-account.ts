import { notifyAnotherAccount } from './another-account.ts';
import type { LeaveFor } from './edge.ts';

/** The account that the page was loaded for. Its writes name the account and are refused while another one is signed in in the same browser. */
export type PageAccount = {
  /** The id of the account that was signed in when the page asked; null until one is. */
  accountId: () => string | null;
  /** Takes the answer to who is signed in. False when that is another account: the page keeps the account it was loaded for. */
  takeAccount: (id: string) => boolean;
  /** Remembers that another account is signed in, and tells the user: now, and whenever they come back to this tab. */
  meetAnotherAccount: () => void;
  hasMetAnotherAccount: () => boolean;
};

export function createPageAccount(leaveFor: LeaveFor): PageAccount {
  let own: string | null = null;
  let hasMet = false;

  function belongTo(id: string): void {
    own = id;
    // Not every environment has channels between tabs: jsdom has none.
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
