import { cleanLine, cutText } from '@marquee/contracts/clean-text';
import { isolate } from '@marquee/contracts/text-direction';

const maxLineLength = 150;

/** Cleans typed text for one line of an email: removes invisible characters, and shortens long text between two graphemes. */
export function oneLine(typed: string): string {
  return cutText(cleanLine(withoutInvisible(typed)), maxLineLength);
}

/** Invisible characters that change visible ones: joiners between letters or emoji, and the selector that makes a character an emoji. */
const shaping =
  /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}#*\d])\uFE0F/gu;

/** Removes all invisible characters but `shaping`. Email clients ignore them, so they could hide a link or a word from our checks. */
function withoutInvisible(typed: string): string {
  const kept = new Set(Array.from(typed.matchAll(shaping), ({ index }) => index));
  return typed.replace(/\p{Default_Ignorable_Code_Point}/gu, (character, index: number) =>
    kept.has(index) ? character : '',
  );
}

/** Marks typed text in the middle of a sentence; `toPlainText` removes the marks and `toHtml` turns them into elements. */
export function named(typed: string): string {
  return `${isolate.start}${oneLine(typed)}${isolate.end}`;
}

const phoneAlone = /^[\p{Nd}+()/. -]+(?:(?:x|ext\.?) ?\p{Nd}+)?$/iu;

/** The text if it is only a phone number, otherwise empty. Dots become spaces, so that email clients do not turn the number into a link. */
export function plainPhoneOf(typed: string): string {
  const phone = oneLine(typed);
  return phoneAlone.test(phone) ? phone.replaceAll(/\.(?=\p{Nd})/gu, ' ') : '';
}

const removed = '[address removed]';

/** Text that is always an address: a scheme, `www.`, four numbers, a mailbox at a host, a host with a path or a port. */
const plainAddress =
  /[a-z][a-z\d+.-]*:\/\/|www[.。．｡]|\d+(?:\.\d+){3}|[^\s@]@[^\s@]*[.。．｡]\p{L}{2,}|[\p{L}\p{N}\p{M}_-][.。．｡]\p{L}{2,}(?:[/?#]|:\d)/iu;

const hostCharacters = /[\p{L}\p{N}\p{M}_.。．｡-]+/gu;
/** A host as people type it, all in lower case. A name without a space after the dot, such as `J.Lo`, contains upper case. */
const lowerCaseHost =
  /^[\p{Ll}\p{N}\p{M}_.。．｡-]*[\p{Ll}\p{N}\p{M}_-][.。．｡]\p{Ll}{2,}[\p{Ll}\p{N}\p{M}_.。．｡-]*$/u;

/** Text of which an email client could still make a link: words of any script joined by a dot. */
const linkedDot = /(?<=[\p{L}\p{N}\p{M}_-])[.。．｡](?=\p{L}{2})/gu;

/** Whether the text contains a plain address or a host in lower case. */
export function holdsAddress(typed: string): boolean {
  return withoutAddresses(typed).includes(removed);
}

/**
 * Removes addresses from names and other typed text, so that our emails contain no links of strangers. `J.Lo` becomes `J. Lo`, which email
 * clients do not turn into a link.
 */
export function withoutAddresses(typed: string): string {
  return unlinked(oneLine(typed));
}

function unlinked(line: string): string {
  const words = line.replaceAll(/\S+/g, (word) => (isAddress(word) ? removed : spaced(word)));
  return cleanLine(words.replaceAll(/ {2,}/g, ' '));
}

function isAddress(word: string): boolean {
  return plainAddress.test(word) || (word.match(hostCharacters) ?? []).some((run) => lowerCaseHost.test(run));
}

function spaced(word: string): string {
  return word.replaceAll(linkedDot, '$& ').replaceAll('@', ' @ ');
}

/** Letters, marks, and the characters between the words of a name; a dot only at the end of a word. */
const nameAlone = /^(?:[\p{L}\p{M}'’‘ʼ&·‐-]|\u200C|\u200D|\.(?= |$)| )+$/u;
const [mostCharacters, mostWords] = [60, 5] as const;

/** The text if it is only a name on one line; otherwise empty. */
export function plainNameOf(typed: string): string {
  const name = unlinked(cleanLine(withoutInvisible(typed)));
  const isShort = name.length <= mostCharacters && name.split(' ').length <= mostWords;
  return isShort && nameAlone.test(name) ? name : '';
}
