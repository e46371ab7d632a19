import { billingAddressRequest } from '@marquee/contracts/billing-details';
import { Button, notify, TextArea, theme } from '@marquee/ui';
import { useNotifyRefusal, useWarnBeforeUnload } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useClientSetBillingAddressMutation } from './billing-address-api.ts';

type BillingAddressFormProps = { stored: string };

export function BillingAddressForm({ stored }: BillingAddressFormProps) {
  const [setBillingAddress] = useClientSetBillingAddressMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(billingAddressRequest, { defaultValues: { billingAddress: stored } });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const submit = form.submit(
    async (body) => {
      const saved = await setBillingAddress({ body }).unwrap();
      form.rhf.reset(saved);
      notify({
        title: 'Billing Address Saved',
        description: 'We use this address on new invoices and receipts.',
      });
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to save your billing address' });
    },
  );

  return (
    <Form noValidate aria-label="Your billing address" onSubmit={submit}>
      <TextArea
        label="Billing address"
        optional
        rows={3}
        autoComplete="billing street-address"
        {...form.field('billingAddress')}
      />
      <Button type="submit" variant="outline" pending={form.isSubmitting} pendingText="Saving...">
        Save Address
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > div {
    width: 100%;
  }
`;
