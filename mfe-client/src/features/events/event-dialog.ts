/** The open dialog, and the id of the event that the dialog is about. */
export type EventDialog = { kind: 'details' | 'send' | 'cancel'; eventId: string };

export type OpenEventDialog = (dialog: EventDialog) => void;
