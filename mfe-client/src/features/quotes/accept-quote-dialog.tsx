import { ConfirmDialog, FactList, Small, sumFactsOf, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';

type AcceptQuoteDialogProps = {
  provider: string;
  title: string;
  facts: { term: string; detail: string }[];
  totalAmount: string;
  payableAmount: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation with the offer, its price and its terms. */
export function AcceptQuoteDialog({
  provider,
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
        By accepting you book <bdi>{provider}</bdi> for this price under the{' '}
        <TextLink as={Link} to="/terms">
          terms
        </TextLink>
        . To cancel later, you’ll need to give a reason. Payments aren’t refunded automatically.
      </Terms>
    </ConfirmDialog>
  );
}

const Terms = styled(Small)`
  margin-top: ${theme.space[4]};
`;
