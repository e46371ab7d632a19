import type { ContractForm } from '@marquee/web-kit/forms';
import { useRef } from 'react';

type FieldProps = ReturnType<ContractForm<Record<string, string>, unknown>['field']>;

/** For a form that people also tab through on their way: leaving a field checks it only if something was typed in it. `forget`: the form is blank again. */
export function useCheckedOnceTyped() {
  const typed = useRef(new Set<string>());

  function checkedOnceTyped(props: FieldProps): FieldProps {
    return {
      ...props,
      onChange: (event) => {
        typed.current.add(props.name);
        return props.onChange(event);
      },
      onBlur: async (event) => (typed.current.has(props.name) ? props.onBlur(event) : undefined),
    };
  }

  function forget(): void {
    typed.current.clear();
  }

  return { checkedOnceTyped, forget };
}
