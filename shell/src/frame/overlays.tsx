import { notify } from '@marquee/ui';
import { ErrorBoundary, useNavigate, useSession, useSignOut } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import type { OverlayState } from '../features/shortcuts/use-overlay.ts';
import { commandsFor } from './commands-for.ts';
import { chooseTheme, themeChoice } from './theme-choice.ts';

/** Lazy, because most visits never open them. */
const QuickMenuDialog = lazy(async () => ({
  default: (await import('../features/shortcuts/quick-menu-dialog.tsx')).QuickMenuDialog,
}));
const ShortcutsSheet = lazy(async () => ({
  default: (await import('../features/shortcuts/shortcuts-sheet.tsx')).ShortcutsSheet,
}));

type OverlaysProps = { overlay: OverlayState };

/** Overlays of every page: command palette and list of shortcuts. A failure to load one does not affect the page. */
export function Overlays({ overlay }: OverlaysProps) {
  return (
    <ErrorBoundary fallback={() => null} onError={sayItIsMissing}>
      <Suspense fallback={null}>
        {overlay.shown === 'menu' && <QuickMenu overlay={overlay} />}
        {overlay.shown === 'sheet' && <ShortcutsSheet onClose={overlay.close} />}
      </Suspense>
    </ErrorBoundary>
  );
}

function QuickMenu({ overlay: { open, close } }: OverlaysProps) {
  const session = useSession();
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  const groups = commandsFor(session.status === 'signed-in' ? session.user : null, {
    goTo: (address) => void navigate(address),
    signOut: () => void signOut(),
    theme: themeChoice(),
    chooseTheme,
    openSheet: () => {
      open('sheet');
    },
  });

  return <QuickMenuDialog groups={groups} onClose={close} />;
}

function sayItIsMissing(): void {
  notify({
    kind: 'destructive',
    title: 'Something Went Wrong',
    description: 'This could not be opened. Reload the page.',
  });
}
