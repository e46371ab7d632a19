/** What a provider does with an event that was sent to them, by the button of its row or the menu beside it. */
export type EventAct = 'view' | 'propose' | 'complete' | 'cancel';
