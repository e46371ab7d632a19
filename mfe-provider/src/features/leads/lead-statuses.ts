import { eventStatus, eventStatusLabels } from '@marquee/contracts/event-statuses';

const filtered = eventStatus.exclude(['cancelled']);

/** '' is no filter. */
export type LeadStatus = (typeof filtered.options)[number] | '';

/** What the leads are filtered by; the cancelled ones are among all. */
export const leadStatuses = [
  { value: '', label: 'All Statuses' },
  ...filtered.options.map((value) => ({ value, label: eventStatusLabels[value] })),
];

/** What an address or a list says; anything else filters nothing. */
export function toLeadStatus(said: string | null): LeadStatus {
  return filtered.safeParse(said).data ?? '';
}
