import type { ProviderProfile } from '@marquee/contracts/accounts';
import { fixedId } from '@marquee/api-mocks/rows';

export const sunset: ProviderProfile = {
  fullName: 'Dev Anand',
  email: 'bookings@sunsetsound.example',
  phone: '(212) 555-0178',
  address: '48 Water Street, Brooklyn, NY',
  businessName: 'Sunset Sound Co.',
  businessDescription: 'Wedding and party DJs',
  serviceTypes: ['DJ Services', 'Lighting'],
  secondaryContactName: '',
  secondaryContactPhone: '',
  firstName: 'Dev',
  lastName: 'Anand',
};

export const amara = { name: 'Amara Okafor', email: 'amara@okafor.example' };
export const marta = { name: 'Marta Reyes', email: 'marta@reyes.example' };

/** A request without a quote. */
export const henna = { event: fixedId(101) };
/** A request whose quote is a draft. */
export const graduation = { event: fixedId(102), quote: fixedId(202) };
/** A request whose quote the client has not accepted yet. */
export const wedding = { event: fixedId(103), quote: fixedId(203) };
/** A booked event: the deposit is paid, the balance was sent and is unpaid. */
export const sixtieth = {
  event: fixedId(104),
  quote: fixedId(204),
  deposit: fixedId(304),
  balance: fixedId(305),
};
