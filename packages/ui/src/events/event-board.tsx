import type { ReactNode } from 'react';
import { DateNumeral } from '../figures/date-numeral.tsx';
import { Facts } from '../figures/fact.tsx';
import { BoardFoot, BoardHead, BoardNote, EventGround, NameColumn, Numeral } from './event-board-parts.ts';
import { RailName } from './rails.ts';

type EventBoardProps = {
  name: string;
  date?: string | null | undefined;
  fallback: string;
  badge?: ReactNode;
  /** How far off it is: "in 58 days". */
  note?: ReactNode;
  facts?: ReactNode;
  foot?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
};

/** The next event, up on the board. */
export function EventBoard({ name, date, fallback, badge, note, facts, ...rest }: EventBoardProps) {
  const { foot, actions, headingLevel = 3 } = rest;

  return (
    <EventGround aria-label={name}>
      <BoardHead>
        {badge}
        <BoardNote>{note}</BoardNote>
      </BoardHead>
      <NameColumn>
        <Numeral>
          <DateNumeral date={date} fallback={fallback} size="large" withYear />
        </Numeral>
        <div>
          <RailName as={`h${headingLevel}`}>{name}</RailName>
          <Facts>{facts}</Facts>
        </div>
      </NameColumn>
      <BoardFoot>
        <p>{foot}</p>
        {actions}
      </BoardFoot>
    </EventGround>
  );
}
