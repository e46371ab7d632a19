import { cleanLine } from '@marquee/contracts/clean-text';
import sanitize from 'sanitize-filename';

/** File systems take 255 bytes, and some programs add to a name, as in `… (1).pdf`. */
const mostBytes = 200;

/**
 * `Invoice 12 – Raga & Rhythm.pdf`: what the file is, whose, and about what. Empty parts are left out. The name is good on every file
 * system; one of more than 200 bytes is cut between characters as people see them.
 */
export function fileNameOf(parts: readonly string[], extension: 'pdf' | 'csv' | 'json'): string {
  const said = parts.map(cleanLine).filter((part) => part !== '');
  const safe = sanitize(said.join(' – '), { replacement: ' ' }).replaceAll(/\s+/g, ' ');
  const end = `.${extension}`;
  return `${cutToBytes(safe, mostBytes - end.length).replace(/[-–. ]+$/, '')}${end}`;
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
