import { Button } from '@marquee/ui';

type JumpToAddProps = { lines: number };

/** On a long quote the add row is far down. */
export function JumpToAdd({ lines }: JumpToAddProps) {
  if (lines <= 20) {
    return null;
  }
  return (
    <Button
      variant="quiet"
      icon="arrow-down-to-line"
      onClick={() => {
        document.querySelector<HTMLInputElement>('#add-service input')?.focus();
      }}
    >
      Jump to add
    </Button>
  );
}
