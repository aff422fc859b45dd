import { stemOf } from '@parley/retrieval/words';

/** How a topic is called that is told by one of these words: people ask in verbs and read in nouns. */
const NOUNS: Readonly<Record<string, string>> = {
  access: 'access',
  account: 'account',
  address: 'addresses',
  allergic: 'allergies',
  arrive: 'arrival',
  available: 'availability',
  bill: 'bills',
  book: 'booking',
  boots: 'boots',
  booked: 'booking',
  broke: 'damage',
  broken: 'damage',
  cancel: 'cancellation',
  card: 'cards',
  charged: 'charges',
  clean: 'cleaning',
  course: 'courses',
  coupon: 'coupons',
  damaged: 'damage',
  delete: 'deletion',
  deliver: 'delivery',
  discount: 'discounts',
  download: 'downloads',
  dry: 'drying',
  error: 'errors',
  email: 'email',
  exchange: 'exchanges',
  export: 'export',
  fit: 'fit',
  hire: 'rental',
  hole: 'holes',
  import: 'import',
  install: 'installation',
  integrate: 'integration',
  invoice: 'invoices',
  jacket: 'jackets',
  locked: 'locked accounts',
  log: 'logging in',
  login: 'logging in',
  lost: 'losses',
  length: 'length',
  measure: 'measuring',
  open: 'opening hours',
  order: 'orders',
  parcel: 'parcels',
  park: 'parking',
  password: 'password',
  pay: 'payment',
  pinches: 'fit',
  price: 'prices',
  refund: 'refunds',
  register: 'registration',
  rent: 'rental',
  gear: 'gear',
  rented: 'rental',
  repair: 'repairs',
  reserve: 'reservations',
  return: 'returns',
  ship: 'shipping',
  size: 'sizes',
  store: 'stores',
  stock: 'stock',
  strap: 'straps',
  subscribe: 'subscription',
  track: 'tracking',
  unsubscribe: 'unsubscribing',
  upgrade: 'upgrades',
  visit: 'visits',
  voucher: 'vouchers',
  wash: 'washing',
  zip: 'zips',
};

const BY_STEM = new Map(Object.entries(NOUNS).map(([word, noun]) => [stemOf(word), noun]));

/** The noun for what `word` is about; the word itself where none is known. */
export const nounFor = (word: string): string => BY_STEM.get(stemOf(word)) ?? word;

/** Whether there is a noun for it. */
export const hasNoun = (word: string): boolean => BY_STEM.has(stemOf(word));

/** Days say when something is asked and colours of which kind, but not what about. */
export const NOT_SAID: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october ' +
    'november december christmas easter ill didnt hasnt havent black blue brown green grey moss night orange pink purple red rust ' +
    'silver slate white yellow'
  ).split(' '),
);
