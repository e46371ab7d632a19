import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../buttons/button.tsx';
import { PanelActions, PanelBody, PanelTitle, PanelValance, panel } from './dialog-parts.ts';
import { Scrim } from './scrim.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the object: "Accept the quote for Amara & Jonah's Wedding?". */
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  tone?: 'primary' | 'spotlight' | 'danger';
  pending?: boolean;
  pendingText?: string;
  withPrice?: boolean;
  children: ReactNode;
};

const variants = { primary: 'primary', spotlight: 'spotlight', danger: 'danger-solid' } as const;

/** The lazily loaded part of `ConfirmDialog`. */
export function ConfirmWindow({ open, onOpenChange, title, children, ...rest }: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, tone = 'primary', pending = false, pendingText } = rest;
  const focusReturn = useFocusReturn();

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim>
          <Panel {...focusReturn}>
            {rest.withPrice === true && <PanelValance />}
            <Radix.Title asChild>
              <PanelTitle>{title}</PanelTitle>
            </Radix.Title>
            <Radix.Description asChild>
              <PanelBody>{children}</PanelBody>
            </Radix.Description>
            <PanelActions>
              <Radix.Cancel asChild>
                <Button variant="quiet">{cancelLabel}</Button>
              </Radix.Cancel>
              <Button variant={variants[tone]} {...{ pending, pendingText }} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </PanelActions>
          </Panel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Panel = styled(Radix.Content)`
  ${panel}
`;
