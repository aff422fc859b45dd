import { useRef } from 'react';
import { ChevronLeft, ChevronRight, Package } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { priceText } from '../priceText.ts';
import { type ProductCardShown } from './productCard.ts';

type ProductCardsProps = {
  cards: readonly ProductCardShown[];
  /** Narrow ones, two of which are in sight. */
  size?: 'sm' | 'md';
};

/** Cards side by side; more than fit are looked through by scrolling, keys, or the buttons beneath. */
export function ProductCards({ cards, size = 'sm' }: ProductCardsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const go = (direction: number) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8, behavior: 'smooth' });
  const width = size === 'sm' ? 'w-40' : 'w-48';
  return (
    <div className="min-w-0 max-w-full">
      <ul ref={strip} aria-label="Products" className="flex snap-x gap-2.5 overflow-x-auto pb-1 [scrollbar-width:thin]">
        {cards.map((card) => (
          <li
            key={card.productId}
            className={`flex flex-none snap-start flex-col overflow-hidden rounded-card border border-line bg-surface ${width}`}
          >
            <Card {...card} />
          </li>
        ))}
      </ul>
      {cards.length > 2 && (
        <div className="mt-1 flex justify-end gap-1">
          <IconButton icon={ChevronLeft} label="Products before" onClick={() => go(-1)} />
          <IconButton icon={ChevronRight} label="Products after" onClick={() => go(1)} />
        </div>
      )}
    </div>
  );
}

function Card({ title, variant, imageUrl, url, currency, price, compareAtPrice, stock }: ProductCardShown) {
  return (
    <>
      <span className="grid aspect-square place-items-center bg-[#f4f1ec]">
        {imageUrl ? (
          <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <Package aria-hidden className="size-6 text-[#6b675f]" strokeWidth={1.5} />
        )}
      </span>
      <span className="grid gap-0.5 p-2.5 text-dense">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="line-clamp-2 rounded-sm font-semibold hover:underline"
        >
          {title}
        </a>
        {variant && <span className="truncate text-xs text-ink-muted">{variant}</span>}
        <span className="tabular-nums">
          {priceText(currency, price)}
          {typeof compareAtPrice === 'number' && (
            <s className="ml-1.5 text-ink-muted">{priceText(currency, compareAtPrice)}</s>
          )}
        </span>
        {stock && <span className="text-xs text-caution">{stock}</span>}
      </span>
    </>
  );
}
