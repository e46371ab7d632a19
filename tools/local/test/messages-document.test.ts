import { join } from 'node:path';

import { messageTypes } from '@marquee/contracts/message-types';

import { messagesDocument } from '../src/docs/messages-document.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe('docs/messages.md', () => {
  test('when a message is declared, then it has a section', () => {
    const chapters = [...messagesDocument(root).matchAll(/^## (\S+)$/gm)].map(([, type]) => type);

    expect(chapters).toEqual([...messageTypes.map(({ type }) => type), 'identity.mail.requested.v1']);
    expect(chapters).toContain('quotes.quote.accepted.v1');
  });
});
