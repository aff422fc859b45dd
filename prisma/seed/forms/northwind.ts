import type { FormContent, FormField } from '@parley/form/form';
import { newForm } from '@parley/form/newForm';
import { askEmail, askName, askPhone, question, templateForm, when } from '@parley/form/templates';

const ITEMS = {
  backpack: 'Alta 45 backpack',
  daypack: 'Alta 30 backpack',
  tent: 'Vinda 2 tent',
  family_tent: 'Vinda 3 tent',
  jacket: 'Fjell jacket',
  stove: 'Ridge 2 stove',
  boots: 'Tarn boots',
  poles: 'Trekking poles',
  voucher: 'Gift card',
};

const section = (label: string): FormField =>
  question('Section', label, { key: label.toLowerCase().replaceAll(' ', '_') });
const pageAddress = question('Hidden', 'Page address', { key: 'page_address' });

export const REPAIR: FormContent = newForm({
  name: 'Repair request',
  description: 'What is broken, where it goes back to, and photos for the quote.',
  intro: 'A few questions, then a quote.',
  submitLabel: 'Send request',
  successMessage: 'Thank you. The workshop sends you a price within two working days.',
  notify: { emails: ['workshop@northwindoutdoor.com'] },
  fields: [
    section('Your item'),
    question('Radio', 'Which item is it?', { key: 'item', isRequired: true, options: ITEMS, allowsOther: true }),
    question('Checkbox', 'What is damaged?', {
      key: 'damage',
      isRequired: true,
      options: {
        buckle: 'Buckle or strap',
        zip: 'Zip',
        fabric: 'Fabric or seam',
        pole: 'Pole',
        sleeve: 'Pole sleeve',
        sole: 'Sole',
        other: 'Something else',
      },
    }),
    question('YesNo', 'Did you buy it from us?', { key: 'bought_from_us', isRequired: true }),
    question('ShortText', 'What is your order number?', {
      key: 'order_number',
      help: 'Starts with NW, in your order mail.',
      placeholder: 'NW-20418',
      checks: { pattern: String.raw`NW-\d{5}`, patternMessage: 'Order numbers look like NW-20418.' },
      showWhen: when('bought_from_us', 'yes'),
    }),
    question('File', 'Photos of the damage', {
      key: 'photos',
      checks: { extensions: ['png', 'jpg', 'jpeg', 'webp'], maxSizeMb: 10 },
    }),
    section('Getting it back'),
    question('Radio', 'Bring it or post it?', {
      key: 'way',
      isRequired: true,
      options: { bring: 'Bring it to a shop', post: 'Post it' },
    }),
    question('Select', 'To which shop?', {
      key: 'shop',
      isRequired: true,
      options: { bern: 'Bern, Aarbergergasse', zurich: 'Zürich, Europaallee', oslo: 'Oslo, Torggata' },
      showWhen: when('way', 'bring'),
    }),
    question('Address', 'Where does it go back to?', {
      key: 'return_address',
      isRequired: true,
      showWhen: when('way', 'post'),
    }),
    question('Date', 'By when do you need it?', { key: 'needed_by' }),
    section('You'),
    askEmail(),
    askPhone({ help: 'Only if we have a question about the repair.' }),
    question('Consent', 'Keep my photos until the repair is done', { key: 'keep_photos' }),
    pageAddress,
  ],
});

/** What was asked before the shops and the pattern came in. */
export const REPAIR_BEFORE: FormContent = {
  ...REPAIR,
  fields: REPAIR.fields
    .filter(({ id }) => id !== 'shop' && id !== 'bought_from_us')
    .map((field) => {
      if (field.id === 'item') return { ...field, label: 'Which product?' };
      return field.id === 'order_number' ? { ...field, showWhen: { match: 'All', conditions: [] } } : field;
    }),
};

export const RETURN: FormContent = {
  ...templateForm('Return', 'Return request'),
  intro: 'Tell us what you would like to send back. Within 60 days the label is free in Switzerland.',
};

export const TRADE: FormContent = newForm({
  name: 'Trade account',
  description: 'Shops, guides and schools that buy at trade prices.',
  layout: 'Card',
  intro: 'Trade accounts are for shops, mountain guides and schools.',
  submitLabel: 'Apply',
  successMessage: 'Thank you. Priya from our trade desk answers within three working days.',
  notify: { emails: ['trade@northwindoutdoor.com'] },
  fields: [
    section('Your business'),
    question('ShortText', 'What is your business called?', { key: 'business', isRequired: true }),
    question('Select', 'What do you do?', {
      key: 'kind',
      isRequired: true,
      options: {
        shop: 'A shop',
        guide: 'Mountain guiding',
        school: 'A school or club',
        rental: 'Rental',
        other: 'Other',
      },
    }),
    question('ShortText', 'VAT number', {
      key: 'vat',
      placeholder: 'CHE-123.456.789',
      checks: { pattern: '[A-Z]{2,3}[ -]?[0-9.]{8,15}', patternMessage: 'Enter it as CHE-123.456.789 or DE123456789.' },
    }),
    question('Url', 'Your website', { key: 'website' }),
    question('Address', 'Business address', { key: 'address', isRequired: true }),
    question('MultiSelect', 'What are you interested in?', {
      key: 'interests',
      options: { packs: 'Packs', tents: 'Tents', clothing: 'Clothing', footwear: 'Footwear', climbing: 'Climbing' },
      checks: { minSelections: 1, maxSelections: 3 },
      isRequired: true,
    }),
    question('Number', 'How much do you expect to order a year, in CHF?', {
      key: 'yearly_order',
      checks: { min: 0, step: 100 },
    }),
    section('You'),
    askName(),
    askEmail(),
    askPhone(),
    question('Consent', 'I may act for this business and accept the trade terms', { key: 'terms' }),
  ],
});

export const FITTING: FormContent = newForm({
  name: 'Boot fitting',
  description: 'A booking enquiry for the fitting rooms in Bern and Zürich.',
  intro: 'An hour with a fitter, free of charge.',
  submitLabel: 'Ask for this time',
  successMessage: 'Thank you. We confirm your time by mail today.',
  fields: [
    question('Radio', 'In which shop?', {
      key: 'shop',
      isRequired: true,
      options: { bern: 'Bern', zurich: 'Zürich' },
    }),
    question('DateTime', 'When would you like to come?', { key: 'when', isRequired: true }),
    question('Time', 'Until when could you stay?', { key: 'until' }),
    question('Radio', 'What are the boots for?', {
      key: 'use',
      isRequired: true,
      options: { hiking: 'Hiking', alpine: 'Alpine tours', skiing: 'Ski touring', daily: 'Every day' },
    }),
    question('Scale', 'How wide are your feet, from 1 narrow to 5 wide?', { key: 'width', checks: { min: 1, max: 5 } }),
    question('LongText', 'Anything that hurts?', { key: 'complaints', placeholder: 'Bunion on the left, say' }),
    askName(),
    askPhone({ isRequired: true }),
  ],
});

export const FEEDBACK: FormContent = {
  ...templateForm('Feedback', 'How did we do?'),
  description: 'Goes out after a conversation was resolved.',
  fields: [
    ...templateForm('Feedback', '').fields.slice(0, 1),
    question('Rating', 'How was the help you got?', { key: 'rating', checks: { max: 5 } }),
    ...templateForm('Feedback', '').fields.slice(1),
  ],
};

export const CALLBACK: FormContent = templateForm('Callback', 'Call me back');
export const RENTAL: FormContent = {
  ...templateForm('Quote', 'Tent rental enquiry'),
  description: 'For groups and schools. Not published yet.',
};
export const CATALOGUE: FormContent = newForm({
  name: 'Winter catalogue 2025',
  description: 'Orders of the printed catalogue.',
  fields: [askName(), question('Address', 'Where to?', { key: 'address', isRequired: true })],
  limits: {
    most: 500,
    mostPerVisitor: 1,
    closesAt: '2026-01-31T22:59:00.000Z',
    closedMessage: 'All catalogues are gone.',
  },
});
