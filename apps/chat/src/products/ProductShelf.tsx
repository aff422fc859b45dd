import { useEffect, useRef, useState } from 'preact/hooks';
import type { ProductCard, ProductShelf as Shelf } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { priceText } from './priceText.ts';
import { ProductComparison } from './ProductComparison.tsx';

export type ProductAction = 'Clicked' | 'Added';

export type ShelfProps = {
  shelf: Shelf;
  /** Whether nothing has been said since: what could be asked next is offered. */
  isNewest: boolean;
  onAsk: (question: string) => void;
  onAct: (productId: string, action: ProductAction) => void;
};

/** Products of a message: side by side, or compared in a table. */
export function ProductShelf({ shelf, isNewest, onAsk, onAct }: ShelfProps) {
  return (
    <div className="mt-1.5 w-full max-w-full min-w-0">
      {shelf.layout === 'Compare' ? (
        <ProductComparison cards={shelf.cards} onAct={onAct} />
      ) : (
        <Carousel cards={shelf.cards} onAct={onAct} />
      )}
      {isNewest && shelf.refinements.length > 0 && (
        <ul aria-label={t('You could ask')} className="mt-2 flex flex-wrap gap-1.5">
          {shelf.refinements.map((refinement) => (
            <li key={refinement}>
              <button
                type="button"
                onClick={() => onAsk(refinement)}
                className="min-h-8 rounded-2xl border border-brand px-3 py-1 text-dense text-brand hover:bg-hover active:bg-press"
              >
                {refinement}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CarouselProps = { cards: readonly ProductCard[]; onAct: ShelfProps['onAct'] };

function Carousel({ cards, onAct }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [canGoOn, setCanGoOn] = useState(cards.length > 1);

  function look() {
    const list = strip.current;
    if (!list) return;
    const width = list.scrollWidth / Math.max(1, cards.length);
    setPlace(Math.min(cards.length - 1, Math.round(list.scrollLeft / width)));
    setCanGoOn(list.scrollLeft + list.clientWidth < list.scrollWidth - 4);
  }
  useEffect(look, [cards.length]);
  const go = (direction: number) => {
    const list = strip.current;
    list?.scrollBy({ left: direction * (list.scrollWidth / Math.max(1, cards.length)), behavior: 'smooth' });
  };

  return (
    <section aria-label={t('Products')}>
      <ul
        ref={strip}
        onScroll={look}
        className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto pb-0.5 [scrollbar-width:none]"
      >
        {cards.map((card, index) => (
          <li
            key={card.productId}
            className="flex w-44 shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-raised text-ink"
          >
            <Card card={card} isFirst={index === 0} onAct={onAct} />
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="mt-1.5 flex items-center justify-between">
          <span aria-hidden="true" className="flex gap-1">
            {cards.map(({ productId: id }, index) => (
              <span
                key={id}
                className={`h-1.5 rounded-full ${index === place ? 'w-4 bg-brand' : 'w-1.5 bg-line-strong'}`}
              />
            ))}
          </span>
          <span className="flex gap-1.5">
            <Step label={t('Products before')} isOff={place === 0} onPress={() => go(-1)}>
              <ChevronLeftIcon />
            </Step>
            <Step label={t('Products after')} isOff={!canGoOn} onPress={() => go(1)}>
              <ChevronRightIcon />
            </Step>
          </span>
        </div>
      )}
    </section>
  );
}

type StepProps = { label: string; isOff: boolean; onPress: () => void; children: preact.ComponentChildren };

function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-8 place-items-center rounded-full border border-line-strong text-ink-muted hover:bg-hover aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}

type CardProps = { card: ProductCard; isFirst: boolean; onAct: ShelfProps['onAct'] };

function Card({ card, isFirst, onAct }: CardProps) {
  const { productId: id, title, variant, imageUrl, url, cartUrl, currency, price, compareAtPrice, stock } = card;
  const look = isFirst
    ? 'bg-brand text-brand-ink hover:bg-brand-hover'
    : 'border border-line-strong text-brand hover:bg-hover';
  return (
    <>
      <span className="block aspect-square bg-[#f4f1ec]">
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="flex flex-1 flex-col p-2.5">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onAct(id, 'Clicked')}
          className="line-clamp-2 rounded-sm font-semibold hover:underline"
        >
          {title}
        </a>
        {variant && <span className="truncate text-dense text-ink-muted">{variant}</span>}
        <span className="mt-1 tabular-nums">
          {priceText(currency, price)}
          {compareAtPrice !== null && (
            <s className="ml-1.5 text-dense text-ink-muted">
              <span className="sr-only">{t('before:')} </span>
              {priceText(currency, compareAtPrice)}
            </s>
          )}
        </span>
        {stock && <span className="text-dense text-ink-muted">{stock}</span>}
        {cartUrl && (
          <a
            href={cartUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('Add {title} to the cart', { title })}
            onClick={() => onAct(id, 'Added')}
            className={`mt-2 grid min-h-9 place-items-center rounded-control px-3 text-dense font-medium ${look}`}
          >
            {t('Add to cart')}
          </a>
        )}
      </span>
    </>
  );
}
