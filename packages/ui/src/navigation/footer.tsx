import type { ReactNode } from 'react';
import { Brand } from '../art/brand.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { Valance } from '../layout/valance.ts';
import { Title3 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { Columns, FooterContainer, FormSlot, Legal, Tagline } from './footer-parts.ts';

type FooterProps = {
  tagline: string;
  contacts: readonly { icon: IconName; text: string }[];
  services: { title: string; names: readonly string[] };
  form: { title: string; content: ReactNode };
  legal: string;
  linksLabel?: string;
  links: ReactNode;
};

/** Footer of every public page, on a board. */
export function Footer({ tagline, contacts, services, form, legal, links, ...rest }: FooterProps) {
  const { linksLabel = 'Legal' } = rest;

  return (
    <FooterContainer data-screen-only>
      <Valance $tone="ground" $unit={theme.valance.footer} />
      <Columns>
        <div>
          <Brand size="large" />
          <Tagline>{tagline}</Tagline>
          <ul>
            {contacts.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} size={16} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <section>
          <Title3 as="h2">{services.title}</Title3>
          <ul>
            {services.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <section>
          <Title3 as="h2">{form.title}</Title3>
          <FormSlot>{form.content}</FormSlot>
        </section>
      </Columns>
      <Legal>
        <p>{legal}</p>
        <nav aria-label={linksLabel}>{links}</nav>
      </Legal>
    </FooterContainer>
  );
}
