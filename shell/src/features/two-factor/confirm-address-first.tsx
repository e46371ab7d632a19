import { Notice } from '@marquee/ui';
import { NewLinkButton } from '../../verification/new-link-button.tsx';

/** Shown instead of the setup until the email address is confirmed, because the address may belong to another person. */
export function ConfirmAddressFirst() {
  return (
    <Notice action={<NewLinkButton />}>
      Please confirm your email address first, with the link we emailed you. Then open this page again.
    </Notice>
  );
}
