import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { envelope } from '@marquee/contracts/message';
import type { MessageType } from '@marquee/contracts/message';
import { fieldsOf, messageTypes } from '@marquee/contracts/message-types';

import { consumersOf, internalMessages } from './consumers-of.ts';

/** docs/messages.md: every message with its publisher, its consumers and its payload. */
export function messagesDocument(root: string): string {
  const remarks = remarksIn(join(root, 'packages', 'contracts', 'src', 'messages'));
  return `${[
    '# Messages',
    'Made by `npm run docs:messages` from `packages/contracts/src/messages/` and the subscriptions of the services; a test fails when it is outdated.',
    'Every message travels in the same envelope. `payload` is the full public snapshot of the aggregate at `aggregateVersion`, so that a consumer can apply it whatever it has missed. The routing key is the `type`; its first word is the service that publishes it.',
    listOf(envelope),
    ...messageTypes.map((message) => sectionOf(message, remarks.get(message.type))),
    ...internalMessages().map((message) => sectionOf(message, 'The service publishes it only for itself.')),
  ].join('\n\n')}\n`;
}

function sectionOf(message: MessageType, remark: string | undefined): string {
  const consumers = consumersOf(message).map((queue) => `\`${queue}\``);
  return [
    `## ${message.type}`,
    ...(remark === undefined ? [] : [remark]),
    `Published by ${message.type.split('.')[0] ?? ''}. Consumed by ${consumers.length > 0 ? consumers.join(', ') : 'nobody yet'}.`,
    listOf(message.payload),
  ].join('\n\n');
}

function listOf(schema: MessageType['payload']): string {
  return fieldsOf(schema)
    .map(({ name, kind }) => `- \`${name}\`: ${kind}`)
    .join('\n');
}

/** The comments above the declarations in the contracts, by message type. */
function remarksIn(folder: string): Map<string, string> {
  const declaration = /\/\*\* ([^*]+) \*\/\nexport const \w+ = defineMessage\(\s*'([^']+)'/g;
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(declaration)]);
  return new Map(found.map(([, remark = '', type = '']) => [type, remark]));
}
