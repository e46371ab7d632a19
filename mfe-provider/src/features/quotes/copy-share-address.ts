import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify } from '@marquee/ui';
import { shareAddressOf } from '@marquee/web-kit';

export async function copyShareAddress({ id, eventName }: ProviderQuote): Promise<void> {
  try {
    await navigator.clipboard.writeText(shareAddressOf(id));
    notify({ title: 'URL Copied', description: `The share URL of ${eventName} is on your clipboard.` });
  } catch {
    notify({ kind: 'destructive', title: 'Error', description: `Copy this address: ${shareAddressOf(id)}` });
  }
}
