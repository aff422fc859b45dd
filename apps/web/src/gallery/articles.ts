export type Article = {
  id: string;
  title: string;
  category: string;
  status: 'trained' | 'outdated' | 'failed';
  helpful: number | null;
  by: string;
};

/** Rows for the gallery's tables and lists. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'returns',
    title: 'How returns work',
    category: 'Returns',
    status: 'trained',
    helpful: 0.94,
    by: 'Maya Lindqvist',
  },
  { id: 'repairs', title: 'Repair promise', category: 'Repairs', status: 'outdated', helpful: 0.91, by: 'Jonas Reber' },
  {
    id: 'workshop',
    title: 'Workshop services, Bern',
    category: 'Repairs',
    status: 'trained',
    helpful: 0.88,
    by: 'Jonas Reber',
  },
  {
    id: 'packs',
    title: 'Alta packs: fitting the hip belt',
    category: 'Gear care',
    status: 'outdated',
    helpful: 0.86,
    by: 'Priya Nair',
  },
  {
    id: 'shipping',
    title: 'Shipping to Norway and the EU',
    category: 'Delivery',
    status: 'trained',
    helpful: 0.71,
    by: 'Tomás Rivera',
  },
  {
    id: 'prices',
    title: 'Price match and student discount',
    category: 'Orders',
    status: 'failed',
    helpful: null,
    by: 'Maya Lindqvist',
  },
];
