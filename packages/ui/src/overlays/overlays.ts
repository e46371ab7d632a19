/** All overlays in one chunk. It is loaded on the first interaction with a page, or earlier if a page opens an overlay by itself. */
export { ConfirmWindow } from './confirm-window.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { OpenableMenu } from './openable-menu.tsx';
export { Toaster as Toasts, toast } from 'sonner';
