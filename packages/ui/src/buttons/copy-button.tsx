import { useState } from 'react';
import { notify } from '../overlays/notify.tsx';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-styles.ts';

type CopyButtonProps = {
  text: string;
  label: string;
  copiedLabel: string;
  onCopied?: () => void;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

/** A button that copies `text` to the clipboard and then shows `copiedLabel`. If the browser denies access, a toast says so. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onCopied,
  variant = 'outline',
  size,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify({
        kind: 'destructive',
        title: 'Failed to Copy',
        description: 'Please select and copy the text.',
      });
      return;
    }
    setIsCopied(true);
    onCopied?.();
  }

  return (
    <>
      <Button variant={variant} size={size} icon={isCopied ? 'check' : 'link'} onClick={() => void copy()}>
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
