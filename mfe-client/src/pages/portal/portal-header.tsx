import { LinkButton, PageHeader } from '@marquee/ui';
import { Link, useUser } from '@marquee/web-kit';

export function PortalHeader() {
  const { firstName } = useUser();

  return (
    <PageHeader
      title={
        <>
          Welcome, <bdi>{firstName || 'Client'}</bdi>!
        </>
      }
      subtitle="Manage your event bookings and view your quotes below."
      aside={
        <LinkButton as={Link} to="/client-event-form">
          Complete Your Booking
        </LinkButton>
      }
    />
  );
}
