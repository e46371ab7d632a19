/** The open dialog and the event it belongs to. */
export type EventDialog = { kind: 'details' | 'send' | 'cancel'; eventId: string };

export type OpenEventDialog = (dialog: EventDialog) => void;
