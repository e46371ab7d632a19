import { Button, CopyButton, theme } from '@marquee/ui';
import { useSaveText } from '@marquee/web-kit';
import { styled } from 'styled-components';

type RecoveryCodesProps = { codes: readonly string[] };

/** Shows the recovery codes, which cannot be shown again. To close the dialog the user must confirm that the codes are saved. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const saveText = useSaveText();
  const text = codes.join('\n');

  return (
    <Stack>
      <p>
        Save these codes somewhere you can reach without your phone. Each works once in place of a code. We
        can’t show them again.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={text} label="Copy Codes" copiedLabel="Copied" />
        <Button
          variant="outline"
          icon="download"
          onClick={() => {
            saveText(
              `Recovery codes for Marquee. Each works once.\n\n${text}\n`,
              'marquee-recovery-codes.txt',
            );
          }}
        >
          Download Codes
        </Button>
      </Actions>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
