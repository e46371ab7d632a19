import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DateNumeral } from '../figures/date-numeral.tsx';
import { Facts } from '../figures/fact.tsx';
import { Title3 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { EventName } from './event-name.tsx';

type EventRowProps = {
  name: string;
  /** Called when the user clicks the row's name. */
  onOpen?: (() => void) | undefined;
  date?: string | null | undefined;
  fallback: string;
  badge?: ReactNode;
  facts?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
};

/** An event in an `EventList`: day, name, facts, badge, actions. */
export function EventRow({ name, onOpen, date, fallback, badge, facts, ...rest }: EventRowProps) {
  const { actions, headingLevel = 3 } = rest;

  return (
    <Row>
      <DateNumeral date={date} fallback={fallback} />
      <Content>
        <Title3 as={`h${headingLevel}`}>
          <EventName name={name} onOpen={onOpen} />
        </Title3>
        <Facts>{facts}</Facts>
        {badge}
      </Content>
      <Actions>{actions}</Actions>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 74px minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[5]};
  align-items: center;
  padding: 18px ${theme.space[5]};

  & + & {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  ${theme.media.phone} {
    grid-template-columns: 52px minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Content = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};

  ${theme.media.phone} {
    grid-column: 1 / -1;

    > :last-child {
      flex: 1;
    }
  }
`;
