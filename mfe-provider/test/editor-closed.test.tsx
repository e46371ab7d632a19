import * as changes from '@marquee/contracts/quote-change-operations';
import { getQuote } from '@marquee/contracts/quote-operations';
import { answer, answerIfFresh, hold, switchable } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const read = aQuote({ revision: 4 });
const accepted = { ...read, revision: 5, status: 'client_accepted', clientAccepted: true } as const;
const archived = { ...read, revision: 5, status: 'archived', archived: true } as const;

/** Types a service and notes, then adds the service after the quote was accepted or archived elsewhere. */
async function addToClosed(current: typeof accepted | typeof archived) {
  const { answer: reading, switchTo } = switchable(answer(getQuote, read));
  const changedBy = { fields: { status: 'client' }, otherFields: 'provider' } as const;
  const refused = answerIfFresh(changes.addLineItem, current, changedBy);
  const view = renderEditor(read, [reading, refused]);
  await view.user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'Parking');
  await view.user.type(screen.getByRole('textbox', { name: 'Service name' }), 'Uplights');
  switchTo(answer(getQuote, current));
  await view.user.type(screen.getByRole('textbox', { name: 'Cost' }), '120{Enter}');
  return view;
}

describe('the editor of a quote whose client’s account was deleted', () => {
  test('when the quote is still open, then there is no share URL and the preview shows no pseudonym', async () => {
    renderEditor(aQuote({ clientName: 'Deleted client 1a2b3c4d', hasPublicPage: false }));

    expect(await screen.findByText(/^As/)).toHaveTextContent('As the client sees it');
    expect(screen.queryByRole('button', { name: 'Copy Share URL' })).not.toBeInTheDocument();
  });
});

describe('values typed into a quote that was closed elsewhere', () => {
  test.each([
    ['accepted', accepted, 'The client has accepted this quote.'],
    ['archived', archived, 'This quote is archived.'],
  ])(
    'when the quote was %s, then a typed service stays and is marked as not added',
    async (_how, current, reason) => {
      await addToClosed(current);

      expect(await screen.findByText(`${reason} The service you typed was not added.`)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveValue('Uplights');
      expect(screen.queryByRole('button', { name: 'Add Service' })).toBeNull();
    },
  );

  test('when the quote was accepted, then typed notes are marked as not saved', async () => {
    await addToClosed(accepted);

    expect(await screen.findByText(/Your changes to the terms were not saved/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Parking');
    expect(screen.getByText('Not saved. The saved value is nothing.')).toBeVisible();
    expect(screen.getByText(/The client changed Status/)).toBeVisible();
  });

  test('when the provider discards the typed values, then the fields for a service disappear and the notes show the saved value', async () => {
    const { user } = await addToClosed(accepted);
    const service = within(await screen.findByRole('form', { name: 'Add a service' }));

    await user.click(service.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(screen.queryByRole('textbox', { name: 'Service name' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('');
  });
});

describe('a service that is typed while another is saving', () => {
  test('when the response to the save arrives, then the typed service stays', async () => {
    const { answer: adding, release } = hold(answerIfFresh(changes.addLineItem, read));
    const { user } = renderEditor(read, [adding]);
    const name = await screen.findByRole('textbox', { name: 'Service name' });
    await user.type(name, 'Uplights');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '120{Enter}');

    await user.clear(name);
    await user.type(name, 'Fog machine');
    release();

    expect(await screen.findByText('Service Added')).toBeVisible();
    expect(name).toHaveValue('Fog machine');
    expect(screen.getByRole('textbox', { name: 'Cost' })).toHaveValue('');
  });
});
