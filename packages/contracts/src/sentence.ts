import { withoutIsolates } from './text-direction.ts';

/** Adds a period, unless the sentence already ends with a mark, such as that of a name ("Sunset Sound Co.", "Party Time!"). */
export function sentence(words: string): string {
  return /[.!?…]$/.test(withoutIsolates(words)) ? words : `${words}.`;
}
