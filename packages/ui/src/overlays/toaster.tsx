import { Toaster as Sonner } from 'sonner';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { toastLook } from './toast-look.ts';

type ToasterProps = { closeLabel?: string; label?: string };

/** Where toasts appear; once per page. */
export function Toaster({ closeLabel = 'Close', label = 'Notifications' }: ToasterProps) {
  return (
    <Corner data-screen-only>
      <Sonner
        closeButton
        containerAriaLabel={label}
        icons={{ close: <Icon name="x" /> }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel }}
        visibleToasts={1}
      />
    </Corner>
  );
}

const Corner = styled.div`
  ${toastLook}
`;
