import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify, Title2 } from '@marquee/ui';
import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { isQuoteClosed } from './is-quote-closed.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { TermFieldProps } from './term-field.ts';
import { TermsActions } from './terms-actions.tsx';
import { readFocus, toFieldTexts } from './early-input.ts';
import type { EarlyInput, TermsField } from './early-input.ts';
import { TermsFields } from './terms-fields.tsx';
import type { TermsFormValues } from './terms-form-values.ts';
import { Terms } from './terms-parts.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';
import { useReplaceWhenLoaded } from './use-replace-when-loaded.ts';

type TermsFallbackProps = {
  quote: ProviderQuote;
  unsavedChanges: UnsavedChanges;
  form: Part<unknown>;
  /** Receives the typed values, the focus and a pending save, so that the form can restore them. */
  earlyInput: RefObject<EarlyInput | null>;
  onReplace: () => void;
  /** Called on every keystroke. `isTyped` is false if the fields show the saved values again. */
  onTyped: (isTyped: boolean) => void;
};

type Kind = TermsFormValues['paymentSchedule']['deposit']['kind'];

/** Renders the same fields as the form of the terms until that form has loaded. Saving waits for the form. */
export function TermsFallback({
  quote,
  unsavedChanges,
  form,
  earlyInput,
  onReplace,
  onTyped,
}: TermsFallbackProps) {
  const [typed, setTyped] = useState<EarlyInput['typed']>({});
  const [isSaving, setIsSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const saved = toFieldTexts(quote);
  const texts = { ...saved, ...typed };
  const isReadOnly = isQuoteClosed(quote);
  const isDirty = Object.keys(typed).length > 0;
  useReplaceWhenLoaded(form, { element, replace: onReplace });

  useEffect(() => {
    unsavedChanges.setTyped({ terms: isDirty });
  }, [isDirty, unsavedChanges]);

  useLayoutEffect(() => {
    const formElement = element.current;
    return () => {
      earlyInput.current = { typed, focus: readFocus(formElement), isSaving };
    };
  }, [earlyInput, typed, isSaving]);

  function getFieldProps(name: TermsField): TermFieldProps {
    return {
      name,
      value: texts[name],
      onChange: ({ target }) => {
        const all = Object.entries({ ...typed, [name]: target.value });
        const next = Object.fromEntries(all.filter(([one, text]) => text !== saved[one as TermsField]));
        setTyped(next);
        onTyped(Object.keys(next).length > 0);
      },
    };
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    setIsSaving(true);
    form.load().then(onReplace, () => {
      setIsSaving(false);
      notify({
        kind: 'destructive',
        title: 'Something Went Wrong',
        description: 'Your changes are not saved. Try again.',
      });
    });
  }

  /** Discards the typed values. The focus moves to the save button, because the clicked button disappears. */
  function discard() {
    setTyped({});
    onTyped(false);
    saveButton.current?.focus();
  }

  return (
    <Terms ref={element} noValidate aria-label="Terms" onFocus={form.preload} onSubmit={save}>
      <Title2>Terms</Title2>
      <TermsFields
        getFieldProps={getFieldProps}
        isDated={quote.validUntil !== null}
        isReadOnly={isReadOnly}
      />
      <ScheduleFields
        quote={quote}
        // Typed values have no preview until the form has loaded.
        typed={isDirty ? null : quote}
        kind={texts['paymentSchedule.deposit.kind'] as Kind}
        getFieldProps={getFieldProps}
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <TermsActions saveButton={saveButton} isSaving={isSaving} isDirty={isDirty} onDiscard={discard} />
      )}
    </Terms>
  );
}
