import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLineItem, aQuote } from '../test/a-quote.ts';
import { renderEditor } from '../test/render-provider.tsx';

type Typed = { name: string; cost: string };

const field = (name: string) => screen.getByRole('textbox', { name });

const quote = aQuote({ lineItems: [] });

/** Returns the quote with the submitted line. */
const added = answer(addLineItem, ({ body }) => ({ ...quote, lineItems: [aLineItem(body as object)] }));

async function addService({ name, cost }: Typed, answers: Answer[] = [added]) {
  const view = renderEditor(quote, answers);
  const form = within(await screen.findByRole('form', { name: 'Add a service' }));
  await view.user.type(form.getByRole('textbox', { name: 'Service name' }), `${name} `);
  await view.user.type(form.getByRole('textbox', { name: 'Cost' }), `${cost} `);
  await view.user.click(form.getByRole('button', { name: 'Add Service' }));
  return view;
}

async function line(name: RegExp) {
  const services = within(screen.getByRole('table', { name: 'Services' }));
  return within(await services.findByRole('row', { name }));
}

describe('5 Add service line', () => {
  test("when name or cost is missing, then a toast shows 'Missing Information: Please enter both service name and cost'", async () => {
    const { user, calls } = await addService({ name: 'Uplights', cost: '' });
    await expectToast('Missing Information', 'Please enter both service name and cost');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByText('Missing Information')).not.toBeInTheDocument();
    });
    await user.clear(field('Service name'));
    await user.type(field('Cost'), '250{Enter}');

    await expectToast('Missing Information', 'Please enter both service name and cost');
    expect(calls(addLineItem)).toEqual([]);
  });

  test("when the cost is not a number, then a toast shows 'Invalid Cost: Please enter a valid number for the cost'", async () => {
    const { calls } = await addService({ name: 'Uplights', cost: 'a lot' });

    await expectToast('Invalid Cost', 'Please enter a valid number for the cost');
    expect(calls(addLineItem)).toEqual([]);
  });

  test.each(['12,50', '49,5', '0,99', '1,2,3'])(
    'when the cost %s has a misplaced comma, then a toast and the field show an error',
    async (cost) => {
      const { calls } = await addService({ name: 'Uplights', cost });

      await expectToast('Invalid Cost', 'Please enter a valid number for the cost');
      expect(field('Cost')).toBeInvalid();
      expect(field('Cost')).toHaveAccessibleDescription(
        expect.stringContaining('Please enter an amount such as 1,250.00'),
      );
      expect(calls(addLineItem)).toEqual([]);
    },
  );

  test('when the cost is negative, then the line is shown as a discount', async () => {
    const { calls } = await addService({ name: 'Early booking', cost: '-49.5' });

    const shown = await line(/Early booking/);

    expect(shown.getByText('Discount')).toBeVisible();
    expect(shown.getByText('−$49.50')).toBeVisible();
    expect(calls(addLineItem)[0]?.body).toMatchObject({ totalPrice: '-49.50' });
  });

  test('when a service is added, then the cost is sent with two decimals and the quantity is 1', async () => {
    const { calls } = await addService({ name: 'Uplights', cost: '250' });

    expect((await line(/Uplights/)).getByText('$250.00')).toBeVisible();
    expect(calls(addLineItem).map(({ body }) => body)).toEqual([
      { serviceName: 'Uplights', unitPrice: '250.00', quantity: 1, totalPrice: '250.00', revision: 4 },
    ]);
  });
});

describe('3 Quote line item', () => {
  test('when a service is added, then the request contains its name, unit price, quantity and total', async () => {
    const { calls } = await addService({ name: 'Uplights', cost: '250.5' });

    await line(/Uplights/);

    expect(Object.keys(calls(addLineItem)[0]?.body as object).sort()).toEqual([
      'quantity',
      'revision',
      'serviceName',
      'totalPrice',
      'unitPrice',
    ]);
  });

  test('when a cost is typed without cents, then the request contains the amounts as strings with two decimals', async () => {
    const { calls } = await addService({ name: 'Uplights', cost: '1,250' });

    expect((await line(/Uplights/)).getByText('$1,250.00')).toBeVisible();
    expect(calls(addLineItem)[0]?.body).toMatchObject({ unitPrice: '1250.00', totalPrice: '1250.00' });
  });
});

describe('8 Success toasts, quotes', () => {
  test("when a service is added, then a toast shows 'Service Added'", async () => {
    await addService({ name: 'Uplights', cost: '250' });

    await expectToast('Service Added');
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects a service, then a toast shows 'Error' and the typed text stays", async () => {
    const refusal = { status: 422, code: 'refused', message: 'The server says why' };
    await addService({ name: 'Uplights', cost: '250' }, [refuse(addLineItem, refusal)]);

    await expectToast('Error', 'The server says why');
    expect(field('Service name')).toHaveValue('Uplights ');
  });

  test("when the cost is not a number, then a toast shows 'Invalid Cost'", async () => {
    await addService({ name: 'Uplights', cost: '12,5x' });

    await expectToast('Invalid Cost');
  });

  test("when only spaces were typed, then a toast shows 'Missing Information'", async () => {
    await addService({ name: '   ', cost: '' });

    await expectToast('Missing Information');
  });
});
