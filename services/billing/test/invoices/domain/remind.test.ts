import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { evolve } from '../../../src/invoices/domain/evolve.ts';
import { remind, remindableFrom, switchReminders } from '../../../src/invoices/domain/remind.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

/** 11 PM on June 5 in New York. */
const lateEvening = new Date('2026-06-06T03:00:00.000Z');
const midnight = new Date('2026-06-06T04:00:00.000Z');
const reminded = evolve(aSentInvoice(), { type: 'reminded', reminderId: 'reminder-1' }, lateEvening);

describe('a reminder by hand', () => {
  test('when none was sent, then it is possible at once', () => {
    expect(remind(aSentInvoice(), 'reminder-1', lateEvening)).toEqual({
      ...{ type: 'reminded', reminderId: 'reminder-1' },
    });
    expect(remindableFrom(aSentInvoice(), lateEvening)).toEqual(lateEvening);
    expect(remindableFrom(aDraftInvoice(), lateEvening)).toEqual(lateEvening);
  });

  test('when the call is repeated, then nothing changes', () => {
    expect(remind(reminded, 'reminder-1', lateEvening)).toBeNull();
  });

  test('when one was sent on the same day, then the next day is named', () => {
    const refusal = refusalOf(() => remind(reminded, 'reminder-2', new Date(midnight.getTime() - 1)));

    expect(remindableFrom(reminded, lateEvening)).toEqual(midnight);
    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'reminded_today' },
      message: 'You have already sent a reminder today. You can send the next one on Jun 6, 2026.',
    });
  });

  test('when the next day has begun at the venue, then another one is possible', () => {
    expect(remind(reminded, 'reminder-2', midnight)).toEqual({ type: 'reminded', reminderId: 'reminder-2' });
  });

  test('when the invoice is paid, then it is rejected', () => {
    expect(refusalOf(() => remind(aPaidInvoice(), 'reminder-1', lateEvening)).code).toBe(
      'invoice_already_paid',
    );
  });
});

describe('switching reminders', () => {
  test.each([aSentInvoice(), aDraftInvoice()])(
    'when they of a $status invoice are on, then off changes',
    (invoice) => {
      expect(switchReminders(invoice, false, lateEvening)).toEqual({
        type: 'reminders-switched',
        isOff: true,
      });
      expect(switchReminders(invoice, true, lateEvening)).toBeNull();
    },
  );

  test('when they are off, then on changes', () => {
    const off = evolve(aSentInvoice(), { type: 'reminders-switched', isOff: true }, lateEvening);

    expect(switchReminders(off, true, lateEvening)).toEqual({ type: 'reminders-switched', isOff: false });
    expect(switchReminders(off, false, lateEvening)).toBeNull();
  });

  test('when the invoice is paid, then it is rejected', () => {
    expect(refusalOf(() => switchReminders(aPaidInvoice(), false, lateEvening)).code).toBe(
      'invoice_already_paid',
    );
  });
});
