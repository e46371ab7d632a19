import type { ClientEventForm, EventRequest } from '@marquee/contracts/event-requests';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import { isSameService } from '@marquee/contracts/service-names';
import type { EventDetails } from './event.ts';

const emptyFields = {
  homeAddress: '',
  keyContactEmail: '',
  alternateContactName: '',
  alternateContactEmail: '',
  guestOfHonorNames: '',
};

/**
 * Details from the create-event page. Unless the browser has already done so, the client's own event type replaces 'Other', and the
 * client's own service is added to the services.
 */
export function detailsOfRequest(request: EventRequest): EventDetails {
  const { customEventType = '', customService = '' } = request;
  return {
    ...emptyFields,
    name: request.name,
    eventCategory: request.eventCategory === 'Other' ? customEventType || 'Other' : request.eventCategory,
    customEventType,
    eventDate: request.eventDate,
    startTime: request.startTime,
    endTime: request.endTime,
    duration: request.duration,
    guestCount: request.guestCount,
    keyContactName: request.keyContactName,
    keyContactPhone: request.keyContactPhone,
    alternatePhone: request.alternatePhone ?? '',
    venueAddress: request.venueAddress,
    venueEntryTime: request.venueEntryTime,
    venueExitTime: request.venueExitTime,
    servicesNeeded: withCustomService(request.servicesNeeded, customService),
    customService,
    ...eventTextsOf(request),
  };
}

function withCustomService(services: readonly string[], customService: string): readonly string[] {
  const isNamed = services.some((service) => isSameService(service, customService));
  const isMissing = services.includes('Other') && customService !== '' && !isNamed;
  return isMissing ? [...services, customService] : services;
}

/** Details from the client event form. Its two contacts become the key and the alternate contact. */
export function detailsOfForm(form: ClientEventForm): EventDetails {
  return {
    name: form.eventName,
    eventCategory: form.eventCategory,
    customEventType: '',
    eventDate: form.eventDate,
    startTime: form.startTime,
    endTime: '',
    duration: null,
    guestCount: null,
    keyContactName: form.contactName,
    keyContactPhone: form.contactPhone,
    keyContactEmail: form.contactEmail,
    alternateContactName: form.additionalContactName ?? '',
    alternateContactEmail: form.additionalContactEmail ?? '',
    alternatePhone: form.additionalContactPhone ?? '',
    venueAddress: form.venueAddress,
    homeAddress: form.homeAddress,
    venueEntryTime: '',
    venueExitTime: '',
    servicesNeeded: [],
    customService: '',
    guestOfHonorNames: form.guestOfHonorNames ?? '',
    ...eventTextsOf(form),
  };
}
