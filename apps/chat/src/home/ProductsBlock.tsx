import type { ChatAssistant } from '#api/ChatApi.ts';
import type { HomeBlock } from '#api/chatConfig.ts';
import { t } from '#language/t.ts';
import { LazyShelf } from '#ui/LazyShelf.tsx';
import type { Words } from '#ui/words.ts';
import { Card } from './Card.tsx';

type ProductsBlockProps = {
  block: Extract<HomeBlock, { type: 'Products' }>;
  words: Words;
  products: ChatAssistant['products'];
};

const nothing = () => {};

/** What the company sells, side by side. */
export function ProductsBlock({ block: { id, title }, words, products }: ProductsBlockProps) {
  const cards = products.find(({ blockId }) => blockId === id)?.cards ?? [];
  if (cards.length === 0) return null;
  const shelf = { layout: 'Carousel', found: cards.length, cards, refinements: [] } as const;
  return (
    <Card title={words.of(title)} lang={words.lang} label={t('Products')}>
      <div className="px-4 pt-1.5 pb-3">
        <LazyShelf shelf={shelf} isNewest={false} onAsk={nothing} onAct={nothing} />
      </div>
    </Card>
  );
}
