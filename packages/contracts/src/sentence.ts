import { withoutIsolates } from './text-direction.ts';

/** Adds a period to a sentence, unless it ends with a name that has a mark of its own ("Sunset Sound Co.", "Party Time!"). */
export function sentence(words: string): string {
  return /[.!?…]$/.test(withoutIsolates(words)) ? words : `${words}.`;
}
