import { isolate, withoutIsolates } from '@marquee/contracts/text-direction';
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
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styles } from './styles.ts';
import type { Paragraph, EmailContent } from './email-content.ts';

/** Renders an email as HTML, with the same layout for all emails. React escapes typed text. */
export function toHtml(content: EmailContent): string {
  return `<!doctype html>${renderToStaticMarkup(layout(content))}`;
}

function layout({ subject, paragraphs }: EmailContent): ReactElement {
  const preview = paragraphs.filter((paragraph) => typeof paragraph === 'string').join(' ');
  const brand = createElement(Text, { style: styles.brand }, 'Marquee');
  const heading = createElement(Heading, { as: 'h1', style: styles.heading }, subject);
  return createElement(
    Html,
    { lang: 'en' },
    createElement(Head, null, ...metas.map((meta) => createElement('meta', { key: meta.name, ...meta }))),
    createElement(Preview, { children: withoutIsolates(preview) }),
    createElement(
      Body,
      { style: styles.ground },
      createElement(
        Container,
        { style: styles.container },
        createElement(Section, { style: styles.board }, brand),
        createElement(Section, { style: styles.content }, heading, ...paragraphs.map(layoutParagraph)),
      ),
    ),
  );
}

/** Without the viewport, a phone's browser lays the page out 980 px wide and scales it down. */
const metas = [
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light only' },
] as const;

/** Isolates typed names, so that their text direction does not affect the words around them. */
function isolateNames(text: string): ReactNode[] {
  return text.split(isolate.start).flatMap((part, index): ReactNode[] => {
    const [name, rest = ''] = part.split(isolate.end);
    return index === 0 ? [part] : [createElement('bdi', { key: index }, name), rest];
  });
}

function layoutParagraph(paragraph: Paragraph, key: number): ReactElement {
  if (typeof paragraph === 'string') {
    return createElement(Text, { key, style: styles.text }, ...isolateNames(paragraph));
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
