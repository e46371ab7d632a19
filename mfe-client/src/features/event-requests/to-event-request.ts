import type { EventRequest } from '@marquee/contracts/event-requests';
import { isSameService } from '@marquee/contracts/service-names';

const other = 'Other';

/** Returns the request body. A custom type replaces 'Other', and a custom service is appended unless the list contains it. */
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
