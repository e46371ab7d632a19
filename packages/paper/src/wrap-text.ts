type WidthOf = (text: string) => number;

/** Lines no wider than `width`, broken between words; a word that is wider itself is broken between its letters. */
export function wrapText(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
    const [start = '', ...others] = breakWord(word, width, widthOf);
    const needed = taken + widthOf(' ') + widthOf(start);
    if (line !== '' && needed <= width) {
      [line, taken] = [`${line} ${start}`, needed];
    } else {
      lines.push(...(line === '' ? [] : [line]));
      [line, taken] = [start, widthOf(start)];
    }
    for (const other of others) {
      lines.push(line);
      [line, taken] = [other, widthOf(other)];
    }
  }
  return [...lines, line];
}

const letters = new Intl.Segmenter('en');

function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) {
    return [word];
  }
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
