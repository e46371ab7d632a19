import { notify } from '@marquee/ui';
import { ErrorBoundary, useNavigate, useSession, useSignOut } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import type { OverlayState } from '../features/shortcuts/use-overlay.ts';
import { createCommands } from './create-commands.ts';
import { chooseTheme, getThemeChoice } from './theme-choice.ts';

/** This dialog and the next are lazy, because most visits open neither. */
const CommandPaletteDialog = lazy(async () => ({
  default: (await import('../features/shortcuts/command-palette-dialog.tsx')).CommandPaletteDialog,
}));
const ShortcutsSheet = lazy(async () => ({
  default: (await import('../features/shortcuts/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

type OverlaysProps = { overlay: OverlayState };

/** The command palette and the list of shortcuts, on every page. If one of them fails to load, the page is not affected. */
export function Overlays({ overlay }: OverlaysProps) {
  return (
    <ErrorBoundary fallback={() => null} onError={notifyLoadError}>
      <Suspense fallback={null}>
        {overlay.shown === 'menu' && <CommandPalette overlay={overlay} />}
        {overlay.shown === 'sheet' && <ShortcutsSheet onClose={overlay.close} />}
      </Suspense>
    </ErrorBoundary>
  );
}

function CommandPalette({ overlay: { open, close } }: OverlaysProps) {
  const session = useSession();
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  const groups = createCommands(session.status === 'signed-in' ? session.user : null, {
    goTo: (address) => void navigate(address),
    signOut: () => void signOut(),
    theme: getThemeChoice(),
    chooseTheme,
    openSheet: () => {
      open('sheet');
    },
  });

  return <CommandPaletteDialog groups={groups} onClose={close} />;
}

function notifyLoadError(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be opened. Reload the page.',
  });
}
