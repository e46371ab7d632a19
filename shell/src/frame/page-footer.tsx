import { Footer, SlimFooter, TextLink } from '@marquee/ui';
import { Link, useLocation, useSession } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { CommandPaletteButton } from '../features/shortcuts/command-palette-button.tsx';
import { contacts, serviceCategories } from './footer-texts.ts';
import { RenderInView } from './render-in-view.tsx';

/** Lazy, because the form library is large and only this form needs it here. */
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }));

const legal = '© 2024 Marquee';

type PageFooterProps = { onCommandPalette: () => void };

/** The footer. My Event Hub has the slim footer. Where the footer depends on the user, none is shown until the session is known. */
export function PageFooter({ onCommandPalette }: PageFooterProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const commandPaletteButton = <CommandPaletteButton onClick={onCommandPalette} />;

  if (pathname !== '/' && pathname !== '/client-admin') {
    return <FullFooter commandPaletteButton={commandPaletteButton} />;
  }
  if (session.status === 'loading') {
    return null;
  }
  const isClient = session.status === 'signed-in' && session.user.role === 'client';
  return isClient ? (
    <EventHubFooter commandPaletteButton={commandPaletteButton} />
  ) : (
    <FullFooter commandPaletteButton={commandPaletteButton} />
  );
}

type FooterProps = { commandPaletteButton: ReactNode };

function FullFooter({ commandPaletteButton }: FooterProps) {
  return (
    <Footer
      tagline="Book events at clear, itemized prices."
      contacts={contacts}
      services={{ title: 'Services', names: serviceCategories }}
      form={{
        title: 'Write to us',
        content: (
          <RenderInView>
            <Suspense fallback={null}>
              <ContactForm />
            </Suspense>
          </RenderInView>
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
          {commandPaletteButton}
        </>
      }
    />
  );
}

function EventHubFooter({ commandPaletteButton }: FooterProps) {
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
          {commandPaletteButton}
        </>
      }
    />
  );
}
