import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { faces, look } from './look.ts';
import type { Paragraph, Writing } from './writing.ts';

/** The one page that every mail is set on. React escapes whatever people have typed. */
export function mailLayout({ subject, paragraphs }: Writing): ReactElement {
  const preview = paragraphs.filter((paragraph) => typeof paragraph === 'string').join(' ');
  return createElement(
    Html,
    { lang: 'en' },
    createElement(Head, null, createElement('meta', { name: 'color-scheme', content: 'light only' })),
    createElement(Preview, { children: preview }),
    createElement(
      Body,
      { style: styles.ground },
      createElement(
        Container,
        { style: styles.paper },
        createElement(
          Section,
          { style: styles.board },
          createElement(Text, { style: styles.brand }, 'Marquee'),
        ),
        createElement(
          Section,
          { style: styles.content },
          createElement(Heading, { as: 'h1', style: styles.heading }, subject),
          ...paragraphs.map((paragraph, index) => setParagraph(paragraph, index)),
        ),
      ),
    ),
  );
}

function setParagraph(paragraph: Paragraph, key: number): ReactElement {
  if (typeof paragraph === 'string') {
    return createElement(Text, { key, style: styles.text }, paragraph);
  }
  if ('button' in paragraph) {
    const { button, url } = paragraph;
    return createElement(
      Section,
      { key },
      createElement(Button, { href: url, style: styles.button }, button),
    );
  }
  const rows = paragraph.facts.map(([name, value]) =>
    createElement(
      'tr',
      { key: name },
      createElement('th', { scope: 'row', align: 'left', style: styles.factName }, name),
      createElement('td', { style: styles.fact }, value),
    ),
  );
  return createElement('table', { key, style: styles.facts }, createElement('tbody', null, ...rows));
}

const styles = {
  ground: { backgroundColor: look.ground, fontFamily: faces.text, margin: 0, padding: '24px 12px' },
  paper: {
    backgroundColor: look.surface,
    border: `1px solid ${look.line}`,
    maxWidth: '560px',
    width: '100%',
  },
  board: { backgroundColor: look.board, borderBottom: `4px solid ${look.bulb}`, padding: '0 24px' },
  brand: {
    color: look.onBoard,
    fontFamily: faces.board,
    fontSize: '30px',
    fontWeight: 780,
    lineHeight: '1',
    margin: '16px 0',
  },
  content: { padding: '24px' },
  heading: {
    color: look.ink,
    fontFamily: faces.board,
    fontSize: '30px',
    fontWeight: 780,
    lineHeight: '1.1',
    margin: '0 0 16px',
  },
  text: { color: look.ink, fontSize: '16px', lineHeight: '1.55', margin: '0 0 16px', whiteSpace: 'pre-line' },
  button: {
    backgroundColor: look.primary,
    borderRadius: '6px',
    color: look.onPrimary,
    fontSize: '16px',
    fontWeight: 620,
    margin: '0 0 16px',
    padding: '12px 20px',
  },
  facts: { borderTop: `1px solid ${look.line}`, margin: '0 0 16px', width: '100%' },
  factName: {
    color: look.muted,
    fontSize: '14px',
    fontWeight: 440,
    padding: '8px 12px 0 0',
    whiteSpace: 'nowrap',
  },
  fact: { color: look.ink, fontSize: '16px', padding: '8px 0 0', width: '100%' },
} as const;
