/** What the row's menu offers. */
export type RequestAct = 'view' | 'complete' | 'cancel';
