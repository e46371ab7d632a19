import { notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';

export function sayCreationRefused(refusal: unknown): void {
  const description = messageOf(refusal, 'Failed to create event');
  const title = description.includes('Provider not found') ? 'Provider Not Found' : 'Error';
  notify({ kind: 'destructive', title, description });
}
