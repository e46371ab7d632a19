/** A provider's action on an event request, from the button or the menu of its row. */
export type EventAction = 'view' | 'propose' | 'complete' | 'cancel';
