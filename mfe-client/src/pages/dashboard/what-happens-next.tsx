import { Heading, Lights, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { useClientQuotes } from '../../features/quotes/use-client-quotes.ts';
import { nextSteps } from './next-steps.ts';
import { owedSteps } from './owed-steps.ts';

export function WhatHappensNext() {
  const { events } = useClientEvents();
  const { quotes, hasEveryQuote } = useClientQuotes();
  const { owed } = useOwedInvoices({ readAnew: 'on opening' });
  const toPay = owedSteps(owed).map(({ link, ...step }) => ({
    ...step,
    when: (
      <TextLink as={Link} to={link.to}>
        {link.words}
      </TextLink>
    ),
  }));
  const steps = [...toPay, ...nextSteps({ events, quotes, hasEveryQuote, now: new Date() })];

  if (steps.length === 0) {
    return null;
  }
  return (
    <Section aria-label="What happens next">
      <Heading as="h2">What happens next</Heading>
      <Lights label="What happens next" size="small" layout="vertical" align="start" lights={steps} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
