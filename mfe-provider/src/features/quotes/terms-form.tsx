import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify, Title2 } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { isQuoteClosed, whyClosed } from './is-quote-closed.ts';
import { NotSaved } from './not-saved.tsx';
import { TermsActions } from './terms-actions.tsx';
import type { TermsBegun } from './terms-begun.ts';
import { TermsFields } from './terms-fields.tsx';
import { termsFormFor, toTerms, toTermsForm } from './terms-form-values.ts';
import type { TermsFormValues } from './terms-form-values.ts';
import { Terms } from './terms-parts.ts';
import { TypedScheduleFields } from './typed-schedule-fields.tsx';
import { quoteLabels } from './use-act-on-quote.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import { useTermsBegun } from './use-terms-begun.ts';
import type { Unfinished } from './use-unfinished.ts';

export type TermsFormProps = {
  quote: ProviderQuote;
  beginChange: BeginChange;
  unfinished: Unfinished;
  /** The provider's input to the terms before this form loaded. */
  begun: RefObject<TermsBegun | null>;
  /** The quote on which that input is based. */
  base: ProviderQuote;
};

/** Notes, discount, validity and payment. They are part of the offer, so a change after sending starts a revision. */
export function TermsForm({ quote, beginChange, unfinished, begun, base }: TermsFormProps) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useRecordForm(termsFormFor(quote), {
    record: quote,
    base,
    toValues: toTermsForm,
    labels: quoteLabels,
    together: ['paymentSchedule.deposit'],
    isClosed: isQuoteClosed,
  });
  const isFixed = isQuoteClosed(quote);
  const { isDirty } = form.rhf.formState;
  const saveButton = useRef<HTMLButtonElement>(null);
  const element = useTermsBegun({ rhf: form.rhf, begun });

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

  /** The clicked button disappears, so its neighbor receives the focus. */
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
      ref={element}
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
      <TermsFields fieldOf={form.field} isDated={quote.validUntil !== null} isFixed={isFixed} />
      <TypedScheduleFields form={form} quote={quote} isFixed={isFixed} />
      {!isFixed && (
        <TermsActions
          saveButton={saveButton}
          isSaving={form.isSubmitting}
          isDirty={isDirty}
          onDiscard={discard}
        />
      )}
    </Terms>
  );
}

/** The provider cancelled the change; the typed values stay. */
const cancelled = new Error('the change was cancelled');
