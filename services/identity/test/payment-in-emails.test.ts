import { invoicePaid, invoiceReminded, invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { anInvoice, confirmedSides } from './support/notification-kit.ts';
import type { Sides } from './support/notification-kit.ts';

let identity: Identity;
let sides: Sides;

/** Sets the clock to three days before the due date of the invoice. */
beforeEach(async () => {
  identity = await startIdentity();
  sides = await confirmedSides(identity);
  identity.clock.set(new Date('2026-03-06T14:00:00.000Z'));
});
afterEach(() => identity.stop());

const withoutCard =
  'Next: arrange the payment with Sunset Sound Co. by March 9, 2026.\n\nView the invoice:\nhttp://';

describe('the button of an email that demands a payment', () => {
  test.each([
    { canPayByCard: true, words: 'Next: pay it by March 9, 2026.\n\nPay $464.85:\nhttp://' },
    { canPayByCard: undefined, words: 'Next: pay it by March 9, 2026.\n\nPay $464.85:\nhttp://' },
    { canPayByCard: false, words: withoutCard },
  ])(
    'when an invoice is sent with canPayByCard $canPayByCard, then the email contains $words',
    async ({ canPayByCard, words }) => {
      await identity.deliver(invoiceSent, anInvoice(sides, { canPayByCard }));

      expect((await identity.waitForEmails(1))[0]?.text).toContain(words);
    },
  );

  test('when the invoice of a reminder cannot be paid by card, then the button does not say Pay', async () => {
    const reminder = { reminderId: '-3', days: -3 };

    await identity.deliver(invoiceReminded, anInvoice(sides, { canPayByCard: false, reminder }));

    const [mail] = await identity.waitForEmails(1);
    expect(mail?.text).toContain(
      'Next: arrange the payment with Sunset Sound Co. If you have paid it already, please let Sunset Sound Co. know.\n\nView the invoice:\nhttp://',
    );
    expect(mail?.html).toContain('>View the invoice</');
    expect(mail?.text).not.toMatch(/^Pay /m);
  });
});

describe('the receipt of a payment', () => {
  const balance = { amountCents: 126_000, dueOn: '2027-04-30' };
  const keep = 'Keep this email as your receipt, or download one from the invoice.';

  test.each([
    {
      which: 'is a draft',
      nextPayment: { ...balance, sendsAt: '2027-04-16T13:00:00.000Z' },
      words: `Next: $1,260.00 due April 30, 2027. We’ll email that invoice on April 16, 2027.\n\n${keep}`,
    },
    {
      which: 'was sent before',
      nextPayment: { ...balance, sendsAt: null },
      words: `Next: $1,260.00 due April 30, 2027. We’ve emailed that invoice.\n\n${keep}`,
    },
    { which: 'is paid', nextPayment: null, words: `No action is needed. ${keep}` },
    { which: 'is unknown', nextPayment: undefined, words: `No action is needed. ${keep}` },
  ])('when the balance’s invoice $which, then the email says $words', async ({ nextPayment, words }) => {
    const paid = { status: 'paid', paidAt: '2026-03-06T14:00:00.000Z', nextPayment } as const;

    await identity.deliver(invoicePaid, anInvoice(sides, paid));

    expect((await identity.waitForEmails(1))[0]?.text).toContain(words);
  });
});
