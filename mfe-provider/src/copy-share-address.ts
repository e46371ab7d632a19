import { isolated, notify } from '@marquee/ui';
import { getShareUrl } from '@marquee/web-kit';

type Shared = { quoteId: string; eventName: string };

/** Copies the quote's share URL to the clipboard. If the browser denies access, shows the URL for copying by hand. */
export async function copyShareAddress({ quoteId, eventName }: Shared): Promise<void> {
  const address = getShareUrl(quoteId);
  try {
    await navigator.clipboard.writeText(address);
    notify({
      title: 'URL Copied',
      description: `The share URL of ${isolated(eventName)} is on your clipboard.`,
    });
  } catch {
    notify({
      kind: 'destructive',
      title: 'Failed to Copy the Address',
      description: `Copy this address: ${address}`,
    });
  }
}
