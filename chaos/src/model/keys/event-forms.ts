export const requestName = 'Wedding of Dana and Lee';
export const formName = 'Graduation of Sam';

const place = { venueAddress: '1 Water Street, Brooklyn', eventCategory: 'Wedding', startTime: '17:00' };

function inTenDays(): string {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
}

export function aRequest(providerEmail: string) {
  return {
    ...place,
    name: requestName,
    providerEmail,
    eventDate: inTenDays(),
    keyContactName: 'Dana Reyes',
    keyContactPhone: '212-555-0100',
    servicesNeeded: ['DJ'],
    endTime: '23:00',
    venueEntryTime: '15:00',
    venueExitTime: '23:30',
    guestCount: 120,
    duration: 6,
  };
}

export function aForm(contactEmail: string) {
  return {
    ...place,
    eventName: formName,
    eventDate: inTenDays(),
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail,
    contactPhone: '212-555-0100',
  };
}
