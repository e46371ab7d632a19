import type { WorkflowRow } from '@marquee/contracts/workflow';
import { CopyButton, notify } from '@marquee/ui';
import type { Light } from '@marquee/ui';
import { formatDay, shareAddressOf } from '@marquee/web-kit';

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

/** The legend's words, also said to screen readers under each bulb. */
export const legend = [
  { state: 'lit', text: 'Completed' },
  { state: 'waiting', text: 'Waiting for Client' },
  { state: 'action', text: 'Provider Action Needed' },
] as const;

/** One light per stage: lit where it was reached, then whose turn it is, then what comes later. */
export function lightsOf(row: WorkflowRow): Light[] {
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
  const turn = row.isCancelled ? -1 : reached.findLastIndex((at) => at !== null) + 1;
  return stages.map((stage, index) => {
    const at = reached[index] ?? null;
    if (stage === 'Share URL') {
      return shareLight(row);
    }
    if (at !== null) {
      return { stage, state: 'lit', when: formatDay(at) };
    }
    return index === turn ? turnLight(stage) : { stage, state: 'later' };
  });
}

/** Invoices come with billing; until then nobody can act on them. */
function turnLight(stage: (typeof stages)[number]): Light {
  if (stage === 'Accepted by Client') {
    return { stage, state: 'waiting', when: 'Waiting' };
  }
  const isInvoice = stage === 'Invoice Sent' || stage === 'Invoice Paid';
  return isInvoice ? { stage, state: 'later' } : { stage, state: 'action', when: 'To do' };
}

/** The address exists once the quote was sent. */
function shareLight({ quoteId, sentToClientAt, eventName }: WorkflowRow): Light {
  if (quoteId === null || sentToClientAt === null) {
    return { stage: 'Share URL', state: 'later' };
  }
  return {
    stage: 'Share URL',
    state: 'lit',
    action: (
      <CopyButton
        variant="quiet"
        size="small"
        text={shareAddressOf(quoteId)}
        label="Copy"
        copiedLabel="Copied"
        onCopied={() => {
          notify({ title: 'URL Copied', description: `The share URL of ${eventName} is on your clipboard.` });
        }}
      />
    ),
  };
}
