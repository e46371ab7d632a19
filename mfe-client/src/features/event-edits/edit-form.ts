import type { eventUpdate, EventUpdate } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';

export type EditFormValues = z.input<typeof eventUpdate>;
export type EditForm = ContractForm<EditFormValues, EventUpdate>;
export type EditSectionProps = { form: EditForm; event: EventView };
