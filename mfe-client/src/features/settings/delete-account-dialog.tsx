import { Button, Dialog, TextLink, theme } from '@marquee/ui';
import { styled } from 'styled-components';

type DeleteAccountDialogProps = { email: string; onClose: () => void };

const operatorEmail = 'hello@marquee.example';

/** Says where deletion stands: people do it, on request. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete Account"
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Words>
        You cannot delete your account here yet. Write to{' '}
        <TextLink href={`mailto:${operatorEmail}?subject=${encodeURIComponent('Delete my account')}`}>
          {operatorEmail}
        </TextLink>{' '}
        from {email} and ask for it; you get an answer within 30 days.
      </Words>
      <p>Open bookings have to be cancelled first. Signed records are kept without your name.</p>
    </Dialog>
  );
}

const Words = styled.p`
  margin-bottom: ${theme.space[3]};
`;
