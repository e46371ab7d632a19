import { Footer, SlimFooter, TextLink } from '@marquee/ui';
import { Link, useLocation, useSession } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { QuickMenuButton } from '../features/shortcuts/quick-menu-button.tsx';
import { contacts, serviceCategories } from './footer-texts.ts';
import { OnceNear } from './once-near.tsx';

/** Lazy, because the form library is large and only this form needs it here. */
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }));

const legal = '© 2024 Marquee';

type PageFooterProps = { onQuickMenu: () => void };

/** The footer. My Event Hub has a different one; on a path where that depends on the user, none is shown until the session is known. */
export function PageFooter({ onQuickMenu }: PageFooterProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const quickMenu = <QuickMenuButton onClick={onQuickMenu} />;

  if (pathname !== '/' && pathname !== '/client-admin') {
    return <FullFooter quickMenu={quickMenu} />;
  }
  if (session.status === 'loading') {
    return null;
  }
  const isClient = session.status === 'signed-in' && session.user.role === 'client';
  return isClient ? <EventHubFooter quickMenu={quickMenu} /> : <FullFooter quickMenu={quickMenu} />;
}

type FooterProps = { quickMenu: ReactNode };

function FullFooter({ quickMenu }: FooterProps) {
  return (
    <Footer
      tagline="Book events at clear, itemized prices."
      contacts={contacts}
      services={{ title: 'Services', names: serviceCategories }}
      form={{
        title: 'Write to us',
        content: (
          <OnceNear>
            <Suspense fallback={null}>
              <ContactForm />
            </Suspense>
          </OnceNear>
        ),
      }}
      legal={legal}
      links={
        <>
          <TextLink as={Link} to="/founder">
            Founder
          </TextLink>
          <TextLink as={Link} to="/privacy-policy">
            Privacy Policy
          </TextLink>
          <TextLink as={Link} to="/terms">
            Terms of Service
          </TextLink>
          <span>Support</span>
          {quickMenu}
        </>
      }
    />
  );
}

function EventHubFooter({ quickMenu }: FooterProps) {
  return (
    <SlimFooter
      legal={legal}
      linksLabel="My Event Hub"
      links={
        <>
          <TextLink as={Link} to="/home">
            Home
          </TextLink>
          <TextLink as={Link} to="/create-event">
            Create Event
          </TextLink>
          <span>Support</span>
          {quickMenu}
        </>
      }
    />
  );
}
