import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import * as api from '@marquee/contracts/invoice-operations';
import { invoiceBecameOverdue, invoiceReminded } from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { switchInvoiceReminders } from '@marquee/contracts/invoice-reminder-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { aCancelledEvent } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let balance: { id: string };

/** The balance is due on June 13, 2026 and is sent on May 30. */
beforeEach(async () => {
  service = await startBilling();
  sale = await aSale(service);
  balance = await paramsOf(service, sale, 'balance');
});

afterEach(() => service.stop());

/**
 * The published notifications of an invoice, in order: days after the due date for a reminder (negative: before), `overdue` for the
 * provider's notice.
 */
async function notificationsOf({ id }: { id: string }): Promise<unknown[]> {
  const messages = (await service.published()).filter(({ aggregateId }) => aggregateId === id);
  return messages.flatMap(({ type, payload }): unknown[] => {
    if (type === invoiceReminded.type) {
      return [(payload as InvoiceSnapshot).reminder?.days];
    }
    return type === invoiceBecameOverdue.type ? ['overdue'] : [];
  });
}

/** Moves the clock to that instant and waits until nothing is due any more. */
async function advanceTo(instant: string): Promise<void> {
  service.clock.set(new Date(instant));
  await pollUntil(async () => {
    service.wake();
    const due = { status: 'sent', 'reminders.nextAt': { $lte: service.clock.now() } };
    const drafts = { status: 'draft', sendsAt: { $lte: service.clock.now() } };
    return (await service.connection.collection('invoices').countDocuments({ $or: [due, drafts] })) === 0;
  });
}

const oneSecondBefore = '2026-06-10T12:59:59.000Z';
const threeDaysBefore = '2026-06-10T13:00:00.000Z';
const dueDay = '2026-06-13T13:00:00.000Z';
const dayAfter = '2026-06-14T13:00:00.000Z';
const threeDaysAfter = '2026-06-16T13:00:00.000Z';
const tenDaysAfter = '2026-06-23T13:00:00.000Z';

describe('reminders of an unpaid invoice', () => {
  const sent = '2026-06-01T13:00:00.000Z';

  test('when its due date approaches and passes, then each reminder and the overdue notice are published once', async () => {
    for (const instant of [sent, oneSecondBefore, threeDaysBefore, dueDay, dayAfter, threeDaysAfter]) {
      await advanceTo(instant);
    }
    await advanceTo(tenDaysAfter);
    await advanceTo('2026-08-01T13:00:00.000Z');

    expect(await notificationsOf(balance)).toEqual([-3, 0, 'overdue', 3, 10]);
  });

  test('when it is not yet 9:00 AM in the event’s time zone on the first reminder’s day, then nothing is published', async () => {
    await advanceTo(sent);
    await advanceTo(oneSecondBefore);

    expect(await notificationsOf(balance)).toEqual([]);
  });

  test('when no worker ran for a long time, then only the latest reminder and the overdue notice are published', async () => {
    await advanceTo(sent);

    await advanceTo(threeDaysAfter);

    expect(await notificationsOf(balance)).toEqual([3, 'overdue']);
  });

  test('when it is due on the day on which it is sent, then its first reminder is published three days later', async () => {
    const deposit = await paramsOf(service, sale, 'deposit');

    for (const instant of [
      '2026-03-02T23:00:00.000Z',
      '2026-03-03T14:00:00.000Z',
      '2026-03-05T14:00:00.000Z',
    ]) {
      await advanceTo(instant);
    }

    expect(await notificationsOf(deposit)).toEqual(['overdue', 3]);
  });

  test.each([
    ['paid', () => payPart(service, sale, balance)],
    [
      'voided',
      () =>
        service.call(api.voidInvoice, { as: sale.provider, params: balance, body: { reason: 'Mistake' } }),
    ],
    [
      'void because its event was cancelled',
      () =>
        service.deliver(eventCancelled, aCancelledEvent(sale.quote.eventId ?? ''), { aggregateVersion: 6 }),
    ],
  ])('when it is %s, then no reminder follows', async (_how, settle) => {
    await advanceTo(sent);
    await advanceTo(threeDaysBefore);

    await settle();
    await advanceTo(tenDaysAfter);

    expect(await notificationsOf(balance)).toEqual([-3]);
  });

  test('when the worker is woken twice at once, then each notification is published once', async () => {
    await advanceTo(sent);
    await service.initAgain();

    service.clock.set(new Date(threeDaysAfter));
    service.wake();
    service.wake();
    await advanceTo(threeDaysAfter);

    expect(await notificationsOf(balance)).toEqual([3, 'overdue']);
  });
});

describe('switched-off reminders', () => {
  const switched = (areOn: boolean, revision?: number) =>
    service.call(switchInvoiceReminders, { as: sale.provider, params: balance, body: { areOn, revision } });

  test('when they are off, then the client gets none, and the provider still gets the overdue notice', async () => {
    await advanceTo('2026-06-01T13:00:00.000Z');

    const { body } = await switched(false);
    for (const instant of [threeDaysBefore, dueDay, dayAfter]) {
      await advanceTo(instant);
    }

    expect([body.reminders?.areOn, await notificationsOf(balance)]).toEqual([false, ['overdue']]);
  });

  test('when their dates pass, then the revision that the provider has read stays current', async () => {
    await advanceTo('2026-06-01T13:00:00.000Z');
    const { body } = await switched(false);
    await advanceTo(threeDaysBefore);
    await advanceTo(dueDay);

    const { status } = await switched(true, body.revision);
    await advanceTo(threeDaysAfter);

    expect([status, await notificationsOf(balance)]).toEqual([200, [3, 'overdue']]);
  });

  test('when they are switched on again, then missed reminders are not sent', async () => {
    await switched(false);
    await advanceTo(dueDay);

    const { body } = await switched(true);
    await advanceTo(threeDaysAfter);

    expect(body.reminders?.next).toEqual([threeDaysAfter, tenDaysAfter]);
    expect(await notificationsOf(balance)).toEqual([3, 'overdue']);
  });

  test('when the call is repeated with an older revision, then nothing changes', async () => {
    const { body: first } = await switched(false);

    const { status, body } = await switched(false, (first.revision ?? 0) - 1);

    expect([status, body.revision]).toEqual([200, first.revision]);
  });

  test('when the provider has read an older revision, then the call is rejected as stale', async () => {
    const { body } = await switched(false);

    const { status, problem } = await switched(true, (body.revision ?? 0) - 1);

    expect([status, problem.code]).toEqual([409, 'stale_write']);
  });

  test('when the invoice is paid, then the call is rejected', async () => {
    await advanceTo('2026-06-01T13:00:00.000Z');
    await payPart(service, sale, balance);

    const { status, problem } = await switched(false);

    expect([status, problem.code]).toEqual([409, 'invoice_already_paid']);
  });
});
