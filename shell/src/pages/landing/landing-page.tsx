import { PageFrame, theme } from '@marquee/ui';
import { Page, useSession } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import { AudienceCards } from './audience-cards.tsx';

export function LandingPage() {
  const bookTo = useBookingAddress();

  return (
    <Page
      title="Your Dream Event Starts Here"
      description="Ask a DJ, a photographer or a planner for an itemized quote and book your event."
    >
      <Hero bookTo={bookTo} />
      <Below>
        <Steps />
        <Gallery />
        <AudienceCards bookTo={bookTo} />
      </Below>
    </Page>
  );
}

/** Returns the target of the booking button: the sign-in or, with a session, the provider dashboard or the client portal. */
function useBookingAddress(): string {
  const session = useSession();
  if (session.status !== 'signed-in') {
    return '/auth';
  }
  return session.user.role === 'provider' ? '/provider' : '/client';
}

const Below = styled(PageFrame)`
  padding-top: ${theme.space[8]};
`;
