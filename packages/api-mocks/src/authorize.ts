import type { CurrentUser } from '@marquee/contracts/accounts';
import type { Actor } from '@marquee/contracts/operation';
import { refusal } from './refusal.ts';

/** Throws the services' 401 or 403 unless the user may call operations of this actor. */
export function authorize(actor: Actor, user: CurrentUser | null): void {
  if (actor === 'anyone') {
    return;
  }
  if (user === null) {
    throw refusal({ status: 401, code: 'unauthenticated', message: 'Unauthorized' });
  }
  if (actor !== 'user' && actor !== user.role) {
    throw refusal({ status: 403, code: 'forbidden', message: refusalFor(actor) });
  }
}

function refusalFor(actor: string): string {
  return `Access denied. ${actor.charAt(0).toUpperCase()}${actor.slice(1)} login required.`;
}
