import type { ProviderQuote } from '@marquee/contracts/quotes';
import { toTermsForm } from './terms-form-values.ts';
import type { ScheduleField } from './schedule-inputs.tsx';

export type TermsField = 'discountAmount' | 'validUntil' | 'notes' | `paymentSchedule.${ScheduleField}`;

/** The focused control and its selection; the selection is null for a control without text. */
type FocusPosition = { name: string; selection: [start: number, end: number] | null };

/** The provider's input to the terms before the form library loaded. */
export type EarlyInput = {
  typed: Partial<Record<TermsField, string>>;
  /** Null if no control of the form had the focus. */
  focus: FocusPosition | null;
  isSaving: boolean;
};

/** The terms of a quote as the texts of the fields. */
export function toFieldTexts(quote: ProviderQuote): Record<TermsField, string> {
  const { paymentSchedule, ...terms } = toTermsForm(quote);
  const { deposit, balanceDueDaysBefore } = paymentSchedule;
  return {
    ...terms,
    'paymentSchedule.deposit.kind': deposit.kind,
    'paymentSchedule.deposit.amount': deposit.amount,
    'paymentSchedule.deposit.percent': deposit.percent,
    'paymentSchedule.balanceDueDaysBefore': balanceDueDaysBefore,
  };
}

/** Returns the focused control of the form, or null if the focus is elsewhere. */
export function readFocus(form: HTMLFormElement | null): FocusPosition | null {
  const { activeElement } = document;
  if (!isControl(activeElement) || activeElement.form !== form) {
    return null;
  }
  return { name: activeElement.name, selection: readSelection(activeElement) };
}

/** Returns the selected range; null for a list, a button, or a type of input that does not expose its selection. */
function readSelection(control: Element): FocusPosition['selection'] {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    return null;
  }
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** Focuses the control with that name, or the save button, which has no name. */
export function restoreFocus(form: HTMLFormElement, { name, selection }: FocusPosition): void {
  const control = Array.from(form.elements).find((one) => isControl(one) && one.name === name);
  if (control instanceof HTMLElement) {
    control.focus({ preventScroll: true });
  }
  if (selection && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    control.setSelectionRange(...selection);
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLButtonElement
  );
}
