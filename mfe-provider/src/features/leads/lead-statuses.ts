import { eventStatus, eventStatusLabels } from '@marquee/contracts/event-statuses';

const filtered = eventStatus.exclude(['cancelled']);

/** '' means no filter. */
export type LeadStatus = (typeof filtered.options)[number] | '';

/** The filters of the leads; cancelled ones appear only under all. */
export const leadStatuses = [
  { value: '', label: 'All Statuses' },
  ...filtered.options.map((value) => ({ value, label: eventStatusLabels[value] })),
];

/** The status in an address or a list; '' for anything else. */
export function toLeadStatus(value: string | null): LeadStatus {
  return filtered.safeParse(value).data ?? '';
}
