import type { ProductCard } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { priceText } from './priceText.ts';
import type { ShelfProps } from './ProductShelf.tsx';

/** Products side by side in a table: what each costs, and what tells them apart. */
export function ProductComparison({ cards, onAct }: { cards: readonly ProductCard[]; onAct: ShelfProps['onAct'] }) {
  const names = [...new Set(cards.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  return (
    <section
      aria-label={t('Comparison')}
      // It scrolls, by keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised text-ink"
    >
      <table className="w-full text-left text-dense">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('Product')}</span>
            </th>
            {cards.map(({ productId: id, title, url }) => (
              <th key={id} scope="col" className="min-w-28 p-2 align-bottom font-semibold">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => onAct(id, 'Clicked')}
                  className="rounded-sm hover:underline"
                >
                  {title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line">
            <th scope="row" className="p-2 font-normal text-ink-muted">
              {t('Price')}
            </th>
            {cards.map(({ productId: id, currency, price }) => (
              <td key={id} className="p-2 tabular-nums">
                {priceText(currency, price)}
              </td>
            ))}
          </tr>
          {names.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="p-2 align-top font-normal text-ink-muted">
                {name}
              </th>
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
