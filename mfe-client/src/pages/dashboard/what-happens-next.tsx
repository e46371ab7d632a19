import { Heading, Stepper, TextLink, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { useClientQuotes } from '../../features/quotes/use-client-quotes.ts';
import { getNextSteps } from './next-steps.ts';
import { getOwedSteps, getRefundSteps } from './owed-steps.ts';
import { useRefundableInvoices } from './use-refundable-invoices.ts';

/** The maximum number of steps for events. A link shows how many more there are. */
const maxSteps = 4;

export function WhatHappensNext() {
  const { events, total } = useClientEvents();
  const { quotes, hasEveryQuote } = useClientQuotes();
  const { owed, total: owedTotal } = useOwedInvoices({ refetchOnMount: 'always' });
  const refundable = useRefundableInvoices();
  const invoiceSteps = [...getOwedSteps(owed), ...getRefundSteps(refundable)];
  const linkedSteps = invoiceSteps.map(({ link, ...step }) => ({
    ...step,
    when: (
      <TextLink as={Link} to={link.to}>
        {link.label}
      </TextLink>
    ),
  }));
  const eventSteps = getNextSteps({ events, quotes, hasEveryQuote, now: new Date() });
  const steps = [...linkedSteps, ...eventSteps.slice(0, maxSteps)];
  const hidden = Math.max(0, eventSteps.length - maxSteps);
  // Also counts events that are not loaded, because they may require an action.
  const moreEvents = hidden === 0 ? 0 : hidden + total - events.length;
  const moreInvoices = owedTotal + refundable.length - invoiceSteps.length;

  if (steps.length === 0) {
    return null;
  }
  return (
    <Section aria-label="What happens next">
      <Heading as="h2">What happens next</Heading>
      <Stepper label="What happens next" size="small" layout="vertical" align="start" steps={steps} />
      {moreEvents > 0 && (
        <TextLink as={Link} to="/client-admin?tab=quotes">{`and ${moreEvents} more`}</TextLink>
      )}
      {moreInvoices > 0 && (
        <TextLink as={Link} to="/client-admin?tab=invoices">{`and ${moreInvoices} more invoices`}</TextLink>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
