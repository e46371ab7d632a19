import { Button, Tabs } from '@marquee/ui';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPart } from '../src/parts/create-part.ts';
import type { Part } from '../src/parts/create-part.ts';
import { onTabIntent } from '../src/parts/on-tab-intent.ts';
import { PartPanel } from '../src/parts/part-panel.tsx';
import { usePart } from '../src/parts/use-part.ts';
import { expectToast, renderWithApp } from '../src/testing.tsx';

type Module = { Content: () => string };

const loadError = new Error('the script did not come');

/** A part whose code fails to load `failures` times, then loads. */
function aPart(failures = 0) {
  const fetchModule = jest.fn<Promise<Module>, []>().mockResolvedValue({ Content: () => 'The content' });
  Array.from({ length: failures }, () => fetchModule.mockRejectedValueOnce(loadError));
  return { part: createPart(fetchModule), fetchModule };
}

type PartProps = { part: Part<Module> };

function Opener({ part }: PartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const opened = usePart(part, { isEnabled: isOpen, onLoadError: close });

  return (
    <>
      <Button
        {...part.intent}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {opened && <opened.Content />}
    </>
  );
}

function TabsOfParts({ part }: PartProps) {
  const [value, setValue] = useState('first');
  const content = (
    <PartPanel part={part} loadingLabel="Loading the rest" failureTitle="The rest could not be loaded">
      {({ Content }) => <Content />}
    </PartPanel>
  );
  const tabs = [
    { value: 'first', label: 'First', content: 'Shown first' },
    { value: 'second', label: 'Second', content, part },
  ];

  return (
    <div {...onTabIntent(tabs)}>
      <Tabs label="Tabs" value={value} onValueChange={setValue} tabs={tabs} />
      <a href="?tab=second">The rest</a>
    </div>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });

/** jsdom's events have no `pointerType`. */
function pointAtOpener(pointerType: string) {
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(opener(), Object.assign(event, { pointerType }));
}

describe('a part that a button opens', () => {
  test('when the user does not use the button, then the part’s code is not loaded', () => {
    const { part, fetchModule } = aPart();

    renderWithApp(<Opener part={part} />);

    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    {
      how: 'is hovered',
      interact: () => {
        pointAtOpener('mouse');
      },
      times: 1,
    },
    { how: 'takes the focus', interact: () => fireEvent.focus(opener()), times: 1 },
    {
      how: 'is touched',
      interact: () => {
        pointAtOpener('touch');
      },
      times: 0,
    },
  ])('when the button $how, then the part’s code is loaded $times times', ({ interact, times }) => {
    const { part, fetchModule } = aPart();
    renderWithApp(<Opener part={part} />);

    interact();

    expect(fetchModule).toHaveBeenCalledTimes(times);
  });

  test('when the button is clicked, then the part opens, and its code was loaded once', async () => {
    const { part, fetchModule } = aPart();
    const { user } = renderWithApp(<Opener part={part} />);

    await user.click(opener());

    expect(await screen.findByText('The content')).toBeVisible();
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test('when its code is loading, then the button is busy until the code is loaded', async () => {
    const loading = Promise.withResolvers<Module>();
    const { user } = renderWithApp(<Opener part={createPart(() => loading.promise)} />);

    await user.click(opener());

    expect(opener()).toHaveAttribute('aria-busy', 'true');
    loading.resolve({ Content: () => 'The content' });
    expect(await screen.findByText('The content')).toBeVisible();
    expect(opener()).not.toHaveAttribute('aria-busy');
  });

  test('when the browser does not focus clicked buttons, like Safari, then the button is still busy', async () => {
    const loading = Promise.withResolvers<Module>();
    const { user } = renderWithApp(<Opener part={createPart(() => loading.promise)} />);
    opener().addEventListener('mousedown', (event) => {
      event.preventDefault();
    });

    await user.click(opener());

    expect(opener()).not.toHaveFocus();
    expect(opener()).toHaveAttribute('aria-busy', 'true');
    loading.resolve({ Content: () => 'The content' });
    expect(await screen.findByText('The content')).toBeVisible();
    expect(opener()).not.toHaveAttribute('aria-busy');
  });

  test('when its code fails to load, then a toast says so, and the second click opens the part', async () => {
    const { part } = aPart(4);
    const { user } = renderWithApp(<Opener part={part} />);

    await user.click(opener());

    await expectToast('Something Went Wrong', 'This could not be opened. Reload the page.');
    await user.click(opener());
    expect(await screen.findByText('The content')).toBeVisible();
  });
});

describe('a tab whose panel is a part', () => {
  test('when another tab is shown, then the part’s code is not loaded', () => {
    const { part, fetchModule } = aPart();

    renderWithApp(<TabsOfParts part={part} />);

    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'First', role: 'tab', times: 0 },
    { name: 'Second', role: 'tab', times: 1 },
    { name: 'The rest', role: 'link', times: 1 },
  ])('when the $role "$name" is hovered, then the code is loaded $times times', ({ name, role, times }) => {
    const { part, fetchModule } = aPart();
    renderWithApp(<TabsOfParts part={part} />);

    fireEvent.pointerOver(screen.getByRole(role, { name }), { pointerType: 'mouse' });

    expect(fetchModule).toHaveBeenCalledTimes(times);
  });

  test('when the part’s code fails to load, then the panel says so, and a retry shows the content', async () => {
    const { part } = aPart(4);
    const { user } = renderWithApp(<TabsOfParts part={part} />);

    await user.click(screen.getByRole('tab', { name: 'Second' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The rest could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The content')).toBeVisible();
  });
});
