import { Display2, LinkButton, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getPlanSummary } from '../../plan-labels.ts';

type AudienceCardsProps = { bookTo: string };

/** Cards for clients and providers, each with a first action. */
export function AudienceCards({ bookTo }: AudienceCardsProps) {
  return (
    <Columns>
      <AudienceCard>
        <Display2>You are planning it</Display2>
        <p>
          Send one request, keep every quote, date and phone number in one place, and see what happens next.
        </p>
        <LinkButton as={Link} to={bookTo}>
          Book Your Event
        </LinkButton>
      </AudienceCard>
      <AudienceCard>
        <Display2>You make it happen</Display2>
        <p>Requests become priced quotes, quotes become bookings. {getPlanSummary()}</p>
        <LinkButton as={Link} to="/auth?signUp=provider" $variant="outline">
          Get Started
        </LinkButton>
      </AudienceCard>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: ${theme.space[7]};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const AudienceCard = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
  justify-items: start;
  padding-block: ${theme.space[7]};

  p {
    max-width: 42ch;
    color: ${theme.color.muted};
  }

  & + & {
    padding-left: ${theme.space[7]};
    border-left: ${theme.border.hairline} solid ${theme.color.line};
  }

  ${theme.media.tablet} {
    padding-block: ${theme.space[6]};

    & + & {
      padding-left: 0;
      border-top: ${theme.border.hairline} solid ${theme.color.line};
      border-left: 0;
    }
  }
`;
