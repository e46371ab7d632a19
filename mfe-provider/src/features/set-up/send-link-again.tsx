import { Button, theme } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';
import { styled } from 'styled-components';

export function SendLinkAgain() {
  const { sendLinkAgain, isSending } = useSendLinkAgain();

  return (
    <Again>
      <Button size="small" variant="outline" pending={isSending} onClick={() => void sendLinkAgain()}>
        Send the link again
      </Button>
    </Again>
  );
}

const Again = styled.div`
  margin-top: ${theme.space[2]};
`;
