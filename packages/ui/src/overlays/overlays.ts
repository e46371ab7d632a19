/** The overlays, one chunk that is loaded on the first interaction with a page: no page shows an overlay earlier. */
export { ConfirmWindow } from './confirm-window.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { OpenableMenu } from './openable-menu.tsx';
export { Toaster as Toasts, toast } from 'sonner';
