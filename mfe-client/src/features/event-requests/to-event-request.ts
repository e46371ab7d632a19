import type { EventRequest } from '@marquee/contracts/event-requests';
import { isSameService } from '@marquee/contracts/service-names';

const other = 'Other';

/** The request as it is sent: a custom type replaces 'Other'; a custom service joins the list unless the list names it. */
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
  const isNamed = services.some((service) => isSameService(service, custom));
  return custom === '' || isNamed ? services : [...services, custom];
}
