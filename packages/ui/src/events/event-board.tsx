import type { ReactNode } from 'react';
import { DateNumeral } from '../figures/date-numeral.tsx';
import { Facts } from '../figures/fact.tsx';
import {
  BoardFoot,
  BoardHead,
  BoardNote,
  EventBoardContainer,
  NameColumn,
  Numeral,
} from './event-board-parts.ts';
import { EventName } from './event-name.tsx';
import { RailName } from './rails.ts';

type EventBoardProps = {
  name: string;
  /** Called when the user clicks the event's name. */
  onOpen?: (() => void) | undefined;
  date?: string | null | undefined;
  fallback: string;
  badge?: ReactNode;
  /** Time until the event: "in 58 days". */
  note?: ReactNode;
  facts?: ReactNode;
  foot?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
};

/** The next event, shown on a board. */
export function EventBoard({ name, onOpen, date, fallback, badge, note, ...rest }: EventBoardProps) {
  const { facts, foot, actions, headingLevel = 3 } = rest;

  return (
    <EventBoardContainer aria-label={name}>
      <BoardHead>
        {badge}
        <BoardNote>{note}</BoardNote>
      </BoardHead>
      <NameColumn>
        <Numeral>
          <DateNumeral date={date} fallback={fallback} size="large" />
        </Numeral>
        <div>
          <RailName as={`h${headingLevel}`}>
            <EventName name={name} onOpen={onOpen} />
          </RailName>
          <Facts>{facts}</Facts>
        </div>
      </NameColumn>
      <BoardFoot>
        <p>{foot}</p>
        {actions}
      </BoardFoot>
    </EventBoardContainer>
  );
}
