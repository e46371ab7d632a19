import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { PanelActions, PanelBody, PanelClose, PanelTitle, PanelValance, panel } from './dialog-parts.ts';
import { keepOpenForToast } from './keep-open-for-toast.ts';
import { Scrim } from './scrim.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  open: boolean;
  /** Omit it if only the dialog's actions close the dialog. There is then no close button, and Escape and a click outside do nothing. */
  onOpenChange?: (open: boolean) => void;
  /** The name of the object: "Amara & Jonah's Wedding". */
  title: string;
  actions?: ReactNode;
  withPrice?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

/** The lazily loaded part of `Dialog`. Closing the dialog returns the focus to the element that was focused before. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  actions,
  withPrice = false,
  ...rest
}: DialogProps) {
  const { closeLabel = 'Close', children } = rest;
  const focusReturn = useFocusReturn();

  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        {/* Not Radix's overlay, because it adds a style element, which the content security policy forbids. */}
        <Scrim>
          <Panel
            {...focusReturn}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus();
              focusDialog(event);
            }}
            onInteractOutside={keepOpenForToast}
            aria-describedby={undefined}
          >
            {withPrice && <PanelValance />}
            <Radix.Title asChild>
              <PanelTitle>{title}</PanelTitle>
            </Radix.Title>
            <PanelBody>{children}</PanelBody>
            {actions !== undefined && <PanelActions>{actions}</PanelActions>}
            {onOpenChange && (
              <PanelClose $belowValance={withPrice}>
                <Radix.Close asChild>
                  <IconButton icon="x" label={closeLabel} />
                </Radix.Close>
              </PanelClose>
            )}
          </Panel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** If a dialog has no fields, focuses the dialog instead of its first button, which may be below the visible part or change data. */
function focusDialog(event: Event): void {
  const content = event.target;
  if (content instanceof HTMLElement && !content.querySelector('input, select, textarea')) {
    event.preventDefault();
    content.focus({ preventScroll: true });
  }
}

const Panel = styled(Radix.Content)`
  ${panel}
`;
