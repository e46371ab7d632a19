import { faker } from '@faker-js/faker';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

/** A text as a field of that name would have it; empty where the name says nothing. */
export function textFor(field: string, now: Date): string {
  const [, make] = names.find(([pattern]) => pattern.test(field)) ?? [];
  return make?.(now) ?? '';
}

/** The first that fits. */
const names: readonly [RegExp, (now: Date) => string][] = [
  [/email$/i, () => faker.internet.exampleEmail().toLowerCase()],
  [/phone$/i, () => faker.helpers.fromRegExp('(212) 555-01[0-9]{2}')],
  [/address$|location$/i, () => faker.location.streetAddress()],
  [/^(businessName|providerName)$/, () => faker.company.name()],
  [/^(firstName|lastName)$/, () => faker.person.firstName()],
  [/^(name|eventName)$/, () => `${faker.person.lastName()} Family Party`],
  [/^venueName$/, () => `${faker.person.lastName()} Hall`],
  [/name$/i, () => faker.person.fullName()],
  [/(Date|On|Until)$/, (now) => dateAfter(faker.number.int({ min: 10, max: 90 }), defaultTimeZone, now)],
  [/time$/i, () => '18:00'],
  [/timeZone$/, () => defaultTimeZone],
  [/message$/, () => 'Mocked'],
];
