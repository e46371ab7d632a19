/** What comes with the first touch of a page, in one file: nothing of it is painted before. */
export { ConfirmWindow } from './confirm-window.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { OpenableMenu } from './openable-menu.tsx';
export { Toaster as Toasts, toast } from 'sonner';
