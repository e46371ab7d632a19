import { getSubscription } from '@marquee/contracts/billing-operations';
import { getPayouts } from '@marquee/contracts/payout-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { createPart } from '@marquee/web-kit/parts';
import type { Part } from '@marquee/web-kit/parts';
import { answer, aProviderUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as termsForm from '../src/features/quotes/terms-form.tsx';
import { TermsSection } from '../src/features/quotes/terms-section.tsx';
import { useUnsavedChanges } from '../src/features/quotes/use-unsaved-changes.ts';
import { aQuote } from './a-quote.ts';
import { trial } from './render-provider.tsx';

type Module = typeof termsForm;

const quote = aQuote();
const change = { finish: async () => true };

function Terms({ form }: { form: Part<Module> }) {
  const { unsavedChanges, hasUnsavedTerms } = useUnsavedChanges();
  const [latest, setLatest] = useState(quote);

  return (
    <>
      <p>{hasUnsavedTerms ? 'Not saved' : 'Saved'}</p>
      <button
        onClick={() => {
          setLatest({ ...quote, discountAmount: '25.00', revision: 5 });
        }}
      >
        Read again
      </button>
      <TermsSection
        form={form}
        quote={latest}
        beginChange={async () => change}
        unsavedChanges={unsavedChanges}
      />
    </>
  );
}

/** Renders the terms of a quote before their form has loaded. `loadForm` completes the loading. */
export function renderTerms(saved: Partial<typeof quote> = { notes: 'By noon' }) {
  const fetchForm = jest.fn<Promise<Module>, []>();
  const pendingForm = Promise.withResolvers<Module>();
  fetchForm.mockReturnValue(pendingForm.promise);
  const view = renderWithApp(<Terms form={createPart(fetchForm)} />, {
    session: aProviderUser(),
    answers: [
      answer(updateQuote, { ...quote, ...saved, revision: 5 }),
      answer(getSubscription, trial),
      answer(getPayouts, { status: 'not_connected' }),
    ],
  });
  const loadForm = async () => {
    // `hidden`, because an open dialog hides the form from screen readers.
    const before = screen.getByRole('form', { name: 'Terms', hidden: true });
    pendingForm.resolve(termsForm);
    await waitFor(() => {
      expect(before).not.toBeInTheDocument();
    });
  };
  return { ...view, fetchForm, loadForm };
}

export const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Notes/ });
export const saveButton = () => screen.getByRole('button', { name: /^Sav(e Terms|ing)/ });
