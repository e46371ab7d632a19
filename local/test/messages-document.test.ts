import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageTypes } from '@marquee/contracts/message-types';

import { messagesDocument } from '../src/docs/messages-document.ts';

const root = join(import.meta.dirname, '..', '..');

describe('docs/messages.md', () => {
  test('when the messages or their consumers change, then npm run docs:messages must be run', () => {
    const written = readFileSync(join(root, 'docs', 'messages.md'), 'utf8');

    expect(written).toBe(messagesDocument(root));
  });

  test('when a message is declared, then it has a section', () => {
    const chapters = [...messagesDocument(root).matchAll(/^## (\S+)$/gm)].map(([, type]) => type);

    expect(chapters).toEqual([...messageTypes.map(({ type }) => type), 'identity.mail.requested.v1']);
    expect(chapters).toContain('quotes.quote.accepted.v1');
  });
});
