/** Which dialog is open, and over which event. */
export type EventDialog = { kind: 'details' | 'send' | 'cancel'; eventId: string };

export type OpenEventDialog = (dialog: EventDialog) => void;
