import { parseNumber } from '@marquee/contracts/typed-number';

/** Parses the text of a number field: `whenEmpty` if it is empty; the text itself if it is not a number, so that the schema rejects it. */
export function toNumber(typed: unknown, whenEmpty: number | undefined): unknown {
  if (typeof typed !== 'string') {
    return typed ?? whenEmpty;
  }
  return typed.trim() === '' ? whenEmpty : (parseNumber(typed) ?? typed);
}
