import { evolve } from '../../../src/invoices/domain/evolve.ts';
import {
  never,
  remindersOf,
  scheduledOnSending,
  upcomingReminders,
} from '../../../src/invoices/domain/reminders.ts';
import { aDraftInvoice, aSentInvoice } from '../../support/an-invoice.ts';

/** 9 AM in New York; the invoice is due on June 13, so its reminders are on June 10, 13, 16 and 23, the overdue notice on June 14. */
function june(day: number): Date {
  return new Date(`2026-06-${day}T13:00:00.000Z`);
}

const none = { nextAt: never, isOff: false, lastAt: null, byHand: null };

describe('the reminders of an invoice that is being sent', () => {
  test.each([
    { sent: 'weeks before', sentAt: new Date('2026-05-30T13:00:00.000Z'), nextAt: june(10) },
    { sent: 'in the evening before', sentAt: new Date('2026-06-10T03:59:00.000Z'), nextAt: june(10) },
    { sent: 'early on the same day', sentAt: new Date('2026-06-10T04:00:00.000Z'), nextAt: june(13) },
    { sent: 'on the due date', sentAt: june(13), nextAt: june(14) },
    { sent: 'after the overdue notice', sentAt: june(15), nextAt: june(16) },
    { sent: 'after all of them', sentAt: june(23), nextAt: never },
  ])('when it is sent $sent, then no notification follows on the same day', ({ sentAt, nextAt }) => {
    expect(scheduledOnSending(aDraftInvoice(), sentAt)).toEqual({ ...none, nextAt });
  });

  test('when the provider has switched them off, then only the overdue notice is scheduled', () => {
    const draft = aDraftInvoice({ reminders: { ...none, isOff: true } });

    expect(scheduledOnSending(draft, june(11))).toEqual({ ...none, isOff: true, nextAt: june(14) });
    expect(scheduledOnSending(draft, june(14)).nextAt).toEqual(never);
  });
});

describe('the reminders of an invoice', () => {
  test('when they are stored, then they are those', () => {
    const invoice = aSentInvoice();

    expect(remindersOf(invoice, june(20))).toBe(invoice.reminders);
  });

  test('when it is a draft, then none is scheduled', () => {
    expect(remindersOf(aDraftInvoice(), june(10))).toEqual(none);
    expect(never).toEqual(new Date('9999-12-31T00:00:00.000Z'));
  });

  test('when an earlier release sent it, then the notifications due later are scheduled', () => {
    const sent = aDraftInvoice({ status: 'sent', sentAt: new Date('2026-05-30T13:00:00.000Z') });

    expect(remindersOf(sent, june(13))).toEqual({ ...none, nextAt: june(14) });
    expect(remindersOf(sent, june(14))).toEqual({ ...none, nextAt: june(16) });
  });

  test('when upcoming ones are listed, then the overdue notice is not among them', () => {
    expect(upcomingReminders(aSentInvoice(), june(11))).toEqual([june(13), june(16), june(23)]);
    expect(upcomingReminders(aSentInvoice(), june(13))).toEqual([june(16), june(23)]);
    expect(upcomingReminders(aSentInvoice({ sentAt: june(13) }), june(11))).toEqual([june(16), june(23)]);
    expect(upcomingReminders(aDraftInvoice(), june(16))).toEqual([june(23)]);
  });
});

describe('the reminders after a change', () => {
  const sent = aSentInvoice();
  const stored = { nextAt: june(10), isOff: false, lastAt: null, byHand: null };

  test('when a reminder is due, then the next one is scheduled and the time is recorded', () => {
    const after = evolve(sent, { type: 'notices-due', reminder: -3, isOverdueNoticeDue: false }, june(10));

    expect(after).toEqual({ ...sent, reminders: { ...stored, nextAt: june(13), lastAt: june(10) } });
  });

  test('when only the overdue notice is due, then no reminder was sent', () => {
    const after = evolve(sent, { type: 'notices-due', reminder: null, isOverdueNoticeDue: true }, june(14));

    expect(after.reminders).toEqual({ ...stored, nextAt: june(16) });
  });

  test('when the provider sends one by hand, then the schedule stays', () => {
    const at = new Date('2026-06-05T15:00:00.000Z');

    expect(evolve(sent, { type: 'reminded', reminderId: 'reminder-1' }, at).reminders).toEqual({
      ...{ ...stored, lastAt: at, byHand: { id: 'reminder-1', at } },
    });
  });

  test('when the provider switches them off and on, then the next notification follows', () => {
    const at = new Date('2026-06-05T15:00:00.000Z');
    const off = evolve(sent, { type: 'reminders-switched', isOff: true }, at);
    const on = evolve(off, { type: 'reminders-switched', isOff: false }, at);

    expect(off.reminders).toEqual({ ...stored, isOff: true, nextAt: june(14) });
    expect(on.reminders).toEqual(stored);
  });

  test('when a notification is due already, then switching reminders keeps its time', () => {
    expect(evolve(sent, { type: 'reminders-switched', isOff: true }, june(10)).reminders).toEqual({
      ...stored,
      isOff: true,
    });
  });

  test('when reminders of a draft are switched off, then nothing is scheduled yet', () => {
    const at = new Date('2026-06-05T15:00:00.000Z');

    expect(evolve(aDraftInvoice(), { type: 'reminders-switched', isOff: true }, at).reminders).toEqual({
      ...none,
      isOff: true,
    });
  });

  test.each([
    { isOverdueNoticeOwed: true, nextAt: june(14) },
    { isOverdueNoticeOwed: false, nextAt: june(23) },
  ])(
    'when an earlier release sent it and the notice is owed: $isOverdueNoticeOwed, then it is next',
    (given) => {
      const { isOverdueNoticeOwed, nextAt } = given;
      const earlier = aDraftInvoice({ status: 'sent', sentAt: new Date('2026-05-30T13:00:00.000Z') });

      const after = evolve(earlier, { type: 'reminders-scheduled', isOverdueNoticeOwed }, june(20));

      expect(after.reminders).toEqual({ ...none, nextAt });
    },
  );
});
