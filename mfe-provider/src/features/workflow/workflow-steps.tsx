import type { WorkflowRow } from '@marquee/contracts/workflow';
import type { Step } from '@marquee/ui';
import { formatDay } from '@marquee/web-kit';
import { ShareButton } from './share-button.tsx';

export const stages = [
  'Requests Received',
  'Quotes Created',
  'Approved for Review',
  'Sent to Client',
  'Share URL',
  'Accepted by Client',
  'Invoice Sent',
  'Invoice Paid',
] as const;

/** The texts of the legend. Screen readers read the same texts for the stages. */
export const legend = [
  { state: 'lit', text: 'Completed' },
  { state: 'waiting', text: 'Waiting for Client' },
  { state: 'action', text: 'Provider Action Needed' },
] as const;

/** Returns one step per stage: completed stages, the current stage with the person who has to act, then later stages. */
export function getWorkflowSteps(row: WorkflowRow): Step[] {
  const reached = [
    row.requestReceivedAt,
    row.quoteCreatedAt,
    row.approvedForReviewAt,
    row.sentToClientAt,
    row.sentToClientAt,
    row.clientAcceptedAt,
    row.invoiceSentAt,
    row.invoicePaidAt,
  ];
  const currentIndex = row.isCancelled ? -1 : reached.findLastIndex((at) => at !== null) + 1;
  return stages.map((stage, index) => {
    const at = reached[index] ?? null;
    if (stage === 'Share URL') {
      return getShareStep(row);
    }
    if (at !== null) {
      return { stage, state: 'lit', when: formatDay(at), words: 'Completed' };
    }
    return index === currentIndex ? getCurrentStep(stage, row) : { stage, state: 'later' };
  });
}

/**
 * Returns the current stage with its actor. The stages of invoices have an actor only while a payment is awaited, because invoices are sent
 * automatically and after a refund nobody has to act.
 */
function getCurrentStep(stage: (typeof stages)[number], { isPaymentAwaited }: WorkflowRow): Step {
  if (stage === 'Accepted by Client' || (stage === 'Invoice Paid' && isPaymentAwaited)) {
    return { stage, state: 'waiting', when: 'Waiting', words: 'Waiting for Client' };
  }
  const isInvoice = stage === 'Invoice Sent' || stage === 'Invoice Paid';
  return isInvoice
    ? { stage, state: 'later' }
    : { stage, state: 'action', when: 'To do', words: 'Provider Action Needed' };
}

/** The share URL is offered after the first sending, while it shows the quote. */
function getShareStep({ quoteId, sentToClientAt, eventName, hasPublicPage = true }: WorkflowRow): Step {
  if (quoteId === null || sentToClientAt === null || !hasPublicPage) {
    return { stage: 'Share URL', state: 'later' };
  }
  return {
    stage: 'Share URL',
    state: 'lit',
    when: 'Copy',
    action: <ShareButton quoteId={quoteId} eventName={eventName} />,
  };
}
