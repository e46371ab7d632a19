import { withoutIsolates } from './text-direction.ts';

/** Text that may end in a name: adds a period unless the name has its own mark ("Sunset Sound Co.", "Party Time!"), isolated or not. */
export function sentence(words: string): string {
  return /[.!?…]$/.test(withoutIsolates(words)) ? words : `${words}.`;
}
