import type { EventRequest } from '@marquee/contracts/event-requests';

const other = 'Other';

/** What is sent: a type of one's own replaces 'Other', a service of one's own joins the list once. */
export function toEventRequest(form: EventRequest): EventRequest {
  const customEventType = form.eventCategory === other ? (form.customEventType ?? '') : '';
  const customService = form.servicesNeeded.includes(other) ? (form.customService ?? '') : '';

  return {
    ...form,
    eventCategory: customEventType || form.eventCategory,
    customEventType,
    servicesNeeded: withService(form.servicesNeeded, customService),
    customService,
  };
}

function withService(services: string[], custom: string): string[] {
  return custom === '' || services.includes(custom) ? services : [...services, custom];
}
