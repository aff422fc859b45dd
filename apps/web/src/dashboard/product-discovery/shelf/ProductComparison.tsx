import { priceText } from '../priceText.ts';
import { type ProductCardShown } from './productCard.ts';

/** Products side by side in a table: what each costs, and what tells them apart. */
export function ProductComparison({ cards }: { cards: readonly ProductCardShown[] }) {
  const names = [...new Set(cards.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  return (
    <section
      aria-label="Comparison"
      // It scrolls, by keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-w-full overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-dense">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Product</span>
            </th>
            {cards.map(({ productId: id, title }) => (
              <th key={id} scope="col" className="min-w-28 p-2 align-bottom font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-t [&>tr]:border-line">
          <tr>
            <Name>Price</Name>
            {cards.map(({ productId: id, currency, price }) => (
              <td key={id} className="p-2 tabular-nums">
                {priceText(currency, price)}
              </td>
            ))}
          </tr>
          {names.map((name) => (
            <tr key={name}>
              <Name>{name}</Name>
              {cards.map(({ productId: id, facts }) => (
                <td key={id} className="p-2 align-top">
                  {facts.find((fact) => fact.name === name)?.value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Name = ({ children }: { children: string }) => (
  <th scope="row" className="p-2 align-top font-normal text-ink-muted">
    {children}
  </th>
);
