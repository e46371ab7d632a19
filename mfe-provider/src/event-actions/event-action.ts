/** The actions of a provider on an event sent to them, from the row's button or its menu. */
export type EventAction = 'view' | 'propose' | 'complete' | 'cancel';
