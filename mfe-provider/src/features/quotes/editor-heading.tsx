import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated, Small, theme } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { EventNameField } from './event-name-field.tsx';
import { QuoteStepper } from './quote-stepper.tsx';

type EditorHeaderProps = { quote: ProviderQuote };

export function EditorHeading({ quote }: EditorHeaderProps) {
  const { clientName, clientEmail, eventDate, eventLocation } = quote;
  const facts = [
    [isolated(clientName), clientEmail].filter(Boolean).join(', '),
    eventDate === '' ? 'Date TBD' : formatDate(eventDate),
    isolated(eventLocation),
  ];

  return (
    <Header>
      <EventNameField quote={quote} />
      <Small>{`For ${facts.filter(Boolean).join(' · ')}`}</Small>
      <QuoteStepper quote={quote} />
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin-block: ${theme.space[3]} ${theme.space[5]};
`;
