import { randomUUID } from 'node:crypto';

import type { Envelope, MessageType } from '@marquee/contracts/message';
import { identityAudited } from '@marquee/contracts/messages/audit-messages';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import * as eventMessages from '@marquee/contracts/messages/event-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as invoiceMessages from '@marquee/contracts/messages/invoice-messages';
import * as privacyMessages from '@marquee/contracts/messages/privacy-messages';
import { quoteAccepted, quoteCreated, quoteSent } from '@marquee/contracts/messages/quote-messages';
import { mailRequested } from '@marquee/identity/mails/letter';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import type { z } from 'zod';

import {
  clientSnapshot,
  erasure,
  eventSnapshot,
  exportPageOf,
  invoiceSnapshot,
  providerSnapshot,
  quoteSnapshot,
  subscriptionSnapshot,
} from './snapshots.ts';
import type { Story } from './story.ts';

type Course = {
  type: (typeof eventMessages)['eventSent'];
  status: 'inquiry' | 'proposal' | 'booked' | 'completed' | 'cancelled';
};

const course: Record<Story['eventEnds'], Course> = {
  sent: { type: eventMessages.eventSent, status: 'inquiry' },
  proposed: { type: eventMessages.eventProposed, status: 'proposal' },
  booked: { type: eventMessages.eventBooked, status: 'booked' },
  completed: { type: eventMessages.eventCompleted, status: 'completed' },
  cancelled: { type: eventMessages.eventCancelled, status: 'cancelled' },
};

const before: Record<Story['eventEnds'], readonly Story['eventEnds'][]> = {
  sent: ['sent'],
  proposed: ['sent', 'proposed'],
  booked: ['sent', 'proposed', 'booked'],
  completed: ['sent', 'proposed', 'booked', 'completed'],
  cancelled: ['sent', 'proposed', 'cancelled'],
};

const invoiced = [
  { type: invoiceMessages.invoiceSent, status: 'sent' },
  { type: invoiceMessages.invoicePaid, status: 'paid' },
  { type: invoiceMessages.invoiceRefunded, status: 'partly_refunded' },
] as const;

/** What a story makes the services tell, in the order in which it happened. */
export function envelopesOf(story: Story, at: Date): Envelope[] {
  const { clientId, providerId, eventId, quoteIds, mailIds, auditIds, exportId } = story;
  const { leavingClientId, leavingProviderId, clientVersions, providerVersions } = story;
  const tell = <Payload extends z.ZodType>(
    declared: MessageType<Payload>,
    payload: z.input<Payload>,
    of: { id: string; version: number },
  ): Envelope => {
    const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
    const telling = { aggregateId: of.id, aggregateVersion: of.version, cause, at };
    return toEnvelope(toMessage(declared, payload), telling);
  };
  const accepted = story.accepts ? quoteIds.slice(-1) : [];
  return [
    ...versions(story.providerVersions).map((version) =>
      tell(providerChanged, providerSnapshot(story, version), { id: providerId, version }),
    ),
    ...versions(story.providerVersions).map((version) =>
      tell(subscriptionChanged, subscriptionSnapshot(story, version), { id: providerId, version }),
    ),
    ...versions(story.clientVersions).map((version) =>
      tell(clientChanged, clientSnapshot(story, version), { id: clientId, version }),
    ),
    ...before[story.eventEnds].map((stage, index) => {
      const { type, status } = course[stage];
      return tell(type, eventSnapshot(story, status), { id: eventId, version: index + 2 });
    }),
    ...quoteIds.map((id) => tell(quoteCreated, quoteSnapshot(story, id, 'draft'), { id, version: 1 })),
    ...accepted.map((id) => tell(quoteSent, quoteSnapshot(story, id, 'sent_to_client'), { id, version: 4 })),
    ...accepted.map((id) =>
      tell(quoteAccepted, quoteSnapshot(story, id, 'client_accepted'), { id, version: 5 }),
    ),
    ...accepted.flatMap((quoteId) =>
      invoiced.map(({ type, status }, index) => {
        const invoice = invoiceSnapshot(story, { quoteId, status });
        return tell(type, invoice, { id: invoice.invoiceId, version: index + 2 });
      }),
    ),
    ...mailIds.map((id) => ({
      ...tell(mailRequested, { letter: aLetter(clientId) }, { id, version: 1 }),
      id,
    })),
    ...auditIds.map((id) => ({ ...tell(identityAudited, anAuditedAct(clientId), { id, version: 1 }), id })),
    ...versions(clientVersions).map((version) =>
      tell(clientChanged, clientSnapshot({ clientId: leavingClientId }, version), {
        id: leavingClientId,
        version,
      }),
    ),
    tell(privacyMessages.accountErased, erasure(leavingClientId, 'client'), {
      id: leavingClientId,
      version: clientVersions + 1,
    }),
    ...versions(providerVersions).map((version) =>
      tell(providerChanged, providerSnapshot({ providerId: leavingProviderId }, version), {
        id: leavingProviderId,
        version,
      }),
    ),
    tell(privacyMessages.accountErased, erasure(leavingProviderId, 'provider'), {
      id: leavingProviderId,
      version: providerVersions + 1,
    }),
    tell(
      privacyMessages.exportAsked,
      { exportId, accountId: clientId },
      { id: clientId, version: clientVersions + 1 },
    ),
    tell(privacyMessages.eventsExportCollected, exportPageOf(story), { id: `${exportId}/1`, version: 1 }),
  ];
}

function versions(count: number): number[] {
  return Array.from({ length: count }, (_version, index) => index + 1);
}

function anAuditedAct(clientId: string) {
  const subject = { kind: 'account' as const, id: clientId };
  const told = { outcome: 'done' as const, count: 1, reason: '', network: '' };
  return { ...told, act: 'signed-in' as const, subject };
}

function aLetter(clientId: string) {
  return { kind: 'password-changed' as const, to: `${clientId}@example.com`, name: 'Dana Reyes' };
}
