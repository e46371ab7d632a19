import type { ClientProfile } from '@marquee/contracts/accounts';
import { fixedId } from '@marquee/api-mocks/rows';

export const amara: ClientProfile = {
  firstName: 'Amara',
  lastName: 'Okafor',
  phone: '(917) 555-0116',
  homeAddress: '12 Court Street, Brooklyn, NY',
  additionalContactName: '',
  additionalContactEmail: '',
  additionalContactPhone: '',
  email: 'amara@okafor.example',
  role: 'client',
};

/** The id of a draft. */
export const gardenParty = fixedId(101);
/** The ids of an event and of its quote, which the client has not accepted yet. */
export const wedding = { event: fixedId(102), quote: fixedId(202) };
/** The ids of a booked event and of its quote and invoices. The deposit is paid, the balance is due. */
export const sixtieth = {
  event: fixedId(103),
  quote: fixedId(203),
  deposit: fixedId(303),
  balance: fixedId(304),
};

export const sunset = { name: 'Sunset Sound Co.', email: 'bookings@sunsetsound.example' };
