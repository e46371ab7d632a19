import type { BillingAddressView } from '@marquee/contracts/billing-address-operations';
import { billingAddressRequest } from '@marquee/contracts/billing-details';
import { acceptingStored } from '@marquee/contracts/stored-values';
import { Button, notify, TextArea, theme } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useClientSetBillingAddressMutation } from './billing-address-api.ts';

type BillingAddressFormProps = { stored: BillingAddressView };

export function BillingAddressForm({ stored }: BillingAddressFormProps) {
  const [setBillingAddress] = useClientSetBillingAddressMutation();
  const notifyRefusal = useNotifyRefusal();
  const schema = acceptingStored(billingAddressRequest, toValues(stored));
  const form = useRecordForm(schema, { record: stored, toValues });
  const { isDirty } = form.rhf.formState;
  const submit = form.submitChange(
    async (typed, revision) => {
      const saved = await setBillingAddress({ body: { ...typed, revision } }).unwrap();
      notify({
        title: 'Billing Address Saved',
        description: 'We use this address on new invoices and receipts.',
      });
      return saved;
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Save Your Billing Address' });
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
      <UnsavedGuard isUnsaved={() => isDirty} title="Discard unsaved changes?" />
    </Form>
  );
}

function toValues({ billingAddress }: BillingAddressView) {
  return { billingAddress };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > div {
    width: 100%;
  }
`;
