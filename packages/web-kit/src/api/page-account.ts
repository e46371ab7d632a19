import { notify } from '@marquee/ui';
import type { LeaveFor } from './edge.ts';

/** Whose page this is. Its writes name the account, and are refused while another one is signed in in the same browser. */
export type PageAccount = {
  /** The id of the account that was signed in when the page asked; null until one is. */
  accountId: () => string | null;
  /** Takes the answer to who is signed in. False when that is another account: the page stays with the one it was loaded for. */
  takeAccount: (id: string | null) => boolean;
};

/** Tells its user when another tab was loaded for another account. */
export function createPageAccount(leaveFor: LeaveFor): PageAccount {
  let own: string | null = null;
  // Not every environment has channels between tabs: jsdom has none.
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('marquee.account') : null;
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (own !== null && data !== own) {
      tell();
    }
  });

  function tell(): void {
    notify({
      kind: 'destructive',
      title: 'Another Account Is Signed In',
      description:
        'You signed in with another account in another tab. What you type here cannot be saved until you reload.',
      action: {
        label: 'Reload',
        onSelect: () => {
          leaveFor(location.href, { replace: true });
        },
      },
    });
  }

  return {
    accountId: () => own,
    takeAccount(id) {
      if (own !== null && id !== null && id !== own) {
        tell();
        return false;
      }
      if (id !== null && own === null) {
        own = id;
        tabs?.postMessage(id);
      }
      return true;
    },
  };
}
