/** Said in words; `button`: where to go next; `facts`: short lines, each under its name. */
export type Paragraph =
  string | { button: string; url: string } | { facts: readonly (readonly [name: string, value: string])[] };

/** What a mail says, before it is set as text and as a page. */
export type Writing = { subject: string; paragraphs: readonly Paragraph[] };

const longestLine = 150;

/** Control characters end a header, and direction marks turn a name round: none of them passes. */
const neverInLines = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody has typed, fit to stand in one line. */
export function oneLine(typed: string): string {
  const line = typed.replace(directionMarks, '').replace(neverInLines, ' ').trim();
  return line.length > longestLine ? `${line.slice(0, longestLine - 1).trimEnd()}…` : line;
}

export function textOf({ paragraphs }: Writing): string {
  return `${paragraphs.map(textOfParagraph).join('\n\n')}\n`;
}

function textOfParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    return paragraph;
  }
  return 'facts' in paragraph
    ? paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    : `${paragraph.button}:\n${paragraph.url}`;
}
