import { cleanLine, cutText } from '@marquee/contracts/clean-text';
import { isolate } from '@marquee/contracts/text-direction';

const longestLine = 150;

/** Typed text, fit to stand in one line of a mail: clean, without invisible characters, and cut between characters as people see them. */
export function oneLine(typed: string): string {
  return cutText(cleanLine(withoutUnseen(typed)), longestLine);
}

/** A joiner that shapes the letters or the emoji on both of its sides, and the selector that makes a character an emoji. */
const shaping =
  /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}#*\d])\uFE0F/gu;

/** Mailboxes and filters read around characters that nobody sees: a link or a word may be hidden by one. */
function withoutUnseen(typed: string): string {
  const kept = new Set(Array.from(typed.matchAll(shaping), ({ index }) => index));
  return typed.replace(/\p{Default_Ignorable_Code_Point}/gu, (character, index: number) =>
    kept.has(index) ? character : '',
  );
}

/** What people have typed, in the middle of a sentence, between marks of ours that `textOf` takes away and `pageOf` makes elements of. */
export function named(typed: string): string {
  return `${isolate.start}${oneLine(typed)}${isolate.end}`;
}

const phoneAlone = /^[\p{Nd}+()/. -]+(?:(?:x|ext\.?) ?\p{Nd}+)?$/iu;

/** A phone number that is nothing but one, with spaces for dots, so that no mailbox reads an address in it; empty for anything else. */
export function plainPhoneOf(typed: string): string {
  const phone = oneLine(typed);
  return phoneAlone.test(phone) ? phone.replaceAll(/\.(?=\p{Nd})/gu, ' ') : '';
}

const removed = '[address removed]';

/** Plainly an address in any case: a scheme, `www.`, four numbers, a mailbox at a host, a host with a path or a port. */
const plainAddress =
  /[a-z][a-z\d+.-]*:\/\/|www[.。．｡]|\d+(?:\.\d+){3}|[^\s@]@[^\s@]*[.。．｡]\p{L}{2,}|[\p{L}\p{N}\p{M}_-][.。．｡]\p{L}{2,}(?:[/?#]|:\d)/iu;

const mostOfHost = /[\p{L}\p{N}\p{M}_.。．｡-]+/gu;
/** A host as people type one: all in lower case, which no name with a missing space is. */
const lowerCaseHost =
  /^[\p{Ll}\p{N}\p{M}_.。．｡-]*[\p{Ll}\p{N}\p{M}_-][.。．｡]\p{Ll}{2,}[\p{Ll}\p{N}\p{M}_.。．｡-]*$/u;

/** What a mailbox could still make a link of: words of any script with a dot between them, or anything beside an at sign. */
const linkedDot = /(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=\p{L}{2})/gu;

/** Whether a part of it is plainly an address. */
export function holdsAddress(typed: string): boolean {
  return withoutAddresses(typed).includes(removed);
}

/** For names and other typed text: nobody sends their links in a mail from us. An address is removed; `J.Lo` becomes `J. Lo`, which nothing links. */
export function withoutAddresses(typed: string): string {
  return unlinked(oneLine(typed));
}

function unlinked(line: string): string {
  const words = line.replaceAll(/\S+/g, (word) => (isAddress(word) ? removed : spaced(word)));
  return cleanLine(words.replaceAll(/ {2,}/g, ' '));
}

function isAddress(word: string): boolean {
  return plainAddress.test(word) || (word.match(mostOfHost) ?? []).some((run) => lowerCaseHost.test(run));
}

function spaced(word: string): string {
  return word.replaceAll(linkedDot, '$& ').replaceAll('@', ' @ ');
}

/** Letters, marks, and what stands between the words of a name; a dot only at the end of a word. */
const nameAlone = /^(?:[\p{L}\p{M}'’‘ʼ&·‐-]|\u200C|\u200D|\.(?= |$)| )+$/u;
const [mostCharacters, mostWords] = [60, 5] as const;

/** A name that is nothing but a name, on one line; empty for anything else. */
export function plainNameOf(typed: string): string {
  const name = unlinked(cleanLine(withoutUnseen(typed)));
  const isShort = name.length <= mostCharacters && name.split(' ').length <= mostWords;
  return isShort && nameAlone.test(name) ? name : '';
}
