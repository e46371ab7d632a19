import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import { Button, notify, theme } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useProviderSetPaymentDefaultMutation } from './payment-default-api.ts';
import { readSchedule, scheduleForm, toScheduleForm } from './schedule-form-values.ts';
import { ScheduleInputs } from './schedule-inputs.tsx';

type PaymentDefaultFormProps = { terms: PaymentTerms };

export function PaymentDefaultForm({ terms }: PaymentDefaultFormProps) {
  const [setPaymentDefault] = useProviderSetPaymentDefaultMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(scheduleForm, { defaultValues: toScheduleForm(terms) });
  const kind = useWatch({ control: form.rhf.control, name: 'deposit.kind' });
  const submit = form.submit(
    async (typed) => {
      const saved = await setPaymentDefault({ body: readSchedule(typed).data ?? terms }).unwrap();
      form.rhf.reset(toScheduleForm(saved));
      notify({ title: 'Payment Saved', description: 'Quotes you begin from now on start with it.' });
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to save how quotes are paid' });
    },
  );

  return (
    <Form noValidate aria-label="How quotes are paid" onSubmit={submit}>
      <ScheduleInputs kind={kind} fieldOf={form.field} />
      <Button type="submit" variant="outline" pending={form.isSubmitting} pendingText="Saving...">
        Save Payment
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
