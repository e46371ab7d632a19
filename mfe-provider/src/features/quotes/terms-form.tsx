import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify, Title2 } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useEffect, useRef } from 'react';
import type { BaseSyntheticEvent, RefObject } from 'react';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { isQuoteClosed, getClosedReason } from './is-quote-closed.ts';
import { NotSaved } from './not-saved.tsx';
import { TermsActions } from './terms-actions.tsx';
import type { EarlyInput } from './early-input.ts';
import { TermsFields } from './terms-fields.tsx';
import { createTermsSchema, toTerms, toTermsForm } from './terms-form-values.ts';
import type { TermsFormValues } from './terms-form-values.ts';
import { Terms } from './terms-parts.ts';
import { TypedScheduleFields } from './typed-schedule-fields.tsx';
import { quoteLabels } from './use-quote-action.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import { useRestoreEarlyInput } from './use-restore-early-input.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

export type TermsFormProps = {
  quote: ProviderQuote;
  beginChange: BeginChange;
  unsavedChanges: UnsavedChanges;
  /** The provider's input to the terms before this form loaded. */
  earlyInput: RefObject<EarlyInput | null>;
  /** The quote on which that input is based. */
  base: ProviderQuote;
};

/**
 * The form for notes, discount, validity and payment. These are part of the offer, so a change after sending makes the quote a draft again.
 */
export function TermsForm({ quote, beginChange, unsavedChanges, earlyInput, base }: TermsFormProps) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useRecordForm(createTermsSchema(quote), {
    record: quote,
    base,
    toValues: toTermsForm,
    labels: quoteLabels,
    together: ['paymentSchedule.deposit'],
    isClosed: isQuoteClosed,
  });
  const isReadOnly = isQuoteClosed(quote);
  const { isDirty } = form.rhf.formState;
  const saveButton = useRef<HTMLButtonElement>(null);
  const element = useRestoreEarlyInput({ rhf: form.rhf, earlyInput });

  useEffect(() => {
    unsavedChanges.setTyped({ terms: isDirty });
  }, [isDirty, unsavedChanges]);

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

  async function submitTerms(event: BaseSyntheticEvent) {
    const wasSaved = await submit(event);
    unsavedChanges.setTyped({ terms: form.hasTyped() });
    return wasSaved;
  }

  /** Discards the typed values. The focus moves to the save button, because the clicked button disappears. */
  function discard() {
    form.discard();
    unsavedChanges.setTyped({ terms: false });
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
        unsavedChanges.addSave('terms', submitTerms(event));
      }}
    >
      <Title2>Terms</Title2>
      {form.isLeftOver && (
        <NotSaved reason={getClosedReason(quote)} onDiscard={form.discard}>
          Your changes to the terms were not saved.
        </NotSaved>
      )}
      <TermsFields getFieldProps={form.field} isDated={quote.validUntil !== null} isReadOnly={isReadOnly} />
      <TypedScheduleFields form={form} quote={quote} isReadOnly={isReadOnly} />
      {!isReadOnly && (
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

/** Thrown if the provider cancels the change. The typed values stay in the form. */
const cancelled = new Error('the change was cancelled');
