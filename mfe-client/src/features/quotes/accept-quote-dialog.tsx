import { ConfirmDialog, FactList, Small, getPriceFacts, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useClientGetCardPaymentQuery } from './quotes-api.ts';

type AcceptQuoteDialogProps = {
  provider: string;
  /** Undefined in a response from an earlier release. */
  providerId: string | undefined;
  title: string;
  facts: { term: string; detail: string }[];
  totalAmount: string;
  payableAmount: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks the client to confirm the acceptance. Shows provider, date, version, installments, price and terms. */
export function AcceptQuoteDialog({
  provider,
  providerId,
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
      <FactList facts={[...facts, ...getPriceFacts({ totalAmount, payableAmount })]} />
      {providerId !== undefined && <NoCardPaymentNotice provider={provider} providerId={providerId} />}
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

/** Warns before the acceptance that the provider takes no cards; null if the provider takes cards or if that is unknown. */
function NoCardPaymentNotice({ provider, providerId }: { provider: string; providerId: string }) {
  const { data } = useClientGetCardPaymentQuery({ params: { id: providerId } });

  return data === undefined || data.cardPayment === 'possible' ? null : (
    <Terms>
      {data.cardPayment === 'provider_not_connected' && (
        <span>
          <bdi>{provider}</bdi> doesn’t accept cards yet.{' '}
        </span>
      )}
      <span>
        Payment is arranged with <bdi>{provider}</bdi> in cash, by check or by transfer.
      </span>
    </Terms>
  );
}

const Terms = styled(Small)`
  margin-top: ${theme.space[4]};
`;
