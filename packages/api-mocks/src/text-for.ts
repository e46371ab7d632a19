import { faker } from '@faker-js/faker';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

/** A sample text for a field of this name; empty if the name is unknown. */
export function textFor(field: string, now: Date): string {
  const [, make] = names.find(([pattern]) => pattern.test(field)) ?? [];
  return make?.(now) ?? '';
}

/** Sample texts by the name of the field; the first pattern that matches is used. */
const names: readonly [RegExp, (now: Date) => string][] = [
  [/email$/i, () => faker.internet.exampleEmail().toLowerCase()],
  [/phone$/i, () => faker.helpers.fromRegExp('(212) 555-01[0-9]{2}')],
  [/address$|location$/i, () => streetAddress()],
  [/^(businessName|providerName)$/, () => faker.company.name()],
  [/^(firstName|lastName)$/, () => faker.person.firstName()],
  [/^(name|eventName)$/, () => `${faker.person.lastName()} Family Party`],
  [/^venueName$/, () => `${faker.person.lastName()} Hall`],
  [/name$/i, () => faker.person.fullName()],
  [/(Date|On|Until)$/, (now) => dateAfter(faker.number.int({ min: 10, max: 90 }), defaultTimeZone, now)],
  [/^startTime$/, () => '18:00'],
  [/^endTime$/, () => '23:00'],
  [/entryTime$/i, () => '16:00'],
  [/exitTime$/i, () => '23:30'],
  [/timeZone$/, () => defaultTimeZone],
  [/message$/, () => 'Mocked'],
];

/** An address in New York, the product's home city; faker's own streets are in no real city. */
function streetAddress(): string {
  const street = faker.helpers.arrayElement([
    'Bergen Street, Brooklyn',
    'Franklin Street, Brooklyn',
    'Vernon Avenue, Queens',
    'Steinway Street, Queens',
  ]);
  return `${faker.number.int({ min: 10, max: 420 })} ${street}, NY`;
}
