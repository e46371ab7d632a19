import { parseNumber } from '@marquee/contracts/typed-number';

/** What a number field holds: `whenEmpty` while nothing stands in it, and the text itself where it cannot be read, so that the schema refuses it. */
export function toNumber(typed: unknown, whenEmpty: number | undefined): unknown {
  if (typeof typed !== 'string') {
    return typed ?? whenEmpty;
  }
  return typed.trim() === '' ? whenEmpty : (parseNumber(typed) ?? typed);
}
