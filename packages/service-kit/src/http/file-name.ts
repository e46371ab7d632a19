import { cleanLine } from '@marquee/contracts/clean-text';
import sanitize from 'sanitize-filename';

/** File systems accept names of 255 bytes, and some programs add to a name, as in `… (1).pdf`. */
const maxBytes = 200;

const separator = ' – ';

/**
 * Joins the parts to a name that every file system accepts, such as `Invoice 12 – Raga & Rhythm.pdf`. Omits parts without a permitted
 * character. The name has at most 200 bytes; the longest parts are cut at grapheme boundaries.
 */
export function fileNameOf(parts: readonly string[], extension: 'pdf' | 'csv' | 'json'): string {
  const accepted = parts.map((part) => sanitizePart(cleanLine(part))).filter((part) => /[^. ]/.test(part));
  const end = `.${extension}`;
  const room = maxBytes - end.length - bytesOf(separator) * (accepted.length - 1);
  const name = cutToShares(accepted, room).join(separator);
  return `${sanitize(name).replace(/[-–. ]+$/, '')}${end}`;
}

/**
 * Adds a letter on each side while the part is sanitized, because only the whole name must not end with a dot or be a reserved name like
 * `con`.
 */
function sanitizePart(part: string): string {
  const accepted = sanitize(`x${cutToBytes(part, maxBytes)}x`, { replacement: ' ' }).slice(1, -1);
  return accepted.replaceAll(/\s+/g, ' ').trim();
}

/** Cuts each part to its share of the bytes. Longer parts share the bytes that shorter parts leave unused. */
function cutToShares(parts: readonly string[], room: number): string[] {
  const cut = [...parts];
  const shortestFirst = [...parts.entries()].toSorted(([, one], [, other]) => bytesOf(one) - bytesOf(other));
  let left = room;
  for (const [rank, [index, part]] of shortestFirst.entries()) {
    const share = Math.floor(left / (parts.length - rank));
    const kept = cutToBytes(part, share).trimEnd();
    cut[index] = kept;
    left -= bytesOf(kept);
  }
  return cut;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

const characters = new Intl.Segmenter('en');

function cutToBytes(text: string, limit: number): string {
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (bytesOf(kept + segment) > limit) {
      break;
    }
    kept += segment;
  }
  return kept;
}
