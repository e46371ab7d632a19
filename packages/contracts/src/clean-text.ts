/**
 * Invisible characters as ranges of a regular expression with the flag `u`: white space, controls, and code points that Unicode lets a font
 * ignore or leave blank.
 */
export const invisible = [
  String.raw`\s\u0000-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F`,
  String.raw`\u2028-\u202E\u2060-\u206F\u2800\u3164\uD800-\uDFFF\uFDD0-\uFDEF\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`,
  String.raw`\uFFFE\uFFFF\u{16FE4}\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`,
].join('');

/* eslint-disable no-misleading-character-class -- The class consists of ranges of code points. */
/** Any visible character. A combining mark does not count, because it shows nothing without a base letter. */
const anyVisible = new RegExp(String.raw`[^${invisible}\p{M}]`, 'u');
const unseenButSpace = new RegExp(`(?! )[${invisible}]`, 'gu');
/* eslint-enable no-misleading-character-class */

const lineEnd = /[\t\n\v\f\r\u0085\u2028\u2029]/;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

const mostLineBreaks = 100;
const twoBlankLines = '\n\n\n';
/** More than two blank lines in a row: their line breaks, with the white space between the breaks. */
const blankLines = /\n(?:[^\n]*\n){3,}/;

/** Characters to remove: direction marks, byte order marks, unpaired surrogates, and controls other than tabs and line breaks. */
const removedCharacters =
  // eslint-disable-next-line no-control-regex -- The pattern matches control characters on purpose.
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFEFF\p{Cs}]/gu;

/** White space, line breaks and joiners in a row. A joiner connects letters or emoji, so it has no effect beside a space. */
const gap = /(?:\s|\u0085|\u200C|\u200D)+/g;
const joiners = /\u200C|\u200D/g;

/** Any character that is not trimmed. Variation selectors and tags are not trimmed, because an emoji may end with one. */
const notBlank = /[^\s\u00AD\u180E\u200B-\u200D\u2060-\u2064\u2800\u3164\uFFA0]/;

/**
 * Cleans typed text of one line: NFC, trimmed, without controls and direction marks. One space replaces each run of white space that has a
 * tab or a line break. Returns an empty text if no character is visible.
 */
export function cleanLine(typed: string): string {
  return cleaned(typed, (space) => (lineEnd.test(space) ? ' ' : space));
}

/**
 * Cleans typed text of several lines like `cleanLine`, but keeps tabs, and keeps line breaks as `\n`. Keeps at most two blank lines in a
 * row. Each line break after the hundredth becomes a space, so that no text takes too many lines on a page or in a document.
 */
export function cleanLines(typed: string): string {
  let left = mostLineBreaks;
  return cleaned(typed, (space) => space.replace(lineBreak, '\n').replace(blankLines, twoBlankLines)).replace(
    /\n/g,
    () => {
      left -= 1;
      return left < 0 ? ' ' : '\n';
    },
  );
}

/** Whether two texts are equal after cleaning. One of them may have been stored before texts were cleaned. */
export function isSameText(one: string, other: string): boolean {
  return one === other || cleanLines(one) === cleanLines(other);
}

/** Cleans text in which invisible characters have no meaning, such as a phone number. Removes all of them, except single spaces. */
export function cleanTyped(typed: string): string {
  const seen = cleanLine(typed).replace(/\s/g, ' ').replace(unseenButSpace, '');
  return seen.replace(/ +/g, ' ').trim().normalize('NFC');
}

function cleaned(typed: string, spaced: (space: string) => string): string {
  const kept = typed.replace(removedCharacters, '').replace(gap, (run) => {
    const space = run.replace(joiners, '');
    return space === '' ? run : spaced(space);
  });
  return anyVisible.test(kept) ? withoutPiles(trimmed(kept).normalize('NFC')) : '';
}

/** More than eight marks and format characters, such as joiners, in a row. */
const pile = /[\p{M}\p{Cf}]{9,}/gu;
const mark = /\p{M}/u;
const tibetan = /\p{Script=Tibetan}/u;

/** Maximum number of marks on one letter. No script needs more than 8, except Tibetan, which stacks whole syllables. */
const mostMarks = { others: 8, tibetan: 16 };

/** Removes the marks beyond the maximum, because they would cover the lines above and below the letter. */
function withoutPiles(text: string): string {
  return text.replace(pile, (run) => {
    const most = tibetan.test(run) ? mostMarks.tibetan : mostMarks.others;
    const characters = Array.from(run);
    const places = characters.flatMap((character, place) => (mark.test(character) ? [place] : []));
    return characters.slice(0, places[most] ?? characters.length).join('');
  });
}

/** Removes blank characters from both ends. Uses a loop, because a pattern for the end takes quadratic time on long runs of space. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && !notBlank.test(text.charAt(end - 1))) {
    end -= 1;
  }
  return text.slice(text.search(notBlank), end);
}

/** At most `most` graphemes; a cut text ends with '…'. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
