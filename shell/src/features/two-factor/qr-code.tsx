import { theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string };

/** Width of the empty border that the QR code standard requires, in modules. */
const border = 4;

/** A QR code. It is black on white in both themes, because many readers support nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border });

  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={data.flatMap(drawRow).join('')} fill="#000000" />
    </Picture>
  );
}

function drawRow(row: boolean[], y: number): string[] {
  return row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []));
}

const Picture = styled.svg`
  width: min(100%, 240px);
  border-radius: ${theme.radius.control};
`;
