import type { Envelope } from '@marquee/contracts/message';
import { identityAudited } from '@marquee/contracts/messages/audit-messages';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import * as eventMessages from '@marquee/contracts/messages/event-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as invoiceMessages from '@marquee/contracts/messages/invoice-messages';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import {
  quoteAccepted,
  quoteArchived,
  quoteCreated,
  quoteErased,
  quoteItemized,
  quoteProgressed,
  quoteSent,
} from '@marquee/contracts/messages/quote-messages';
import { emailRequested } from '@marquee/identity/email-templates/email-template';

import { deletionEnvelopes } from './deletion-envelopes.ts';
import {
  clientSnapshot,
  eventSnapshot,
  invoiceSnapshot,
  issuerSnapshot,
  overdueSummary,
  providerSnapshot,
  quoteSnapshot,
  subscriptionSnapshot,
} from './snapshots.ts';
import type { Story } from './story.ts';
import { createEnvelopesAt, versions } from './create-envelopes-at.ts';

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
  { type: invoiceMessages.invoiceReminded, status: 'sent' },
  { type: invoiceMessages.invoiceBecameOverdue, status: 'sent' },
  { type: invoiceMessages.invoicePaid, status: 'paid' },
  { type: invoiceMessages.invoiceRefunded, status: 'partly_refunded' },
] as const;

/** The messages of a story, in the order in which they were published. */
export function envelopesOf(story: Story, at: Date): Envelope[] {
  const { clientId, providerId, eventId, quoteIds, mailIds, auditIds } = story;
  const createEnvelope = createEnvelopesAt(at);
  const accepted = story.accepts ? quoteIds.slice(-1) : [];
  const stages = before[story.eventEnds];
  const isOver = story.eventEnds === 'completed' || story.eventEnds === 'cancelled';
  const erased = story.erases && isOver ? [course[story.eventEnds].status] : [];
  return [
    ...versions(story.providerVersions).map((version) =>
      createEnvelope(providerChanged, providerSnapshot(story, version), { id: providerId, version }),
    ),
    ...versions(story.providerVersions).map((version) =>
      createEnvelope(subscriptionChanged, subscriptionSnapshot(story, version), { id: providerId, version }),
    ),
    ...versions(story.providerVersions).map((version) =>
      createEnvelope(issuerChanged, issuerSnapshot(story, version), { id: providerId, version }),
    ),
    ...versions(story.clientVersions).map((version) =>
      createEnvelope(clientChanged, clientSnapshot(story, version), { id: clientId, version }),
    ),
    ...stages.map((stage, index) => {
      const { type, status } = course[stage];
      return createEnvelope(type, eventSnapshot(story, status), { id: eventId, version: index + 2 });
    }),
    ...erased.map((status) =>
      createEnvelope(
        eventMessages.eventErased,
        { ...eventSnapshot(story, status), ...nobody },
        { id: eventId, version: stages.length + 2 },
      ),
    ),
    ...quoteIds.map((id) =>
      createEnvelope(quoteCreated, quoteSnapshot(story, id, 'draft'), { id, version: 1 }),
    ),
    ...quoteIds
      .slice(0, -1)
      .map((id) => createEnvelope(quoteArchived, quoteSnapshot(story, id, 'archived'), { id, version: 2 })),
    ...accepted.map((id) =>
      createEnvelope(quoteProgressed, quoteSnapshot(story, id, 'approved_for_review'), { id, version: 3 }),
    ),
    ...accepted.map((id) =>
      createEnvelope(quoteSent, quoteSnapshot(story, id, 'sent_to_client'), { id, version: 4 }),
    ),
    ...accepted.map((id) =>
      createEnvelope(quoteItemized, quoteSnapshot(story, id, 'client_accepted'), { id, version: 5 }),
    ),
    ...accepted.map((id) =>
      createEnvelope(quoteAccepted, quoteSnapshot(story, id, 'client_accepted'), { id, version: 5 }),
    ),
    ...accepted
      .slice(0, erased.length)
      .map((id) =>
        createEnvelope(
          quoteErased,
          { ...quoteSnapshot(story, id, 'client_accepted'), ...nobody },
          { id, version: 6 },
        ),
      ),
    ...accepted.map((quoteId) => {
      const invoice = invoiceSnapshot(story, { quoteId, status: 'sent' });
      const drafted = { ...invoice, number: null, status: 'draft' as const, isRefundUnderWay: false };
      return createEnvelope(invoiceMessages.invoiceChanged, drafted, { id: invoice.invoiceId, version: 1 });
    }),
    ...accepted.flatMap((quoteId) =>
      invoiced.map(({ type, status }, index) => {
        const invoice = invoiceSnapshot(story, { quoteId, status });
        const reminded = type === invoiceMessages.invoiceReminded ? byHand : {};
        return createEnvelope(
          type,
          { ...invoice, ...reminded },
          { id: invoice.invoiceId, version: index + 2 },
        );
      }),
    ),
    createEnvelope(invoiceMessages.overdueSummarized, overdueSummary(story), { id: providerId, version: 1 }),
    ...mailIds.map((id) => ({
      // Addressed to an existing account, because identity sends email to no other address.
      ...createEnvelope(emailRequested, { letter: aLetter(clientId) }, { id: clientId, version: 1 }),
      id,
    })),
    ...auditIds.map((id) => ({
      ...createEnvelope(identityAudited, anAuditedAction(clientId), { id, version: 1 }),
      id,
    })),
    ...deletionEnvelopes(story, createEnvelope),
  ];
}

const byHand = { reminder: { reminderId: 'by-hand', days: null } };

const nobody = { clientName: 'Deleted client', clientEmail: '' };

function anAuditedAction(clientId: string) {
  const subject = { kind: 'account' as const, id: clientId };
  const details = { outcome: 'done' as const, count: 1, reason: '', network: '' };
  return { ...details, act: 'signed-in' as const, subject };
}

function aLetter(clientId: string) {
  return { kind: 'password-changed' as const, to: `${clientId}@example.com`, name: 'Dana Reyes' };
}
