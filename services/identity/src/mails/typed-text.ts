import { cleanLine, cutText } from '@marquee/contracts/clean-text';
import { isolate } from '@marquee/contracts/text-direction';

const longestLine = 150;

/** Typed text, fit to stand in one line of a mail: clean, and cut between characters as people see them. */
export function oneLine(typed: string): string {
  return cutText(cleanLine(typed), longestLine);
}

/** What people have typed, in the middle of a sentence, between marks of ours that `textOf` takes away and `pageOf` makes elements of. */
export function named(typed: string): string {
  return `${isolate.start}${oneLine(typed)}${isolate.end}`;
}

/** What a mailbox may make a link of: a scheme, an address, or words with a dot between them, in any script. */
const addresses = /\S*(?:[a-z][a-z\d+.-]*:\/\/|www[.。．｡]|@|[\p{L}\p{N}][.。．｡]\p{L}{2,})\S*/giu;

/** Whether a mailbox may make a link of a part of it. */
export function holdsAddress(typed: string): boolean {
  return typed.search(addresses) !== -1;
}

/** For mails to an address that nobody has confirmed: strangers must not send their links by us. */
export function withoutAddresses(typed: string): string {
  return oneLine(typed).replace(addresses, '[address removed]');
}

/** Letters, marks, and what stands between the words of a name; a dot only at the end of a word. */
const nameAlone = /^(?:[\p{L}\p{M}'’‘ʼ&·‐-]|\u200C|\u200D|\.(?= |$)| )+$/u;
const [mostCharacters, mostWords] = [60, 5] as const;

/** A name that is nothing but a name, on one line; empty for anything else. */
export function plainNameOf(typed: string): string {
  const name = cleanLine(typed);
  const isShort = name.length <= mostCharacters && name.split(' ').length <= mostWords;
  return isShort && nameAlone.test(name) ? name : '';
}
