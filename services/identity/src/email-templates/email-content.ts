import { withoutIsolates } from '@marquee/contracts/text-direction';

/** A text, a button that links to the next step, or a list of short labeled lines. */
export type Paragraph =
  string | { button: string; url: string } | { facts: readonly (readonly [name: string, value: string])[] };

/** An email's content before it is rendered as text and as HTML. */
export type EmailContent = { subject: string; paragraphs: readonly Paragraph[] };

/** The email as plain text. Removes the marks that isolate names, because not every email client supports them in plain text. */
export function toPlainText({ paragraphs }: EmailContent): string {
  return `${withoutIsolates(paragraphs.map(paragraphToText).join('\n\n'))}\n`;
}

function paragraphToText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    return paragraph;
  }
  return 'facts' in paragraph
    ? paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    : `${paragraph.button}:\n${paragraph.url}`;
}
