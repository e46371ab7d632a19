/** One line of the specification below a numbered heading. */
type SpecificationLine = { section: string; text: string };

/** The lines of the numbered sections of the product specification, without headings, blank lines and table rules. */
export function linesToCover(specification: string): SpecificationLine[] {
  const lines: SpecificationLine[] = [];
  let section = '';
  for (const line of specification.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    if (section !== '' && isContent(line)) {
      lines.push({ section, text: normalizeSpaces(line) });
    }
  }
  return lines;
}

/** Texts in single quotes: labels, messages and titles. Ignores apostrophes inside words. */
export function textsIn(line: string): string[] {
  return [...line.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(([, text = '']) => text);
}

export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isContent(line: string): boolean {
  return line.trim() !== '' && !line.startsWith('#') && !/^\|[\s|-]+\|$/.test(line);
}
