import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReorderList } from './ReorderList.tsx';

const FRUITS = ['Apple', 'Banana', 'Cherry'].map((name) => ({ id: name, name }));

function Fruits({ isDisabled }: { isDisabled?: boolean }) {
  const [fruits, setFruits] = useState(FRUITS);
  return (
    <ReorderList
      label="Fruits"
      items={fruits}
      nameOf={({ name }) => name}
      onReorder={setFruits}
      isDisabled={isDisabled}
    >
      {({ name }, { handle, moveButtons }) => (
        <div>
          {handle}
          <span>{name}</span>
          {moveButtons}
        </div>
      )}
    </ReorderList>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('a list whose order is chosen', () => {
  afterEach(() => vi.restoreAllMocks());

  it('moves a row by its buttons, says where it is now, and keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Fruits />);

    button('Move Apple down').focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Banana', 'Apple', 'Cherry']);
    expect(screen.getByRole('status')).toHaveTextContent('Apple is now 2 of 3.');

    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Banana', 'Cherry', 'Apple']);
    expect(button('Move Apple down')).toHaveFocus();
    expect(button('Move Apple down')).toHaveAttribute('aria-disabled', 'true');

    await user.keyboard('{Enter}');
    expect(order()).toEqual(['Banana', 'Cherry', 'Apple']);
  });

  it('drops a row past those whose middle it has crossed', () => {
    Element.prototype.setPointerCapture = () => undefined;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, place * 40, 300, 40);
    });
    const { container } = render(<Fruits />);
    const [handle] = container.querySelectorAll('[data-handle]');
    if (!handle) throw new Error('There is no handle.');

    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(handle, { clientY: 45 });
    fireEvent.pointerUp(handle);
    expect(order()).toEqual(['Banana', 'Apple', 'Cherry']);

    fireEvent.pointerDown(handle, { button: 0, clientY: 60 });
    fireEvent.pointerMove(handle, { clientY: 5 });
    fireEvent.pointerCancel(handle);
    expect(order()).toEqual(['Banana', 'Apple', 'Cherry']);
  });

  it('only shows the order to who may not change it', () => {
    const { container } = render(<Fruits isDisabled />);

    expect(order()).toEqual(['Apple', 'Banana', 'Cherry']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('[data-handle]')).toBeNull();
  });
});
