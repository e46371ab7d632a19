import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

type ContactsProps = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
};

/** A provider's contact details; unknown ones are omitted. */
export function Contacts({ email, phone, address }: ContactsProps) {
  const entries = [
    { icon: 'mail', text: email },
    { icon: 'phone', text: phone },
    { icon: 'map-pin', text: address },
  ] as const;

  return (
    <Block>
      {entries.map(
        ({ icon, text }) =>
          text && (
            <p key={icon}>
              <Icon name={icon} size={16} />
              {text}
            </p>
          ),
      )}
    </Block>
  );
}

const Block = styled.address`
  ${theme.type.small}
  font-style: normal;

  p {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 27px;
  }

  svg {
    flex: none;
    color: ${theme.color.muted};
  }
`;
