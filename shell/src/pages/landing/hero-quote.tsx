import { Caption, Stepper, PriceCard, QuoteLines, theme, Title2, TotalLine } from '@marquee/ui';
import { styled } from 'styled-components';

const lines = [
  { id: 'package', name: 'Basic DJ Package', quantity: 1, total: '599.00' },
  { id: 'discount', name: 'Early booking discount', quantity: 1, total: '-49.50' },
];

/** An example quote, hanging from the roof. */
export function HeroQuote() {
  return (
    <HangingCard>
      <PriceCard kind="paper" label="An example of a quote">
        <Text>
          <div>
            <Caption>Quote for</Caption>
            <Title2 as="p">Amara &amp; Jonah’s Wedding</Title2>
          </div>
          <Sum>
            <QuoteLines lines={lines} />
            <TotalLine label="Total" amount="549.50" />
          </Sum>
          <Stepper
            label="Progress"
            layout="across"
            steps={[
              { stage: 'Quote Created', state: 'lit' },
              { stage: 'Sent to Client', state: 'lit' },
              { stage: 'Client Accepted', state: 'waiting' },
            ]}
          />
        </Text>
      </PriceCard>
    </HangingCard>
  );
}

/** Draws the strings from which the document hangs. On narrow screens the strings are as short as the gap, so that they cross no text. */
const HangingCard = styled.div`
  position: relative;

  &::before {
    position: absolute;
    right: 14%;
    bottom: 100%;
    left: 14%;
    height: 100vh;
    border-inline: ${theme.border.string} solid ${theme.color.rail};
    content: '';
  }

  ${theme.media.narrow} {
    &::before {
      height: ${theme.space[7]};
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[3]};
`;

/** Sets the amounts wider apart than on a card, with a line above the total. */
const Sum = styled.div`
  li {
    padding-block: 11px;
  }

  li:last-child {
    border-color: ${theme.color.ink};
  }

  > p {
    align-items: center;
    justify-content: space-between;
  }
`;
