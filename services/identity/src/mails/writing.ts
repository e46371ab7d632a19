import { withoutIsolates } from '@marquee/contracts/text-direction';

/** Said in words; `button`: where to go next; `facts`: short lines, each under its name. */
export type Paragraph =
  string | { button: string; url: string } | { facts: readonly (readonly [name: string, value: string])[] };

/** What a mail says, before it is set as text and as a page. */
export type Writing = { subject: string; paragraphs: readonly Paragraph[] };

/** The words alone: a text file has no way to isolate a name that every mailbox knows. */
export function textOf({ paragraphs }: Writing): string {
  return `${withoutIsolates(paragraphs.map(textOfParagraph).join('\n\n'))}\n`;
}

function textOfParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    return paragraph;
  }
  return 'facts' in paragraph
    ? paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    : `${paragraph.button}:\n${paragraph.url}`;
}
