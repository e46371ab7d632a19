import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, notify, theme, Title2 } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { isQuoteClosed, whyClosed } from './is-quote-closed.ts';
import { NotSaved } from './not-saved.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { termsFormFor, toTerms, toTermsForm } from './terms-form-values.ts';
import type { TermsFormValues } from './terms-form-values.ts';
import { quoteLabels } from './use-act-on-quote.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import type { Unfinished } from './use-unfinished.ts';

type TermsFormProps = {
  quote: ProviderQuote;
  beginChange: BeginChange;
  unfinished: Unfinished;
};

/** Notes, discount, validity and payment: part of the offer, so a change after sending begins a revision. */
export function TermsForm({ quote, beginChange, unfinished }: TermsFormProps) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useRecordForm(termsFormFor(quote), {
    record: quote,
    toValues: toTermsForm,
    labels: quoteLabels,
    together: ['paymentSchedule.deposit'],
    isClosed: isQuoteClosed,
  });
  const isFixed = isQuoteClosed(quote);
  const { isDirty } = form.rhf.formState;
  const saveButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    unfinished.setTyped({ terms: isDirty });
  }, [isDirty, unfinished]);

  async function save(values: TermsFormValues, revision: number | undefined) {
    const change = await beginChange();
    if (change === null) {
      throw cancelled;
    }
    const body = { ...toTerms(values), revision };
    const saved = await updateQuote({ params: { id: quote.id }, body }).unwrap();
    notify({ title: 'Quote Updated', description: 'Notes, discount, validity and payment are saved.' });
    await change.finish(saved);
    return saved;
  }

  function sayWhetherTyped() {
    unfinished.setTyped({ terms: form.hasTyped() });
  }

  /** The button that was pressed goes away, so its neighbour takes the focus. */
  function discard() {
    form.discard();
    unfinished.setTyped({ terms: false });
    saveButton.current?.focus();
  }

  const submit = form.submitChange(save, (refusal) => {
    if (refusal === cancelled) {
      return;
    }
    notifyRefusal(refusal, { fallback: 'Failed to Save the Terms' });
  });

  return (
    <Terms
      as="form"
      noValidate
      aria-label="Terms"
      onSubmit={(event) => {
        unfinished.addSave('terms', submit(event).then(sayWhetherTyped));
      }}
    >
      <Title2>Terms</Title2>
      {form.isLeftOver && (
        <NotSaved reason={whyClosed(quote)} onDiscard={form.discard}>
          Your changes to the terms were not saved.
        </NotSaved>
      )}
      <TermsFields form={form} isDated={quote.validUntil !== null} isFixed={isFixed} />
      <ScheduleFields form={form} quote={quote} isFixed={isFixed} />
      {!isFixed && (
        <Actions>
          <Button
            ref={saveButton}
            type="submit"
            variant="outline"
            pending={form.isSubmitting}
            pendingText="Saving..."
          >
            Save Terms
          </Button>
          {isDirty && !form.isSubmitting && (
            <Button variant="quiet" onClick={discard}>
              Discard Changes
            </Button>
          )}
        </Actions>
      )}
      <UnsavedGuard
        isUnsaved={() => isDirty && !isFixed}
        title="Discard unsaved changes?"
        consequence="Your changes to the terms will be lost."
      />
    </Terms>
  );
}

/** The provider did not go on with the change; what is typed stays. */
const cancelled = new Error('the change was cancelled');

const Terms = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > :is(div, fieldset) {
    width: 100%;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
