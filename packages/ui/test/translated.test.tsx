import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Badge, Button, Stepper, PasswordRules, StatTiles } from '@marquee/ui';

/** Replaces each text node with an element that contains the translation, as Chrome's translator does. */
function translate(container: HTMLElement): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const outer = document.createElement('span');
    outer.append(Object.assign(document.createElement('span'), { textContent: text.data }));
    text.replaceWith(outer);
  }
}

/** Each component before and after an update. */
const cases: readonly { name: string; before: ReactNode; after: ReactNode; text: string }[] = [
  {
    name: 'a button that becomes pending',
    before: <Button pending={false}>Save Changes</Button>,
    after: (
      <Button pending pendingText="Saving...">
        Save Changes
      </Button>
    ),
    text: 'Saving...',
  },
  {
    name: 'a badge that gets an icon',
    before: <Badge tone="draft">Draft</Badge>,
    after: (
      <Badge tone="booked" icon="circle-check">
        Booked
      </Badge>
    ),
    text: 'Booked',
  },
  {
    name: 'a password rule that becomes met',
    before: <PasswordRules rules={[{ label: 'One number', met: false }]} />,
    after: <PasswordRules rules={[{ label: 'One number', met: true }]} />,
    text: 'One number',
  },
  {
    name: 'a step that is completed',
    before: <Stepper label="Progress" steps={[{ stage: 'Approved', state: 'next', when: 'not yet' }]} />,
    after: (
      <Stepper
        label="Progress"
        steps={[{ stage: 'Approved', state: 'lit', who: 'You', when: 'today 09:12 AM' }]}
      />
    ),
    text: 'You',
  },
  {
    name: 'a trend that changes direction',
    before: <StatTiles label="Figures" tiles={[aTile('up', '+12%')]} />,
    after: <StatTiles label="Figures" tiles={[aTile('down', '-8%')]} />,
    text: '-8%',
  },
];

function aTile(direction: 'up' | 'down', text: string) {
  return { label: 'Leads', figure: '7', trend: { direction, text } };
}

describe('a component on a page that the browser translates', () => {
  test.each(cases)('when $name is rendered again, then its new text is shown', ({ before, after, text }) => {
    const { container, rerender } = render(before);
    translate(container);

    rerender(after);

    expect(screen.getByText(text)).toBeInTheDocument();

    translate(container);
    rerender(before);
    expect(container).not.toHaveTextContent(text === 'One number' ? ': done' : text);
  });
});
