import { cleanLine } from '@marquee/contracts/clean-text';
import sanitize from 'sanitize-filename';

/** File systems accept names of 255 bytes, and some programs add to a name, as in `… (1).pdf`. */
const maxBytes = 200;

/**
 * `Invoice 12 – Raga & Rhythm.pdf`: the kind of file, its owner and its subject. Empty parts are left out. Every file system accepts the
 * name; it is cut to 200 bytes, between characters as people see them.
 */
export function fileNameOf(parts: readonly string[], extension: 'pdf' | 'csv' | 'json'): string {
  const names = parts.map(cleanLine).filter((part) => part !== '');
  const safe = sanitize(names.join(' – '), { replacement: ' ' }).replaceAll(/\s+/g, ' ');
  const end = `.${extension}`;
  return `${cutToBytes(safe, maxBytes - end.length).replace(/[-–. ]+$/, '')}${end}`;
}

const characters = new Intl.Segmenter('en');

function cutToBytes(text: string, most: number): string {
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (Buffer.byteLength(kept + segment) > most) {
      break;
    }
    kept += segment;
  }
  return kept;
}
