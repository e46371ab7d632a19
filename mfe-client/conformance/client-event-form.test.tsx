import { createClientEvent } from '@marquee/contracts/client-event-operations';
import { getClientQuote } from '@marquee/contracts/client-quote-operations';
import { answer, hold } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { aQuoteSummary } from '../test/a-quote-summary.ts';
import { openFilledClientEventForm, openClientEventForm } from './open-client-event-form.ts';
import { getLabels, getOptions } from './get-texts.ts';

describe('2 Client event form', () => {
  test("when there is a quote, then the page shows a summary with 'Total: $599.00'", async () => {
    await openClientEventForm(
      answer(getClientQuote, aQuoteSummary({ totalAmount: '599.00', finalAmount: '599.00' })),
    );

    const summary = await screen.findByRole('region', { name: 'Quote Summary' });
    expect(screen.getByRole('heading', { name: 'Quote Summary' })).toBeVisible();
    expect(summary).toHaveTextContent('Total: $599.00');
    expect(summary).toHaveTextContent('Complete the form below to proceed with your booking.');
  });

  test('when the quote has a discount, then the page shows the total before the discount and the amount to pay', async () => {
    await openClientEventForm(
      answer(getClientQuote, aQuoteSummary({ totalAmount: '599.00', finalAmount: '499.50' })),
    );

    const summary = await screen.findByRole('region', { name: 'Quote Summary' });
    expect(summary).toHaveTextContent('Total: $599.00');
    expect(summary).toHaveTextContent('To pay: $499.50');
  });

  test("when the quote costs nothing, then the page shows 'Total: $0.00'", async () => {
    await openClientEventForm(
      answer(getClientQuote, aQuoteSummary({ totalAmount: '0.00', finalAmount: '0.00' })),
    );

    expect(await screen.findByRole('region', { name: 'Quote Summary' })).toHaveTextContent('Total: $0.00');
  });

  test.each([
    ['Event Details', ['Event Name', 'Event Category', 'Event Date', 'Start Time']],
    ['Location Information', ['Venue Address', 'Home Address']],
    [
      'Contact Information',
      [
        'Contact Name',
        'Email Address',
        'Phone Number',
        'Additional Contact Name (optional)',
        'Additional Contact Email (optional)',
        'Additional Contact Phone (optional)',
      ],
    ],
    ['Additional Details', ['Guest of Honor Names (optional)', 'Comments and Special Requests (optional)']],
  ])('when the page opens, then %s contains its fields', async (name, labels) => {
    await openClientEventForm();

    expect(getLabels(screen.getByRole('region', { name }))).toEqual(labels);
  });

  test("when the form is being submitted, then the button shows 'Submitting...'", async () => {
    const late = hold(answer(createClientEvent, anEvent()));
    const { submit } = await openFilledClientEventForm({ reply: late.answer });

    await submit();

    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    late.release();
    expect(await screen.findByText('Event Details Submitted!')).toBeVisible();
  });

  test('when the categories are opened, then the list contains the eleven categories of this form', async () => {
    await openClientEventForm();

    expect(getOptions(screen.getByLabelText('Event Category'))).toEqual([
      'Choose a category',
      'Wedding',
      'Reception',
      'Birthday',
      'Milestone Birthday',
      'Sweet16',
      'Anniversary',
      'Graduation',
      'Henna',
      'Corporate',
      'Holiday',
      'Other',
    ]);
  });
});

const optional = {
  'Additional Contact Name (optional)': 'Lee Vale',
  'Additional Contact Email (optional)': 'lee@journey.example',
  'Additional Contact Phone (optional)': '5550177',
  'Guest of Honor Names (optional)': 'Grandma Vale',
  'Comments and Special Requests (optional)': 'No balloons',
};

describe('3 Client event form payload', () => {
  test('when the form opens, then all fields are empty', async () => {
    await openClientEventForm();

    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByLabelText(/Date|Time|Category/)];
    expect(new Set(fields)).toHaveProperty('size', 14);
    fields.forEach((field) => {
      expect(field).toHaveValue('');
    });
  });

  test('when the form is submitted, then the request contains every field', async () => {
    const { calls, submit } = await openFilledClientEventForm({ texts: optional });

    await submit();

    expect(await screen.findByText('Event Details Submitted!')).toBeVisible();
    expect(calls(createClientEvent)[0]?.body).toEqual({
      eventName: 'Leïla’s Henna Night',
      eventCategory: 'Henna',
      eventDate: '2099-11-09',
      startTime: '17:30',
      venueAddress: '25-22 Astoria Boulevard',
      homeAddress: '12 Prospect Park West',
      contactName: 'Amara Okafor',
      contactEmail: 'amara@okafor.example',
      contactPhone: '(917) 555-0116',
      additionalContactName: 'Lee Vale',
      additionalContactEmail: 'lee@journey.example',
      additionalContactPhone: '5550177',
      guestOfHonorNames: 'Grandma Vale',
      comments: 'No balloons',
    });
  });
});
