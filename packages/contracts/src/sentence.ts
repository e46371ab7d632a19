import { withoutIsolates } from './text-direction.ts';

/**
 * Words that may end in a name: with one mark at their end, also where the name brings its own ("Sunset Sound Co.", "Party Time!"),
 * alone or isolated.
 */
export function sentence(words: string): string {
  return /[.!?…]$/.test(withoutIsolates(words)) ? words : `${words}.`;
}
