import type { getPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { acceptingStored } from '@marquee/contracts/stored-values';
import { Button, notify, TextArea, TextField, theme } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm, useWatch } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { useProviderSetPaymentDefaultMutation } from '../../payment-default-api.ts';
import { paymentDefaultForm, toPaymentDefaultForm } from './payment-default-form-values.ts';
import { readSchedule } from './schedule-form-values.ts';
import { ScheduleInputs } from './schedule-inputs.tsx';

const taxNumberHint = 'Shown on the invoices you send from now on.';

type PaymentDefault = z.output<typeof getPaymentDefault.response>;

type PaymentDefaultFormProps = { stored: PaymentDefault };

export function PaymentDefaultForm({ stored }: PaymentDefaultFormProps) {
  const [setPaymentDefault] = useProviderSetPaymentDefaultMutation();
  const notifyRefusal = useNotifyRefusal();
  const schema = acceptingStored(paymentDefaultForm, toPaymentDefaultForm(stored));
  const form = useRecordForm(schema, {
    record: stored,
    toValues: toPaymentDefaultForm,
    together: ['deposit'],
  });
  const { isDirty } = form.rhf.formState;
  const kind = useWatch({ control: form.rhf.control, name: 'deposit.kind' });
  const submit = form.submitChange(
    async (typed, revision) => {
      const { taxNumber, billingAddress } = typed;
      const terms = readSchedule(typed).data ?? stored;
      const body = { ...terms, taxNumber, billingAddress, revision };
      const saved = await setPaymentDefault({ body }).unwrap();
      notify({
        title: 'Defaults Saved',
        description: 'New quotes and invoices use them.',
      });
      return saved;
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Save Your Payment Defaults' });
    },
  );

  return (
    <Form noValidate aria-label="Payment defaults" onSubmit={submit}>
      <ScheduleInputs kind={kind} getFieldProps={form.field} />
      <TextField label="Tax number" optional hint={taxNumberHint} {...form.field('taxNumber')} />
      <TextArea
        label="Billing address"
        optional
        rows={3}
        autoComplete="billing street-address"
        hint="Leave it empty to use the address of your profile."
        {...form.field('billingAddress')}
      />
      <Button type="submit" variant="outline" pending={form.isSubmitting} pendingText="Saving...">
        Save Defaults
      </Button>
      <UnsavedGuard isUnsaved={() => isDirty} title="Discard unsaved changes?" />
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
