import type { Prisma } from '../../client.ts';
import { BASECAMP } from '../assistants.ts';

type Button = { kind: 'Link' | 'Question' | 'Article' | 'Handoff'; label: string; value: string };

type SeedFaq = Partial<
  Pick<
    Prisma.AutomatedFaqUncheckedCreateInput,
    'state' | 'matchMode' | 'keywordRule' | 'pattern' | 'priority' | 'followUp' | 'followUpId' | 'threshold' | 'source'
  >
> & {
  id: string;
  question: string;
  phrasings?: readonly string[];
  keywords?: readonly string[];
  languages?: readonly string[];
  assistantIds?: readonly string[];
  answer: string;
  buttons?: readonly Button[];
  /** In the last 60 days, and of 100 who say something how many it helped. */
  hits?: number;
  helped?: number;
};

const question = (text: string, label = text): Button => ({ kind: 'Question', label, value: text });
const article = (label: string, slug: string): Button => ({ kind: 'Article', label, value: `artc_${slug}` });
const person: Button = { kind: 'Handoff', label: 'Talk to a person', value: '' };

/** What Northwind is asked every day, and answers in its own words. */
export const FAQS: readonly SeedFaq[] = [
  {
    id: 'returns',
    question: 'How long can I return something?',
    phrasings: [
      'What is your return policy?',
      'How many days do I have to send an item back?',
      'Can I still return my order after a month?',
      'Until when can I give something back?',
    ],
    answer:
      'You have **60 days** from the day the parcel arrived, as long as nothing was used outdoors and it is complete. Within Switzerland the label costs nothing.',
    buttons: [
      { kind: 'Link', label: 'Start a return', value: 'https://www.northwindoutdoor.example/account/orders' },
      article('How returns work', 'how-returns-work'),
    ],
    hits: 412,
    helped: 93,
  },
  {
    id: 'refund',
    question: 'When do I get my money back?',
    phrasings: [
      'How long does a refund take?',
      'My return arrived, where is the refund?',
      'When will the money be on my card again?',
    ],
    answer:
      'We check a return within **two working days** after it has reached our warehouse in Olten. The money then takes two to four bank days to the card or account you paid with. You get a mail at each step.',
    buttons: [question('How do I track my return?'), person],
    hits: 266,
    helped: 84,
  },
  {
    id: 'delivery',
    question: 'How long does delivery take in Switzerland?',
    phrasings: [
      'When will my parcel arrive?',
      'How fast do you ship within Switzerland?',
      'If I order today, when is it here?',
      'How many days is shipping?',
    ],
    answer:
      'Parcels in Switzerland arrive within **two working days** when you order before 15:00. Express for the next morning costs CHF 15 and has to be ordered by noon.',
    buttons: [article('Parcels in Switzerland', 'parcels-in-switzerland')],
    hits: 388,
    helped: 90,
  },
  {
    id: 'shipping-cost',
    question: 'What does shipping cost?',
    phrasings: ['Is shipping free?', 'From what amount is delivery free?', 'How much do you charge for postage?'],
    answer:
      'Shipping within Switzerland is **free from CHF 80**; below that it is CHF 7. Skis, kayaks and roof boxes come by a haulier for CHF 29.',
    buttons: [question('Do you ship to Norway and the EU?')],
    hits: 240,
    helped: 91,
  },
  {
    id: 'abroad',
    question: 'Do you ship to Norway and the EU?',
    phrasings: [
      'Can you send a parcel to Germany?',
      'Do you deliver abroad?',
      'International shipping to Austria or Italy?',
    ],
    answer:
      'Yes.\n\n- **Germany, Austria, Italy**: three to five working days, EUR 9\n- **Rest of the EU**: four to six working days, EUR 14\n- **Norway**: five to seven days with Bring, NOK 160\n\nFor the EU the price in the basket is final, duty paid.',
    buttons: [article('Customs and what we do not send', 'shipping-norway-eu')],
    hits: 173,
    helped: 88,
  },
  {
    id: 'track',
    question: 'Where is my parcel?',
    phrasings: [
      'How do I track my order?',
      'The tracking says label created and does not change',
      'My order has not arrived yet',
    ],
    answer:
      'The tracking link is in the mail that we send when the parcel leaves us, and in your account beside the order. When it says “label created” for more than three working days, tell us: we ask the carrier and send a second parcel if nothing is found.',
    buttons: [
      { kind: 'Link', label: 'See my orders', value: 'https://www.northwindoutdoor.example/account/orders' },
      person,
    ],
    hits: 351,
    helped: 76,
  },
  {
    id: 'repair',
    question: 'Do you repair broken gear?',
    phrasings: [
      'The zip of my jacket is broken, can you fix it?',
      'A buckle on my pack snapped',
      'Is a repair free of charge?',
      'Can you mend my tent?',
    ],
    answer:
      'Gladly. Packs, tents and jackets of our own brand are repaired **free of charge for ten years**; buckles, straps and zips for as long as you own the pack. For all else we tell you the price before we begin, mostly between CHF 25 and CHF 60.',
    buttons: [
      article('The repair promise', 'repair-promise'),
      question('What are the opening hours of the workshop?', 'When is the workshop open?'),
    ],
    hits: 198,
    helped: 95,
  },
  {
    id: 'hours',
    question: 'What are your opening hours?',
    phrasings: [
      'When is the shop in Bern open?',
      'Are you open on Sunday?',
      'What are the opening hours of the workshop?',
    ],
    answer:
      'The shop in Bern, Kramgasse 12, is open from **Monday to Saturday, 9:00 to 18:30**; the workshop closes half an hour earlier. On the Sundays before Christmas we open from 10:00 to 17:00.',
    buttons: [{ kind: 'Link', label: 'Show on the map', value: 'https://www.northwindoutdoor.example/shops/bern' }],
    hits: 221,
    helped: 97,
  },
  {
    id: 'exchange',
    question: 'Can I exchange it for another size?',
    phrasings: ['The boots are too small, can I swap them?', 'I need a different size', 'How does an exchange work?'],
    answer:
      'Yes, within 60 days. Choose **“Exchange”** in the order and pick the size; the new one leaves as soon as the post office has scanned the old one. The first exchange is free in Switzerland.',
    buttons: [article('Exchanging a size', 'exchanging-a-size')],
    hits: 147,
    helped: 89,
  },
  {
    id: 'pay',
    question: 'Which payment methods do you accept?',
    phrasings: ['Can I pay with TWINT?', 'Do you take PayPal?', 'Can I pay by invoice or in instalments?'],
    answer:
      'Visa, Mastercard, American Express, TWINT, PostFinance and Apple Pay; in the EU also PayPal and Klarna. From CHF 300 on you can pay in **three parts at no cost**.',
    hits: 134,
    helped: 92,
  },
  {
    id: 'student',
    question: 'Is there a student discount?',
    phrasings: ['Do students get money off?', 'Discount for apprentices'],
    answer:
      'Students and apprentices get **ten percent** on things at full price. Show your card in the shop, or verify it once a year in your account.',
    hits: 76,
    helped: 94,
  },
  {
    id: 'gift-card',
    question: 'What is left on my gift card?',
    matchMode: 'Keywords',
    keywordRule: 'Any',
    keywords: ['gift card', 'gift cards', 'voucher balance'],
    answer:
      'Look up the balance under **“Gift cards”** in the foot of any page, with the code and the four letters below it. What is left never expires and can be used for several orders.',
    hits: 58,
    helped: 81,
  },
  {
    id: 'order-number',
    question: 'What about my order NW-…?',
    matchMode: 'Regex',
    pattern: String.raw`\bNW-?\d{5}\b`,
    priority: 20,
    answer: 'A colleague looks at your order with you. One moment, please.',
    followUp: 'Handoff',
    hits: 92,
    helped: 79,
  },
  {
    id: 'hut-tour',
    question: 'How fit do I have to be for the avalanche course?',
    phrasings: ['Is the avalanche course suited to beginners?', 'What do I need for the avalanche course?'],
    assistantIds: [BASECAMP.id],
    answer:
      'Fit enough for **800 metres up a day**. The course is for everybody who goes off the slopes on skis, splitboard or snowshoes; beacon, shovel and probe are ours for the weekend and included.',
    followUp: 'Article',
    followUpId: 'artc_avalanche-course',
    hits: 31,
    helped: 96,
  },
  {
    id: 'gas',
    question: 'Can you send gas canisters abroad?',
    phrasings: ['Do you ship stove fuel to Germany?'],
    state: 'Draft',
    answer: 'Gas canisters, bear spray and matches stay in Switzerland: carriers do not take them across the border.',
  },
  {
    id: 'points',
    question: 'How do I use my member points?',
    phrasings: ['What are points worth?', 'Do my points expire?'],
    state: 'Suggested',
    source: 'Suggested',
    answer:
      'Points are worth CHF 1 per hundred and expire after two years. You choose in the last step of an order how many to use.',
  },
  {
    id: 'summer-sale',
    question: 'How long does the summer sale last?',
    phrasings: ['When does the sale end?'],
    state: 'Off',
    answer: 'The summer sale ended on 31 August. Members get the next one a day early.',
    hits: 119,
    helped: 70,
  },
];
