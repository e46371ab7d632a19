import { cleanLine } from '@marquee/contracts/clean-text';
import { quoteRequest } from '@marquee/contracts/quote-requests';
import type { QuoteRequest } from '@marquee/contracts/quote-requests';
import { sentence } from '@marquee/contracts/sentence';
import { Button, Dialog, isolated, notify, TextField, theme } from '@marquee/ui';
import { useNavigate, useNotifyRefusal, useWarnBeforeUnload } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useProviderCreateQuoteMutation } from './quotes-api.ts';

type NewQuoteDialogProps = { onClose: () => void };

export function NewQuoteDialog({ onClose }: NewQuoteDialogProps) {
  const [createQuote] = useProviderCreateQuoteMutation();
  const navigate = useNavigate();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(quoteRequest, {
    defaultValues: { eventName: '', clientEmail: '', clientName: '' },
  });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const { eventName, clientEmail } = useWatch({ control: form.rhf.control });
  const isComplete = cleanLine(eventName ?? '') !== '' && cleanLine(clientEmail ?? '') !== '';

  async function save(body: QuoteRequest) {
    const quote = await createQuote({ body }).unwrap();
    notify({
      title: 'Quote Created',
      description: sentence(`Add services to the quote for ${isolated(quote.eventName)}`),
    });
    void navigate(`/provider/quotes/${quote.id}`);
  }

  const submit = form.submit(save, (refusal) => {
    notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to create quote' });
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New Quote"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="new-quote"
            disabled={!isComplete}
            pending={form.isSubmitting}
            pendingText="Creating..."
          >
            Create Quote
          </Button>
        </>
      }
    >
      <Fields id="new-quote" noValidate onSubmit={submit}>
        <TextField label="Event Name" {...form.field('eventName')} />
        <TextField label="Client Email" type="email" {...form.field('clientEmail')} />
        <TextField label="Client Name" optional {...form.field('clientName')} />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
