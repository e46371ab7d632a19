import { cancelClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer, switchable } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anEvent, aSentEvent } from './an-event.ts';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { byStatus } from './by-status.ts';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin';

describe('cancel an event', () => {
  test('when the client closes the dialog without cancelling, then the focus returns to the View button', async () => {
    const { user } = renderClient({ route, answers: [answer(listClientEvents, [aSentEvent()])] });

    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));

    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'View' })).toHaveFocus();
    });
  });

  test.each([
    { when: 'is booked and has started', status: 'booked', eventDate: '2020-11-09', offered: 0 },
    { when: 'is booked and in the future', status: 'booked', eventDate: '2099-11-09', offered: 1 },
    { when: 'has a quote and has started', status: 'proposal', eventDate: '2020-11-09', offered: 1 },
  ] as const)(
    'when the event $when, then the dialog has $offered cancel buttons',
    async ({ offered, ...event }) => {
      const { user } = renderClient({ route, answers: [answer(listClientEvents, [aSentEvent(event)])] });

      await user.click(await screen.findByRole('button', { name: 'View' }));

      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).queryAllByRole('button', { name: 'Cancel Event' })).toHaveLength(offered);
    },
  );

  test.each([
    { name: 'booked', bookedAt: '2025-08-20T10:00:00.000Z', times: 1 },
    { name: 'not booked', bookedAt: null, times: 0 },
  ])(
    'when the event is $name, then the note about payments appears $times times',
    async ({ bookedAt, times }) => {
      const { user } = renderClient({
        route,
        answers: [answer(listClientEvents, [aSentEvent({ bookedAt })])],
      });

      await user.click(await screen.findByRole('button', { name: 'View' }));
      await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

      expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
      expect(
        screen.queryAllByText(
          /Unpaid invoices become void, except overdue ones. Payments aren’t refunded automatically; Sunset Sound Co. decides. You can’t/,
        ),
      ).toHaveLength(times);
    },
  );

  test('when the client types a reason, then the browser asks before unloading, and the request contains the reason', async () => {
    const event = anEvent();
    const { user, calls } = renderClient({
      route,
      answers: [
        answer(listClientEvents, [event]),
        answer(cancelClientEvent, { ...event, status: 'cancelled', cancelReason: 'We moved' }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We moved');
    expect(asksBeforeUnload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText('Event Cancelled')).toBeVisible();
    expect(calls(cancelClientEvent)).toEqual([
      expect.objectContaining({ body: { reason: 'We moved', revision: 2 } }),
    ]);
  });
});

describe('cancelling a booked event with payments', () => {
  const event = aSentEvent({ status: 'booked', bookedAt: '2025-08-20T10:00:00.000Z' });
  const paid = { eventId: event.id, amount: '500.00' };
  const other = aPaidInvoice({ amount: '70.00' });

  test('when the client opens the dialog, then the dialog shows how much was paid and refunded for this event', async () => {
    const partly = { ...paid, status: 'partly_refunded', refundedAmount: '100.00' } as const;
    const { user } = renderClient({
      route,
      answers: [
        answer(listClientEvents, [event]),
        answer(listClientInvoices, byStatus([aPaidInvoice(paid), aPaidInvoice(partly), other])),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    expect(
      await screen.findByText(
        /You paid \$1,000\.00 for this event, of which \$100\.00 was refunded\. Unpaid invoices become void/,
      ),
    ).toBeVisible();
  });

  test('when the client cancels the event, then a link to request a refund appears and the unpaid invoice disappears, without a reload', async () => {
    const cancelled = { status: 'cancelled', cancelledAt: new Date().toISOString() } as const;
    const events = switchable(answer(listClientEvents, [event]));
    const invoices = switchable(answer(listClientInvoices, byStatus([aPaidInvoice(paid), anInvoice(paid)])));
    const { user } = renderClient({
      route,
      answers: [
        events.answer,
        invoices.answer,
        answer(cancelClientEvent, () => {
          events.switchTo(answer(listClientEvents, [{ ...event, ...cancelled }]));
          invoices.switchTo(
            answer(listClientInvoices, byStatus([aPaidInvoice({ ...paid, isEventCancelled: true })])),
          );
          return { ...event, ...cancelled };
        }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We moved');
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText(/^You paid \$500\.00 for this cancelled event/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Request a refund' })).toHaveLength(2);
    await waitFor(() => {
      expect(screen.queryByText(/is due/)).not.toBeInTheDocument();
    });
  });
});

describe('a booked event that has started', () => {
  test('when the client opens the event, then the dialog says that only the provider can cancel it, and has no cancel button', async () => {
    const event = aSentEvent({ status: 'booked', eventDate: '2020-01-24' });
    const { user } = renderClient({ route, answers: [answer(listClientEvents, [event])] });

    await user.click(await screen.findByRole('button', { name: event.name }));

    const dialog = await screen.findByRole('dialog', { name: event.name });
    expect(dialog.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      'This event has started, so only Sunset Sound Co. can cancel it. Please contact them.',
    );
    expect(within(dialog).queryByRole('button', { name: 'Cancel Event' })).not.toBeInTheDocument();
  });
});
