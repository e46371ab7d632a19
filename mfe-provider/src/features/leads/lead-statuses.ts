import { eventStatus, eventStatusLabels } from '@marquee/contracts/event-statuses';

const filtered = eventStatus.exclude(['cancelled']);

/** An empty string means no filter. */
export type LeadStatus = (typeof filtered.options)[number] | '';

/** The choices of the status filter. Cancelled leads appear only under 'All Statuses'. */
export const leadStatuses = [
  { value: '', label: 'All Statuses' },
  ...filtered.options.map((value) => ({ value, label: eventStatusLabels[value] })),
];

/** Returns the value of the address or of the filter if it is a status; an empty string otherwise. */
export function toLeadStatus(value: string | null): LeadStatus {
  return filtered.safeParse(value).data ?? '';
}
