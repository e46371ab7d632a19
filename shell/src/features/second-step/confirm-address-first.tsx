import { Notice } from '@marquee/ui';
import { NewLinkButton } from '../../proofs/new-link-button.tsx';

/** In place of the set-up, as long as the address may be somebody else’s. */
export function ConfirmAddressFirst() {
  return (
    <Notice action={<NewLinkButton />}>
      Please confirm your email address first, with the link we emailed you. Then open this page again.
    </Notice>
  );
}
