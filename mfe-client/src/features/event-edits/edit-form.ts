import { eventUpdate, formHours, maxHours } from '@marquee/contracts/event-requests';
import type { EventUpdate } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { acceptingStored } from '@marquee/contracts/stored-values';
import type { ContractForm } from '@marquee/web-kit/forms';
import { toEditForm } from './to-edit-form.ts';
import type { EditFormValues } from './to-edit-form.ts';

type EditForm = ContractForm<EditFormValues, EventUpdate>;
export type EditSectionProps = { form: EditForm; event: EventView };

/** The contract's schema with the maximum duration of our forms. A stored duration or text that is longer may stay unchanged. */
export function createEditSchema(event: EventView) {
  const duration = formHours('Duration must be at least 1 hour', getMaxHours(event.duration));
  return acceptingStored(eventUpdate.extend({ duration }), toEditForm(event));
}

export function getMaxHours(stored: number | null): number {
  return Math.max(maxHours, stored ?? 0);
}
