import type { ClientProfile } from '@marquee/contracts/accounts';
import { fixedId } from '@marquee/mock-kit/rows';

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

/** A draft that nobody has seen. */
export const gardenParty = fixedId(101);
/** Its quote waits for a yes. */
export const wedding = { event: fixedId(102), quote: fixedId(202) };
/** Booked: the deposit is paid, the balance is owed. */
export const sixtieth = {
  event: fixedId(103),
  quote: fixedId(203),
  deposit: fixedId(303),
  balance: fixedId(304),
};

export const sunset = { name: 'Sunset Sound Co.', email: 'bookings@sunsetsound.example' };
