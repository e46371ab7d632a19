import type { ProviderQuote } from '@marquee/contracts/quotes';
import { useLoadedPart } from '@marquee/web-kit/parts';
import type { Part } from '@marquee/web-kit/parts';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { TermsAtFirst } from './terms-at-first.tsx';
import type { TermsBegun } from './terms-begun.ts';
import type { TermsFormProps } from './terms-form.tsx';
import { TermsGuard } from './terms-guard.tsx';

type TermsSectionProps = Omit<TermsFormProps, 'begun' | 'base'> & {
  /** Loaded on the first interaction with the page. */
  form: Part<{ TermsForm: ComponentType<TermsFormProps> }>;
};

/** Notes, discount, validity and payment. They render without the form library; values typed before it loads move to the form. */
export function TermsSection({ form, ...terms }: TermsSectionProps) {
  const loaded = useLoadedPart(form);
  const [isForm, setIsForm] = useState(loaded !== null);
  const [base, setBase] = useState<ProviderQuote | null>(null);
  const begun = useRef<TermsBegun>(null);

  return (
    <>
      {loaded && isForm ? (
        <loaded.TermsForm {...terms} begun={begun} base={base ?? terms.quote} />
      ) : (
        <TermsAtFirst
          quote={terms.quote}
          unfinished={terms.unfinished}
          form={form}
          begun={begun}
          onTakeOver={() => {
            setIsForm(true);
          }}
          onTyped={(isTyped) => {
            setBase((before) => (isTyped ? (before ?? terms.quote) : null));
          }}
        />
      )}
      {/* Not in the form, because its question stays open when the form takes over. */}
      <TermsGuard quote={terms.quote} unfinished={terms.unfinished} />
    </>
  );
}
