import { ShoppingBag } from 'lucide-react';
import { type StoreProvider } from '#generated/StoreCard_store';

/** With dark ink on all of them, in both themes. */
const TILES: Readonly<Record<StoreProvider, string>> = {
  Shopify: 'bg-[#4ade80] text-[#052e16]',
  WooCommerce: 'bg-[#c084fc] text-[#2e1065]',
  Wix: 'bg-[#fbbf24] text-[#451a03]',
};

/** A tile that stands for the software a shop runs on. */
export function ProviderMark({ provider, size = 'md' }: { provider: StoreProvider; size?: 'md' | 'lg' }) {
  const box = size === 'lg' ? 'size-9' : 'size-8';
  return (
    <span aria-hidden className={`grid flex-none place-items-center rounded-[8px] ${box} ${TILES[provider]}`}>
      <ShoppingBag className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
