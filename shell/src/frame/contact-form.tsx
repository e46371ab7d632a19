import { contactMessage } from '@marquee/contracts/account-operations';
import { Button, ErrorSummary, FieldGrid, notify, TextArea, TextField, VisuallyHidden } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { threeWayMerge, useContractForm } from '@marquee/web-kit/forms';
import { useShellSendContactMessageMutation } from './contact-api.ts';

const blank = { name: '', email: '', message: '', website: '' };

export function ContactForm() {
  const [sendMessage] = useShellSendContactMessageMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(contactMessage, { defaultValues: blank });

  const submit = form.submit(
    async (message) => {
      const sent = form.rhf.getValues();
      await sendMessage({ body: message }).unwrap();
      threeWayMerge(form.rhf, { from: sent, to: blank });
      notify({ title: 'Message Sent', description: 'We’ll reply within one business day.' });
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Send Message' });
    },
  );

  return (
    <form noValidate aria-label="Write to us" onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <FieldGrid $columns={2}>
        <TextField label="Your Name" autoComplete="name" {...form.field('name')} />
        <TextField label="Email Address" type="email" autoComplete="email" {...form.field('email')} />
        <div data-span="full">
          <TextArea label="What service do you need?" rows={3} {...form.field('message')} />
        </div>
        <VisuallyHidden aria-hidden="true">
          <input
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            {...form.rhf.register('website')}
          />
        </VisuallyHidden>
        <div data-span="full">
          <Button type="submit" variant="spotlight" pending={form.isSubmitting} pendingText="Sending...">
            Send Message
          </Button>
        </div>
      </FieldGrid>
    </form>
  );
}
