import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { focusField } from './focus-field.ts';

export type FormError = { name: string; message: string };

type ErrorSummaryProps = {
  errors: readonly FormError[];
  /** Number of times the form was submitted. When the number rises and there are errors, the summary takes the focus. */
  attempt: number;
};

/** The errors of a rejected form. The form must contain the summary, because its links focus fields of the form around them. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, [attempt]);

  if (attempt === 0 || errors.length === 0) {
    return null;
  }

  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <p>{getTitle(errors.length)}</p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={focusFieldOnClick(name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function getTitle(count: number): string {
  return `Please fix ${count} ${count === 1 ? 'field' : 'fields'}`;
}

function focusFieldOnClick(name: string) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    focusField(event.currentTarget, name);
  };
}

const Box = styled.div`
  ${theme.type.small}
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-left: ${theme.border.alert} solid ${theme.color.danger};
  border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  color: ${theme.color.status.cancelled.text};
  background: ${theme.color.status.cancelled.fill};
  font-weight: ${theme.weight.medium};

  > p {
    ${theme.type.heading}
    margin-bottom: 6px;
  }

  a {
    display: inline-block;
    min-height: ${theme.size.target};
    text-underline-offset: 3px;
  }
`;
