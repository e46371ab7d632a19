import escapeHtml from 'escape-html';

type CardForm = {
  action: string;
  button: string;
  /** The initial value of the field for the email; null for a form without this field. */
  email: string | null;
};

export function cardForm({ action, button, email }: CardForm): string {
  return `<form method="post" action="${escapeHtml(action)}">
${email === null ? '' : `<p><label>Email <input type="email" name="email" autocomplete="email" required value="${escapeHtml(email)}"></label></p>`}
<p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label></p>
<p><label>Expiration (MM / YY) <input name="expiry" autocomplete="cc-exp" placeholder="12 / 34" required></label></p>
<p><label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label></p>
<p><label>Name on card <input name="name" autocomplete="cc-name" required></label></p>
<button>${escapeHtml(button)}</button>
</form>
<p>4242 4242 4242 4242 is paid, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation,
4000 0000 0000 0341 can be kept but not charged. Any later month, any CVC.</p>`;
}
