import type { WorkflowRow } from '@marquee/contracts/workflow';

/** A request that was just received. */
export function aPipelineRow(overrides: Partial<WorkflowRow> = {}): WorkflowRow {
  return {
    id: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    quoteId: null,
    eventName: 'Northline Holiday Party',
    eventDate: '2099-12-04',
    clientName: 'Northline Inc.',
    clientEmail: 'events@northline.example',
    isCancelled: false,
    requestReceivedAt: '2025-08-14T12:00:00.000Z',
    quoteCreatedAt: null,
    approvedForReviewAt: null,
    sentToClientAt: null,
    clientAcceptedAt: null,
    invoiceSentAt: null,
    invoicePaidAt: null,
    isPaymentAwaited: false,
    ...overrides,
  };
}

export function aSentPipelineRow(overrides: Partial<WorkflowRow> = {}): WorkflowRow {
  return aPipelineRow({
    quoteId: crypto.randomUUID(),
    quoteCreatedAt: '2025-08-17T12:00:00.000Z',
    approvedForReviewAt: '2025-08-18T12:00:00.000Z',
    sentToClientAt: '2025-08-19T12:00:00.000Z',
    ...overrides,
  });
}
