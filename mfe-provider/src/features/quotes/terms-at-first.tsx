import type { ProviderQuote } from '@marquee/contracts/quotes';
import { notify, Title2 } from '@marquee/ui';
import type { Part } from '@marquee/web-kit/parts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { isQuoteClosed } from './is-quote-closed.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { TermFieldProps } from './term-field.ts';
import { TermsActions } from './terms-actions.tsx';
import { placeIn, toTexts } from './terms-begun.ts';
import type { TermsBegun, TermsField } from './terms-begun.ts';
import { TermsFields } from './terms-fields.tsx';
import type { TermsFormValues } from './terms-form-values.ts';
import { Terms } from './terms-parts.ts';
import type { Unfinished } from './use-unfinished.ts';
import { useTakeOver } from './use-take-over.ts';

type TermsAtFirstProps = {
  quote: ProviderQuote;
  unfinished: Unfinished;
  form: Part<unknown>;
  /** Receives the typed values, focus and pending save for the form. */
  begun: RefObject<TermsBegun | null>;
  onTakeOver: () => void;
  /** Called on every keystroke; with false when the fields show the saved values again. */
  onTyped: (isTyped: boolean) => void;
};

type Kind = TermsFormValues['paymentSchedule']['deposit']['kind'];

/** Renders the terms like their form until that has loaded. Saving waits for the form. */
export function TermsAtFirst({ quote, unfinished, form, begun, onTakeOver, onTyped }: TermsAtFirstProps) {
  const [typed, setTyped] = useState<TermsBegun['typed']>({});
  const [isSaving, setIsSaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const saved = toTexts(quote);
  const texts = { ...saved, ...typed };
  const isFixed = isQuoteClosed(quote);
  const isDirty = Object.keys(typed).length > 0;
  useTakeOver(form, { element, takeOver: onTakeOver });

  useEffect(() => {
    unfinished.setTyped({ terms: isDirty });
  }, [isDirty, unfinished]);

  useLayoutEffect(() => {
    const left = element.current;
    return () => {
      begun.current = { typed, place: placeIn(left), isSaving };
    };
  }, [begun, typed, isSaving]);

  function fieldOf(name: TermsField): TermFieldProps {
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
    form.load().then(onTakeOver, () => {
      setIsSaving(false);
      notify({
        kind: 'destructive',
        title: 'Something Went Wrong',
        description: 'Your changes are not saved. Try again.',
      });
    });
  }

  /** The clicked button disappears, so its neighbor receives the focus. */
  function discard() {
    setTyped({});
    onTyped(false);
    saveButton.current?.focus();
  }

  return (
    <Terms ref={element} noValidate aria-label="Terms" onFocus={form.prepare} onSubmit={save}>
      <Title2>Terms</Title2>
      <TermsFields fieldOf={fieldOf} isDated={quote.validUntil !== null} isFixed={isFixed} />
      <ScheduleFields
        quote={quote}
        // The form shows the preview of typed values.
        typed={isDirty ? null : quote}
        kind={texts['paymentSchedule.deposit.kind'] as Kind}
        fieldOf={fieldOf}
        isFixed={isFixed}
      />
      {!isFixed && (
        <TermsActions saveButton={saveButton} isSaving={isSaving} isDirty={isDirty} onDiscard={discard} />
      )}
    </Terms>
  );
}
