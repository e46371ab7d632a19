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

const gone = new Error('the script did not come');

/** A part whose code does not come as often as said, and then comes. */
function aPart(failures = 0) {
  const fetchModule = jest.fn<Promise<Module>, []>().mockResolvedValue({ Content: () => 'The content' });
  Array.from({ length: failures }, () => fetchModule.mockRejectedValueOnce(gone));
  return { part: createPart(fetchModule), fetchModule };
}

type PartProps = { part: Part<Module> };

function Opener({ part }: PartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const opened = usePart(part, { isWanted: isOpen, onMissing: close });

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
  test('when nobody turns to the button, then its code is not fetched', () => {
    const { part, fetchModule } = aPart();

    renderWithApp(<Opener part={part} />);

    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    {
      how: 'is pointed at',
      turn: () => {
        pointAtOpener('mouse');
      },
      times: 1,
    },
    { how: 'takes the focus', turn: () => fireEvent.focus(opener()), times: 1 },
    {
      how: 'lies under a finger',
      turn: () => {
        pointAtOpener('touch');
      },
      times: 0,
    },
  ])('when the button $how, then its code is fetched $times times', ({ turn, times }) => {
    const { part, fetchModule } = aPart();
    renderWithApp(<Opener part={part} />);

    turn();

    expect(fetchModule).toHaveBeenCalledTimes(times);
  });

  test('when the button is pressed, then the part opens, and its code was fetched once', async () => {
    const { part, fetchModule } = aPart();
    const { user } = renderWithApp(<Opener part={part} />);

    await user.click(opener());

    expect(await screen.findByText('The content')).toBeVisible();
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test('when its code is on its way, then the button is busy until it is there', async () => {
    const arriving = Promise.withResolvers<Module>();
    const { user } = renderWithApp(<Opener part={createPart(() => arriving.promise)} />);

    await user.click(opener());

    expect(opener()).toHaveAttribute('aria-busy', 'true');
    arriving.resolve({ Content: () => 'The content' });
    expect(await screen.findByText('The content')).toBeVisible();
    expect(opener()).not.toHaveAttribute('aria-busy');
  });

  test('when its code does not come, then a toast says so, and the second press opens the part', async () => {
    const { part } = aPart(4);
    const { user } = renderWithApp(<Opener part={part} />);

    await user.click(opener());

    await expectToast('Something Went Wrong', 'This could not be opened. Reload the page.');
    await user.click(opener());
    expect(await screen.findByText('The content')).toBeVisible();
  });
});

describe('a tab whose panel is a part', () => {
  test('when another tab is shown, then its code is not fetched', () => {
    const { part, fetchModule } = aPart();

    renderWithApp(<TabsOfParts part={part} />);

    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'First', role: 'tab', times: 0 },
    { name: 'Second', role: 'tab', times: 1 },
    { name: 'The rest', role: 'link', times: 1 },
  ])(
    'when somebody points at the $role "$name", then it is fetched $times times',
    ({ name, role, times }) => {
      const { part, fetchModule } = aPart();
      renderWithApp(<TabsOfParts part={part} />);

      fireEvent.pointerOver(screen.getByRole(role, { name }), { pointerType: 'mouse' });

      expect(fetchModule).toHaveBeenCalledTimes(times);
    },
  );

  test('when its code does not come, then the panel says so, and trying again shows it', async () => {
    const { part } = aPart(4);
    const { user } = renderWithApp(<TabsOfParts part={part} />);

    await user.click(screen.getByRole('tab', { name: 'Second' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The rest could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The content')).toBeVisible();
  });
});
