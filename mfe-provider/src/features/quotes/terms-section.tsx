import type { ProviderQuote } from '@marquee/contracts/quotes';
import { useLoadedPart } from '@marquee/web-kit/parts';
import type { Part } from '@marquee/web-kit/parts';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { TermsFallback } from './terms-fallback.tsx';
import type { EarlyInput } from './early-input.ts';
import type { TermsFormProps } from './terms-form.tsx';
import { TermsGuard } from './terms-guard.tsx';

type TermsSectionProps = Omit<TermsFormProps, 'earlyInput' | 'base'> & {
  /** Loaded on the first interaction with the page. */
  form: Part<{ TermsForm: ComponentType<TermsFormProps> }>;
};

/** Shows the terms. They render before the form library has loaded, and values typed until then move to the form. */
export function TermsSection({ form, ...terms }: TermsSectionProps) {
  const loaded = useLoadedPart(form);
  const [showsForm, setShowsForm] = useState(loaded !== null);
  const [base, setBase] = useState<ProviderQuote | null>(null);
  const earlyInput = useRef<EarlyInput>(null);

  return (
    <>
      {loaded && showsForm ? (
        <loaded.TermsForm {...terms} earlyInput={earlyInput} base={base ?? terms.quote} />
      ) : (
        <TermsFallback
          quote={terms.quote}
          unsavedChanges={terms.unsavedChanges}
          form={form}
          earlyInput={earlyInput}
          onReplace={() => {
            setShowsForm(true);
          }}
          onTyped={(isTyped) => {
            setBase((current) => (isTyped ? (current ?? terms.quote) : null));
          }}
        />
      )}
      {/* Outside the form, so that the guard's dialog stays open when the form replaces the fallback. */}
      <TermsGuard quote={terms.quote} unsavedChanges={terms.unsavedChanges} />
    </>
  );
}
