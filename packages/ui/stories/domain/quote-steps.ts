import type { Step } from '../../src/index.ts';

const created: Step = {
  stage: 'Quote Created',
  state: 'lit',
  who: 'Sunset Sound Co.',
  when: 'Aug 18, 2025',
};
const sent: Step = { stage: 'Sent to Client', state: 'lit', who: 'Sunset Sound Co.', when: 'Aug 20, 2025' };

export const waitingForClient: readonly Step[] = [
  created,
  sent,
  { stage: 'Client Accepted', state: 'waiting', when: 'Waiting for Client' },
];

export const allCompleted: readonly Step[] = [
  created,
  sent,
  { stage: 'Client Accepted', state: 'lit', who: 'Amara Okafor', when: 'Aug 20, 2025' },
];

export const waitingForProvider: readonly Step[] = [
  created,
  { stage: 'Approved for Review', state: 'next', when: 'You', icon: 'eye' },
  { stage: 'Sent to Client', state: 'later', icon: 'send' },
];

/** The workflow's eight stages. */
export const pipeline: readonly Step[] = [
  { stage: 'Requests Received', state: 'lit', when: 'Aug 16' },
  { stage: 'Quotes Created', state: 'lit', when: 'Aug 18' },
  { stage: 'Approved for Review', state: 'lit', when: 'Aug 19' },
  { stage: 'Sent to Client', state: 'lit', when: 'Aug 20' },
  { stage: 'Share URL', state: 'lit', when: 'Copied' },
  { stage: 'Accepted by Client', state: 'lit', when: 'Aug 20' },
  { stage: 'Invoice Sent', state: 'action', when: 'To do', words: 'Provider Action Needed' },
  { stage: 'Invoice Paid', state: 'later' },
];
