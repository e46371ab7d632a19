import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, FieldGrid, notify, TextArea, TextField, theme, Title2 } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';
import { termsForm, toTerms, toTermsForm } from './terms-form-values.ts';

type TermsFormProps = { quote: ProviderQuote; onBeforeSave: () => Promise<void> };

/** Notes, discount and validity: part of the offer, so a change after sending begins a revision. */
export function TermsForm({ quote, onBeforeSave }: TermsFormProps) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const form = useContractForm(termsForm, { defaultValues: toTermsForm(quote) });
  const isFixed = quote.clientAccepted || quote.archived;

  const submit = form.submit(async (values) => {
    await onBeforeSave();
    const saved = await updateQuote({ params: { id: quote.id }, body: toTerms(values) }).unwrap();
    form.rhf.reset(toTermsForm(saved));
    notify({ title: 'Quote Updated', description: 'Notes, discount and validity are saved.' });
  }, sayRefusal);

  return (
    <Terms as="form" noValidate aria-label="Terms" onSubmit={submit}>
      <Title2>Terms</Title2>
      <FieldGrid $columns={2}>
        <TextField label="Discount" prefix="$" align="end" readOnly={isFixed} {...form.field('discount')} />
        <TextField
          label="Valid until"
          type="date"
          optional
          readOnly={isFixed}
          hint="Without a date: 30 days from sending."
          {...form.field('validUntil')}
        />
        <div data-span="full">
          <TextArea label="Notes" optional rows={3} readOnly={isFixed} {...form.field('notes')} />
        </div>
      </FieldGrid>
      {!isFixed && (
        <Button
          type="submit"
          variant="outline"
          disabled={!form.rhf.formState.isDirty}
          pending={form.isSubmitting}
          pendingText="Saving..."
        >
          Save Terms
        </Button>
      )}
    </Terms>
  );
}

function sayRefusal(refusal: unknown) {
  notify({
    kind: 'destructive',
    title: 'Error',
    description: messageOf(refusal, 'Failed to save the terms'),
  });
}

const Terms = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  margin-top: ${theme.space[6]};

  > div {
    width: 100%;
  }
`;
