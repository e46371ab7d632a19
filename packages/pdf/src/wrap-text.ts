import { breaksOf } from './break-text.ts';
import { partOf, toLine } from './lines.ts';
import type { Line } from './lines.ts';

type WidthOf = (text: string) => number;

const letters = new Intl.Segmenter('en');

/** A word. `start`, `end`: the range of the word and the spaces after it, in UTF-16 units. `blank`: the width of these spaces. */
type Word = { start: number; end: number; width: number; blank: number };

export function paragraphsOf(text: string): string[] {
  return text.split(/\r\n|\r|\n|\u2028|\u2029/);
}

/** Wraps a text into lines no wider than `width`. Breaks lines where Unicode allows it; divides a word that is wider than a line. */
export function wrapText(text: string, width: number, widthOf: WidthOf): Line[] {
  return paragraphsOf(text).flatMap((paragraph) => wrapParagraph(toLine(paragraph.trim()), width, widthOf));
}

/** The text if it is no wider than `width`; otherwise as many characters as fit, followed by '…'. */
export function cutToWidth(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) {
    return text;
  }
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (widthOf(`${kept}${segment}…`) > width) {
      break;
    }
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function wrapParagraph(paragraph: Line, width: number, widthOf: WidthOf): Line[] {
  const lines: Line[] = [];
  let [start, end, taken, blank] = [0, 0, 0, 0];
  for (const word of wordsOf(paragraph.text, width, widthOf)) {
    if (end > start && taken + blank + word.width > width) {
      lines.push(partOf(paragraph, start, end));
      [start, taken, blank] = [word.start, 0, 0];
    }
    taken += blank + word.width;
    ({ end, blank } = word);
  }
  return [...lines, partOf(paragraph, start, end)];
}

function wordsOf(text: string, width: number, widthOf: WidthOf): Word[] {
  let start = 0;
  return breaksOf(text).flatMap((end) => {
    const word = text.slice(start, end).trimEnd();
    const blank = start + word.length < end ? widthOf(' ') : 0;
    const parts = breakWord({ word, start }, width, widthOf);
    start = end;
    return parts.map((part, index) => (index === parts.length - 1 ? { ...part, end, blank } : part));
  });
}

function breakWord(
  { word, start }: { word: string; start: number },
  width: number,
  widthOf: WidthOf,
): Word[] {
  const whole = widthOf(word);
  if (whole <= width) {
    return [{ start, end: start + word.length, width: whole, blank: 0 }];
  }
  const ends = Array.from(letters.segment(word), ({ segment, index }) => index + segment.length);
  const parts: Word[] = [];
  let [from, first] = [0, 0];
  while (first < ends.length) {
    const last = lastWithin(ends.slice(first), (end) => widthOf(word.slice(from, end)) <= width) + first;
    const end = ends[last] ?? word.length;
    parts.push({ start: start + from, end: start + end, width: widthOf(word.slice(from, end)), blank: 0 });
    [from, first] = [end, last + 1];
  }
  return parts;
}

/**
 * The index of the last end up to which the part fits. The search doubles and halves its steps, so that a long word is measured a few times
 * per line instead of once per letter. The first letter always counts as fitting.
 */
function lastWithin(ends: readonly number[], fits: (end: number) => boolean): number {
  const isWithin = (place: number): boolean => {
    const end = ends[place];
    return end !== undefined && fits(end);
  };
  let step = 1;
  while (isWithin(step)) {
    step *= 2;
  }
  let place = Math.floor(step / 2);
  for (step = Math.floor(step / 4); step >= 1; step = Math.floor(step / 2)) {
    place += isWithin(place + step) ? step : 0;
  }
  return place;
}
