import type { PublicQuote } from '../src/quotes.ts';

/**
 * Ends a script, opens a comment, ends a line of JavaScript, adds an element with a script, ends an attribute, and contains an entity and a
 * replacement pattern of `String.replace`. Short enough for every field of the API except phone numbers.
 */
export const hostileText = `</script><!--\u2028\u2029<img src=x onerror=alert(1)>"'&amp;$&`;

/** A hostile text that begins with this name, so that a test can find each field. */
export function toHostile(name: string): string {
  return `${name} ${hostileText}`;
}

/** A quote with a hostile text in every field without a fixed format. `Required` makes the optional fields mandatory. */
export function aHostileQuote(): Required<PublicQuote> {
  return {
    id: '00000000-0000-4000-8000-00009f2c41d8',
    provider: {
      businessName: toHostile('business name'),
      businessDescription: toHostile('business description'),
      serviceTypes: [toHostile('first service type'), toHostile('second service type')],
      email: toHostile('email'),
      phone: toHostile('phone'),
      address: toHostile('address'),
    },
    createdAt: '2025-08-18T12:00:00.000Z',
    eventName: toHostile('event name'),
    eventDate: '2025-10-18',
    timeZone: 'America/New_York',
    clientName: toHostile('client name'),
    clientEmail: toHostile('client email'),
    lineItems: ['first', 'second'].map((place, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      serviceName: toHostile(`${place} service`),
      serviceDescription: toHostile(`${place} description`),
      unitPrice: '599.00',
      quantity: 1,
      totalPrice: '599.00',
    })),
    notes: toHostile('notes'),
    validUntil: '2025-09-19',
    totalAmount: '1198.00',
    discountAmount: '0.00',
    finalAmount: '1198.00',
    paymentSchedule: { deposit: { kind: 'amount', amount: '100.00' }, balanceDueDaysBefore: 7 },
    instalments: [{ part: 'balance', amount: '1198.00', dueOn: '2025-10-11' }],
    sentToClient: true,
    sentToClientAt: '2025-08-20T12:00:00.000Z',
    clientAccepted: false,
    clientAcceptedAt: null,
    isBeingRevised: false,
    isExpired: false,
    version: 1,
    answer: toHostile('answer'),
  };
}

/** Every string in a value, such as a quote. */
export function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsOf);
}

/** Every string in a value that contains the hostile text. */
export function hostileTextsOf(value: unknown): string[] {
  return textsOf(value).filter((text) => text.includes(hostileText));
}

/** The text as HTML, also for attributes in quotes. `apostrophe`: the reference that the tested renderer writes for an apostrophe. */
export function inHtml(text: string, apostrophe: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe);
}
