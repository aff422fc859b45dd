// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductCard, ProductShelf as Shelf } from '#api/ChatApi.ts';
import { ProductShelf } from './ProductShelf.tsx';

const card = (number: number, fields: Partial<ProductCard> = {}): ProductCard => ({
  productId: `prod_${number}`,
  title: `Jacket ${number}`,
  variant: 'Red, M',
  summary: '',
  imageUrl: null,
  url: `https://shop.example/${number}`,
  cartUrl: `https://shop.example/cart/${number}`,
  currency: 'CHF',
  price: 129,
  compareAtPrice: null,
  stock: '',
  facts: [{ name: 'Colour', value: 'Red' }],
  ...fields,
});

afterEach(() => render(null, document.body));

function show(shelf: Partial<Shelf>) {
  const onAct = vi.fn<(productId: string, action: string) => void>();
  const onAsk = vi.fn<(question: string) => void>();
  const whole: Shelf = {
    layout: 'Carousel',
    found: 2,
    cards: [card(1), card(2, { price: 89.5, compareAtPrice: 99, stock: '3 left', cartUrl: null })],
    refinements: ['Waterproof', 'Compare'],
    ...shelf,
  };
  render(<ProductShelf shelf={whole} isNewest onAct={onAct} onAsk={onAsk} />, document.body);
  // Links lead out of the test.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return { onAct, onAsk, user: userEvent.setup() };
}

it('shows what each costs, and a way into the cart where there is one', () => {
  show({});

  expect(screen.getByText('CHF 129')).toBeInTheDocument();
  expect(screen.getByText('CHF 89.50')).toBeInTheDocument();
  expect(screen.getByText('3 left')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /to the cart/ })).toHaveLength(1);
});

it('tells what is done with a product', async () => {
  const { onAct, user } = show({});

  await user.click(screen.getByRole('link', { name: 'Add Jacket 1 to the cart' }));

  expect(onAct).toHaveBeenCalledWith('prod_1', 'Added');
});

it('asks on by a press', async () => {
  const { onAsk, user } = show({});

  await user.click(screen.getByRole('button', { name: 'Waterproof' }));

  expect(onAsk).toHaveBeenCalledWith('Waterproof');
});

it('puts them side by side in a table', () => {
  show({ layout: 'Compare', refinements: [] });

  expect(screen.getByRole('row', { name: 'Colour Red Red' })).toBeInTheDocument();
});
