import { PageFrame, PageHeader, theme } from '@marquee/ui';
import { Page, RequireRole, useNavigate, useUser } from '@marquee/web-kit';
import { BriefWait } from '@marquee/web-kit/parts';
import { styled } from 'styled-components';
import { ClientEventForm } from '../features/client-event-form/client-event-form.tsx';
import { QuoteSummary } from '../features/quotes/quote-summary.tsx';
import { useClientGetCurrentQuoteQuery } from '../features/quotes/quotes-api.ts';
import { SignInRequired } from './sign-in-required.tsx';

export function ClientEventFormPage() {
  return (
    <Page title="Complete Your Event Details" description="The details of the event you are booking.">
      <RequireRole role={['client', 'provider', 'admin', null]} otherwise={<SignInRequired />}>
        <EventDetails />
      </RequireRole>
    </Page>
  );
}

function EventDetails() {
  const navigate = useNavigate();
  const isClient = useUser().role === 'client';
  const { isLoading: isQuoteLoading } = useClientGetCurrentQuoteQuery(undefined, { skip: !isClient });

  return (
    <PageFrame $width="form">
      <PageHeader
        title="Complete Your Event Details"
        subtitle="Please provide your event information to finalize your booking."
      />
      {isClient && (
        <AboveForm>
          <QuoteSummary />
        </AboveForm>
      )}
      <BriefWait isLoading={isQuoteLoading}>
        <ClientEventForm onSubmitted={() => void navigate('/client-portal')} />
      </BriefWait>
    </PageFrame>
  );
}

const AboveForm = styled.div`
  margin-bottom: ${theme.space[6]};
`;
