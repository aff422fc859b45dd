import type { Answers, AnswerValue, FormContent, FormField } from '@parley/form/form';
import { isInput, scaleOf, takesSeveral } from '@parley/form/fieldTraits';
import { visibleFields } from '@parley/form/visibleFields';
import { faker } from '@faker-js/faker/locale/en';

type Who = { name: string; now: Date };

/** What somebody might have answered: all that is required, and most of the rest. */
export function answersFor({ fields }: FormContent, who: Who): Answers {
  const all: Record<string, AnswerValue> = {};
  for (const field of fields.filter(isInput)) {
    if (!visibleFields(fields, all).includes(field)) continue;
    if (!field.isRequired && faker.number.float() > 0.7) continue;
    const answer = answerTo(field, who);
    if (answer !== undefined) all[field.id] = answer;
  }
  return all;
}

const day = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
const pick = (texts: readonly string[]) => faker.helpers.arrayElement(texts);

function answerTo(field: FormField, { name, now }: Who): AnswerValue | undefined {
  const { type, key, options, checks } = field;
  const scale = scaleOf(field);
  if (scale)
    return Math.max(scale.from, Math.min(scale.to, Math.round(scale.to * (0.4 + faker.number.float() * 0.65))));
  if (takesSeveral(type))
    return faker.helpers.arrayElements(
      options.map(({ id }) => id),
      { min: 1, max: 2 },
    );
  if (options.length > 0) return pick(options.map(({ id }) => id));
  if (type === 'YesNo') return faker.number.float() > 0.25;
  if (type === 'Consent') return true;
  if (type === 'Number') return (checks.step ?? 1) * faker.number.int({ min: 2, max: 120 });
  if (type === 'Email')
    return `${name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z]+/g, '.')}@example.com`;
  if (type === 'Phone') return `+41 ${faker.helpers.replaceSymbols('## ### ## ##')}`;
  if (type === 'Url') return `https://${faker.internet.domainName()}/`;
  if (type === 'Date') return day(now, faker.number.int({ min: 4, max: 40 }));
  if (type === 'Time') return pick(['12:00', '14:30', '17:00', '18:30']);
  if (type === 'DateTime')
    return `${day(now, faker.number.int({ min: 1, max: 20 }))}T${pick(['09:30', '11:00', '14:00', '16:30'])}`;
  if (type === 'Address') return faker.helpers.arrayElement(ADDRESSES);
  if (type === 'File') return undefined;
  if (key === 'name') return name;
  return pick(WORDS[key] ?? (type === 'LongText' ? LONG : SHORT));
}

const ADDRESSES = [
  { street: 'Storgata 14', postalCode: '9008', city: 'Tromsø', country: 'Norway' },
  { street: 'Kramgasse 49', postalCode: '3011', city: 'Bern', country: 'Switzerland' },
  { street: 'Langstrasse 88', postalCode: '8004', city: 'Zürich', country: 'Switzerland' },
  { street: 'Rue du Rhône 30', postalCode: '1204', city: 'Genève', country: 'Switzerland' },
  { street: 'Maximilianstraße 5', postalCode: '80539', city: 'München', country: 'Germany' },
  { street: 'Torggata 9', postalCode: '0181', city: 'Oslo', country: 'Norway' },
] as const;

const WORDS: Readonly<Record<string, readonly string[]>> = {
  order_number: ['NW-20418', 'NW-19873', 'NW-20377', 'NW-18840', 'NW-21055', 'NW-20911'],
  item: ['Fjell jacket, M', 'Tarn boots, 41', 'Alta 45 backpack', 'Ridge 2 stove', 'Vinda 2 tent'],
  business: ['Bergführer Haslital', 'Sherpa Sport Thun', 'Klubhytta AS', 'Kletterhalle Gaswerk', 'Fjordguides Lofoten'],
  vat: ['CHE-114.228.903', 'CHE-209.551.410', 'DE281440918'],
  complaints: ['The left heel rubs.', 'A bunion on the right foot.', 'Toes go numb on long descents.'],
  reason: [
    'Jonas found the right pole within minutes.',
    'The answer was quick, but delivery took a week.',
    'You repaired my old pack for free. Who does that?',
    'Good gear. The boots run small, though.',
    'I had to explain it twice.',
  ],
  topic: ['A tent for four in winter', 'Rental for a school class', 'A dented stove', 'My last invoice'],
};
const SHORT = ['Alta 45, grey', 'A voucher', 'Two pairs', 'As discussed'];
const LONG = [
  'We are eight people for four nights in February and need tents that stand in wind.',
  'The seam along the shoulder opened on its second day out.',
  'As on the phone with Jonas this morning.',
];
