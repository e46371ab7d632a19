import { styled } from 'styled-components';
import { ServiceTypeBadge } from '../badges/service-type-badge.tsx';
import { Small, Title3 } from '../text/titles.ts';
import { theme } from '../theme/theme.ts';
import { Contacts } from './contacts.tsx';

export type QuoteProvider = {
  name: string;
  description?: string | null | undefined;
  serviceTypes?: readonly string[] | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
};

type DocumentHeaderProps = { provider: QuoteProvider };

export function DocumentHeader({ provider }: DocumentHeaderProps) {
  const { name, description, serviceTypes = [], email, phone, address } = provider;

  return (
    <Head>
      <div>
        <Title3 as="p">{name}</Title3>
        {description && <About>{description}</About>}
        <Services>
          {serviceTypes.map((service) => (
            <ServiceTypeBadge key={service}>{service}</ServiceTypeBadge>
          ))}
        </Services>
      </div>
      <Contacts email={email} phone={phone} address={address} />
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: 30px var(--paper-inset) ${theme.space[6]};

  > div {
    flex: 1 1 300px;
    max-width: 400px;
  }
`;

const About = styled(Small)`
  margin-top: ${theme.space[1]};
  white-space: pre-line;
`;

const Services = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: ${theme.space[3]};

  &:empty {
    display: none;
  }
`;
