import { keyframes, styled } from 'styled-components';

type SpinnerProps = { size?: number };

/** Decorative, therefore hidden from screen readers. The text beside it describes the operation in progress. */
export function Spinner({ size = 18 }: SpinnerProps) {
  return (
    <Ring width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M16 9a7 7 0 1 1-7-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </Ring>
  );
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Ring = styled.svg`
  flex: none;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
