import { isSameAmount } from '@marquee/contracts/money';
import { Money, PriceCard, Small, theme, Title2 } from '@marquee/ui';
import { styled } from 'styled-components';
import { useClientGetCurrentQuoteQuery } from './quotes-api.ts';

/** The price of the newest quote sent to the client; null without a quote. */
export function QuoteSummary() {
  const { data: quote } = useClientGetCurrentQuoteQuery();

  if (!quote) {
    return null;
  }
  return (
    <PriceCard label="Quote Summary">
      <Title2>Quote Summary</Title2>
      <Total>
        Total: <Money amount={quote.totalAmount} />
      </Total>
      {!isSameAmount(quote.finalAmount, quote.totalAmount) && (
        <Total>
          To pay: <Money amount={quote.finalAmount} />
        </Total>
      )}
      <Small>Complete the form below to proceed with your booking.</Small>
    </PriceCard>
  );
}

const Total = styled.p`
  ${theme.type.heading}
  margin-block: ${theme.space[2]};
`;
