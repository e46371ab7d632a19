import {
  dueNotifications,
  isOverdueNoticePast,
  scheduleReminders,
} from '../../../src/invoices/domain/due-notifications.ts';
import type { Invoice } from '../../../src/invoices/domain/invoice.ts';
import type { Reminders } from '../../../src/invoices/domain/invoice.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice } from '../../support/an-invoice.ts';

/** 9 AM in New York; the invoice is due on June 13. */
function june(day: number): Date {
  return new Date(`2026-06-${day}T13:00:00.000Z`);
}

function anInvoiceWith(reminders: Partial<Reminders>): Invoice {
  const none = { nextAt: june(10), isOff: false, lastAt: null, byHand: null };
  return aSentInvoice({ reminders: { ...none, ...reminders } });
}

function secondBefore(at: Date): Date {
  return new Date(at.getTime() - 1_000);
}

describe('the notifications that are due', () => {
  test.each([
    { next: 10, at: 10, reminder: -3, isOverdueNoticeDue: false },
    { next: 10, at: 12, reminder: -3, isOverdueNoticeDue: false },
    { next: 13, at: 13, reminder: 0, isOverdueNoticeDue: false },
    { next: 14, at: 14, reminder: null, isOverdueNoticeDue: true },
    { next: 16, at: 16, reminder: 3, isOverdueNoticeDue: false },
    { next: 23, at: 23, reminder: 10, isOverdueNoticeDue: false },
    { next: 23, at: 30, reminder: 10, isOverdueNoticeDue: false },
  ])('when the next one is of June $next and it is June $at, then it is due', ({ next, at, ...due }) => {
    const fact = dueNotifications(anInvoiceWith({ nextAt: june(next) }), june(at));

    expect(fact).toEqual({ type: 'notices-due', ...due });
  });

  test('when several were missed, then only the latest reminder and the overdue notice are due', () => {
    expect(dueNotifications(anInvoiceWith({ nextAt: june(10) }), june(20))).toEqual({
      ...{ type: 'notices-due', reminder: 3, isOverdueNoticeDue: true },
    });
  });

  test('when reminders are off, then only the overdue notice is due', () => {
    expect(dueNotifications(anInvoiceWith({ isOff: true }), june(16))).toEqual({
      ...{ type: 'notices-due', reminder: null, isOverdueNoticeDue: true },
    });
  });

  test.each<[string, Invoice, Date]>([
    ['the next one is later', anInvoiceWith({}), secondBefore(june(10))],
    ['the invoice is paid', aPaidInvoice(), june(13)],
    ['nothing is scheduled', aDraftInvoice({ status: 'sent' }), june(13)],
  ])('when %s, then nothing is due', (_why, invoice, at) => {
    expect(dueNotifications(invoice, at)).toBeNull();
  });
});

describe('scheduling notifications of an invoice that an earlier release sent', () => {
  const earlier = aDraftInvoice({ status: 'sent', number: 7 });

  test.each([
    { when: 'before the overdue notice', at: june(13), summarizedAt: june(11), isOverdueNoticeOwed: false },
    { when: 'after it, and after an older summary', at: june(14), summarizedAt: june(13) },
    {
      when: 'after it and after a newer summary',
      at: june(20),
      summarizedAt: june(14),
      isOverdueNoticeOwed: false,
    },
  ])('when it is $when, then the overdue notice is owed only after an older summary', (given) => {
    const { at, summarizedAt, isOverdueNoticeOwed = true } = given;

    expect(scheduleReminders(earlier, at, summarizedAt)).toEqual({
      ...{ type: 'reminders-scheduled', isOverdueNoticeOwed },
    });
  });

  test.each<[string, Invoice]>([
    ['notifications are scheduled already', aSentInvoice()],
    ['the invoice is a draft', aDraftInvoice()],
  ])('when %s, then nothing changes', (_why, invoice) => {
    expect(scheduleReminders(invoice, june(20), june(11))).toBeNull();
  });
});

describe('the time of the overdue notice', () => {
  test.each([
    [secondBefore(june(14)), false],
    [june(14), true],
  ])('when it is %s, then the time has passed: %s', (at, isPast) => {
    expect(isOverdueNoticePast(aSentInvoice(), at)).toBe(isPast);
  });
});
