import { keptOnDevice } from '@marquee/web-kit';
import type { RequestFormValues } from './request-form.ts';

/** A draft lies on this device, one per account. */
export function loadDraft(userId: string): Partial<RequestFormValues> | null {
  try {
    const kept: unknown = JSON.parse(keptOnDevice.read(keyOf(userId)) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps whatever has been typed so far; tells whether a reload will find it. */
export function saveDraft(userId: string, draft: object): boolean {
  return keptOnDevice.keep(keyOf(userId), JSON.stringify(draft));
}

export function clearDraft(userId: string): void {
  keptOnDevice.forget(keyOf(userId));
}

/** Signing out removes every key that begins with `marquee.draft.`. */
function keyOf(userId: string): string {
  return `marquee.draft.create-event.${userId}`;
}
