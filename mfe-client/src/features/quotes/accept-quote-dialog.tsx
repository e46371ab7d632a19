import { ConfirmDialog, FactList, Small, sumFactsOf, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';

type AcceptQuoteDialogProps = {
  title: string;
  facts: { term: string; detail: string }[];
  totalAmount: string;
  payableAmount: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks with everything on the table: what is accepted, for how much, under which terms. */
export function AcceptQuoteDialog({
  title,
  facts,
  totalAmount,
  payableAmount,
  pending,
  onClose,
  onConfirm,
}: AcceptQuoteDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      withPrice
      tone="spotlight"
      title={title}
      cancelLabel="Not yet"
      confirmLabel="Accept this Quote"
      pending={pending}
      onConfirm={onConfirm}
    >
      <FactList facts={[...facts, ...sumFactsOf({ totalAmount, payableAmount })]} />
      <Terms>
        The event is booked at this price, under the{' '}
        <TextLink as={Link} to="/terms">
          terms
        </TextLink>
        . A booking ends only by cancelling it, with a reason.
      </Terms>
    </ConfirmDialog>
  );
}

const Terms = styled(Small)`
  margin-top: ${theme.space[4]};
`;
