import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Stepper, QuoteStatusBadge, Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { getNextStepText, getQuoteSteps } from './get-quote-steps.tsx';

type QuoteStepperProps = { quote: ProviderQuote };

/** Shows all stages of a quote and how far the quote has come. On phones, shows the status badge and the next step instead. */
export function QuoteStepper({ quote }: QuoteStepperProps) {
  return (
    <>
      <OnWide>
        <Stepper label="Progress" align="start" steps={getQuoteSteps(quote)} />
      </OnWide>
      <OnPhone>
        <QuoteStatusBadge status={quote.status}>{quoteStatusLabels[quote.status]}</QuoteStatusBadge>
        <Small as="span">{getNextStepText(quote)}</Small>
      </OnPhone>
    </>
  );
}

const OnWide = styled.div`
  margin-top: ${theme.space[2]};

  ${theme.media.phone} {
    display: none;
  }
`;

const OnPhone = styled.p`
  display: none;

  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[3]};
    align-items: center;
  }
`;
