import { isDeferred } from '@marquee/contracts/deferred/recipe';
import { dismissErrorToast, notify } from '@marquee/ui';
import { useRef } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import type { ChangeHandler, DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver, notValidated } from './contract-resolver.ts';
import type { ValidationOptions } from './contract-resolver.ts';
import { flattenErrors } from './error-summary.ts';
import type { SummaryError } from './error-summary.ts';
import { setServerErrors } from './set-server-errors.ts';
import { preloadZod, clearFailure } from './load-zod.ts';
import { pointerReleased } from './pointer-release.ts';
import { syncAutofill } from './sync-autofill.ts';
import { toNumber } from './to-number.ts';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

type Options<Values> = ValidationOptions & { defaultValues: DefaultValues<NoInfer<Values>> };
type FieldProps = ReturnType<UseFormReturn['register']> & { error?: string };

export type ContractForm<Values extends FieldValues, Checked> = {
  /** Props for a field of `@marquee/ui`. */
  field: (name: Path<Values>) => FieldProps;
  /**
   * Props for a number field. The value of an empty field is 0, or undefined if the default value is undefined. A text that is not a number
   * stays a text, so that the schema rejects it.
   */
  numberField: (name: Path<Values>) => FieldProps;
  /**
   * The form's onSubmit. If `save` rejects, the form sets the server's field errors, calls `onRefused` and keeps the input. The next submit
   * of valid values dismisses the error toast.
   */
  submit: (
    save: (values: Checked) => Promise<unknown>,
    onRefused: (refusal: unknown) => void,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Props for `ErrorSummary`; without errors before the first submit. */
  summary: { errors: SummaryError[]; attempt: number };
  isSubmitting: boolean;
  rhf: UseFormReturn<Values, unknown, Checked>;
};

/**
 * A form validated with a schema of the contract. A changed field is validated when it loses the focus, then on every change. An unchanged
 * field is validated on submit. If zod fails to load, the form is sent only with `isCheckedByServer`.
 */
export function useContractForm<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  { defaultValues, ...validation }: Options<Values>,
): ContractForm<Values, Checked> {
  const rhf = useForm<Values, unknown, Checked>({
    resolver: contractResolver(schema, validation),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = rhf.formState;
  const all = flattenErrors(errors);
  const wasRejected = useRef(false);
  /** Names of fields that were changed since they were last validated by blur or submit. */
  const typed = useRef(new Set<string>());
  const withInputBeforeHydration = useInputBeforeHydration(rhf);

  function withError(registered: ReturnType<UseFormReturn['register']>): FieldProps {
    const { name, onChange, onBlur } = registered;
    const props: FieldProps = {
      ...registered,
      onChange: (event) => {
        typed.current.add(name);
        if (isDeferred(schema)) {
          // Loads zod before the field loses the focus.
          preloadZod();
        }
        return onChange(event);
      },
      onBlur: afterPointerRelease(async (event) => (typed.current.delete(name) ? onBlur(event) : undefined)),
      ref: withInputBeforeHydration(registered.ref),
    };
    const fieldError = all.find(({ name }) => name === props.name || name.startsWith(`${props.name}.`));
    return fieldError ? { ...props, error: fieldError.message } : props;
  }

  return {
    field: (name) => withError(rhf.register(name)),
    numberField(name) {
      const whenEmpty = get(defaultValues, name) === undefined ? undefined : 0;
      return withError(rhf.register(name, { setValueAs: (typed) => toNumber(typed, whenEmpty) }));
    },
    submit(save, onRefused) {
      const saveValidated = async (values: Checked) => {
        // The error toast is about the values of the previous submit.
        if (wasRejected.current) {
          dismissErrorToast();
        }
        wasRejected.current = false;
        try {
          await save(values);
        } catch (refusal) {
          wasRejected.current = true;
          setServerErrors(rhf, refusal);
          onRefused(refusal);
        }
      };
      const send = rhf.handleSubmit(saveValidated, ({ root }) => {
        if (root?.type === notValidated) {
          wasRejected.current = true;
          notifyNotValidated();
        }
      });
      return (event) => {
        typed.current.clear();
        clearFailure();
        syncAutofill(rhf, event?.currentTarget);
        return send(event);
      };
    },
    summary: { errors: submitCount > 0 ? all : [], attempt: submitCount },
    isSubmitting,
    rhf,
  };
}

/** Delays validation on blur until after the click that caused the blur, because the error message would move the clicked button. */
function afterPointerRelease(onBlur: ChangeHandler): ChangeHandler {
  return async (event) => {
    await pointerReleased();
    return onBlur(event);
  };
}

function notifyNotValidated(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be checked. Reload the page and try again.',
  });
}
