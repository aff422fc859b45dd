import { createHash } from 'node:crypto';

/*
 * The website of the demo company, as its assistants read it and as the API shows it at /stand-ins/site in development.
 */

export type SitePage = {
  /** Below the site's own address. */
  path: string;
  title: string;
  description: string;
  markdown: string;
  /** Further paths that it leads to. */
  links: readonly string[];
};

type Shop = { city: string; street: string; hours: string; floor: string; near: string };

const SHOPS: readonly Shop[] = [
  {
    city: 'Bern',
    street: 'Kramgasse 12',
    hours: 'Monday to Saturday 9 to 18.30',
    floor: 'the climbing wall is in the basement and open to everyone who brings their own shoes',
    near: 'tram stop Zytglogge, two minutes on foot',
  },
  {
    city: 'Zurich',
    street: 'Langstrasse 120',
    hours: 'Monday to Saturday 10 to 19',
    floor: 'boots and packs are on the first floor, next to the ramp for trying boots downhill',
    near: 'bus stop Militär-/Langstrasse',
  },
  {
    city: 'Basel',
    street: 'Steinenvorstadt 8',
    hours: 'Monday to Friday 10 to 18.30, Saturday 9 to 18',
    floor: 'the cold room for sleeping bags is at the back and can be booked by the quarter of an hour',
    near: 'tram stop Barfüsserplatz',
  },
  {
    city: 'Lausanne',
    street: 'Rue de Bourg 17',
    hours: 'Monday to Saturday 9.30 to 18.30',
    floor: 'the whole ground floor is for water: drysuits, canoes on order and ropes by the metre',
    near: 'metro Bessières',
  },
  {
    city: 'Chur',
    street: 'Bahnhofstrasse 5',
    hours: 'Monday to Saturday 8 to 18, in winter from 7',
    floor: 'touring skis are handed out from 7 in winter, before the first postbus',
    near: 'the main station, across the square',
  },
  {
    city: 'Innsbruck',
    street: 'Maria-Theresien-Straße 22',
    hours: 'Monday to Friday 9.30 to 18.30, Saturday 9.30 to 17',
    floor: 'prices are in euros and parcels can be picked up for orders from Austria',
    near: 'tram stop Maria-Theresien-Straße',
  },
];

type Trail = { slug: string; name: string; day: string; text: string };

const TRAILS: readonly Trail[] = [
  {
    slug: 'oeschinen-panorama',
    name: 'Oeschinen panorama',
    day: '4 hours, 9 km, 510 m up',
    text: 'Take the gondola from Kandersteg and walk anticlockwise, so that the lake is in front of you. Above Heuberg the path is narrow and exposed for ten minutes; with children keep them on the inner side. Snow lies until the middle of June.',
  },
  {
    slug: 'creux-du-van',
    name: 'Creux du Van',
    day: '5 hours, 14 km, 770 m up',
    text: 'From Noiraigue the fourteen bends lead through beech forest to the rim. Dogs stay on the lead because of the ibex. The farm Le Soliat serves fondue from May to October and closes on Mondays.',
  },
  {
    slug: 'lauterbrunnen-valley',
    name: 'Lauterbrunnen valley',
    day: '3 hours, 8 km, 100 m up',
    text: 'A flat walk past seven waterfalls from Lauterbrunnen to Stechelberg, good with a pram. Take a rain jacket for Trümmelbach even in the sun: the path behind the falls drips all year.',
  },
  {
    slug: 'greina-plateau',
    name: 'Greina plateau',
    day: 'two days, 19 km, 1,350 m up',
    text: 'Two days from Vrin to Campo Blenio with a night in the Terri hut, which must be booked weeks ahead. Streams on the plateau are crossed on stones and run high after rain: turn back when the water is above the knee.',
  },
  {
    slug: 'tschuggen-snowshoe',
    name: 'Tschuggen by snowshoe',
    day: '3.5 hours, 7 km, 420 m up',
    text: 'Marked by pink poles from Männlichen. Check the avalanche bulletin: at level 3 stay on the winter path instead. The sun leaves the slope at two in January.',
  },
  {
    slug: 'maderan-valley',
    name: 'Maderan valley',
    day: '6 hours, 16 km, 900 m up',
    text: 'The cable car from Bristen takes eight people at a time, so come before nine on weekends. At the Windgällen hut the path turns into T3; poles help on the way down to Golzern lake, where one may swim.',
  },
];

const JOURNAL: readonly { slug: string; title: string; text: string }[] = [
  {
    slug: 'how-we-test-tents',
    title: 'How we test tents',
    text: 'Every tent that we sell stands for three weeks on the roof in Bern before its first season. A garden hose rains on it for two hours, then we weigh the water inside. Last year two of eleven models failed and went back to their makers.',
  },
  {
    slug: 'a-winter-in-the-workshop',
    title: 'A winter in the workshop',
    text: 'Between November and March the workshop in Chur sharpens four thousand pairs of edges. Reto, who has led it since 2009, starts at five and listens to the local radio until the first postbus leaves.',
  },
  {
    slug: 'packing-light',
    title: 'Packing light without freezing',
    text: 'Lay everything out, take away a third, then put the warm jacket back. For three days in huts nine kilograms are enough, water included. The hut sleeping bag of silk weighs 130 grams and is the only thing that all of us carry.',
  },
  {
    slug: 'reading-the-bulletin',
    title: 'Reading the avalanche bulletin',
    text: 'The bulletin comes out at five in the afternoon and at eight in the morning. Read the text before the number: it says which slopes, at which height and at what time of the day. Level 3 is where most accidents happen.',
  },
];

const COMPANY: readonly SitePage[] = [
  page(
    'lost-and-found',
    'Lost and found',
    'What was left in our shops and on our tours',
    'Whatever is left behind waits in the shop for three months. After that gloves and hats go to the night shelter in Bern. Write to found@northwindoutdoor.com with the day and the place.',
    ['shops'],
  ),
  page(
    'mountain-weather',
    'Where we look at the weather',
    'Four sources that our guides trust',
    'Our guides look at the forecast of MeteoSwiss in the evening and at the wind on the ridges in the morning. If two sources disagree, plan for the worse one. Thunderstorms in July come after three in the afternoon.',
    ['trails'],
  ),
  page(
    'friends',
    'Friends of Northwind',
    'Clubs and huts that we support',
    'One franc of each tent that we sell goes to the huts of the Alpine Club; last year this was 18,400 francs. Members of a club get hut slippers in all of our shops.',
    ['sustainability'],
  ),
  page(
    'about',
    'About Northwind',
    'Who we are, since 1987',
    'Anna and Peter Keller opened the first shop in Bern in 1987, with eleven rucksacks and a sewing machine. Today 140 people work for Northwind in six shops, two workshops and an office in Bern.\n\nThe company belongs to those who work in it: whoever has been here for three years may buy shares, and 61 of us have.',
    ['sustainability', 'jobs', 'press', 'shops'],
  ),
  page(
    'sustainability',
    'What we do for the climate',
    'Figures of last year, good and bad',
    'Last year we caused 412 tonnes of CO₂, 8 percent less than the year before. Two thirds of it came from freight by air, which we want to end by 2028.\n\nOur roofs in Bern and Chur make 96 megawatt hours of electricity a year, more than both buildings use. Parcels travel in boxes that come back up to twelve times.',
    ['about', 'boxes'],
  ),
  page(
    'boxes',
    'Boxes that come back',
    'How the box is returned',
    'Fold the green box flat, close the flap and put it into any yellow letterbox: postage is paid. For each box that comes back within thirty days your account gets a credit of two francs.\n\nA box that was kept costs nothing. After twelve journeys it is made into rulers for schools.',
    ['sustainability'],
  ),
  page(
    'jobs',
    'Work with us',
    'Open positions and how we hire',
    'We look for a boot fitter in Zurich (80 percent), an apprentice in Chur from August, and guides for summer courses. Send two pages to work@northwindoutdoor.com: no cover letter, but tell us about a day outside.\n\nEverybody has six weeks of holiday, and gear at cost.',
    ['about'],
  ),
  page(
    'press',
    'Press',
    'Pictures and who to ask',
    'Pictures may be used free of charge when they name Northwind Outdoor. Questions of journalists reach Maya Lindqvist at press@northwindoutdoor.com, as a rule within a working day.',
    ['about'],
  ),
  page(
    'community',
    'Thursday evenings',
    'Runs, repairs and talks in the shops',
    'Each Thursday at 18.30 somebody shows something in one of the shops: how to patch a jacket, how to read a map, or pictures of a long walk. It costs nothing and there is soup. In Bern a run of eight kilometres along the Aare starts at the same time.\n\nSeats are forty. Who has to cancel writes until noon.',
    ['shops', 'journal'],
  ),
  page(
    'schools',
    'Gear for schools',
    'Lending sets for classes',
    'School classes borrow tents, stoves and maps for up to 28 pupils free of charge, for at most ten days. Ask six weeks ahead in May and June. Teachers get an introduction of an hour in the shop.\n\nWhat breaks is not charged; what is lost costs half of its price.',
    ['community'],
  ),
];

function page(path: string, title: string, description: string, markdown: string, links: readonly string[]): SitePage {
  return { path, title, description, markdown, links };
}

const slugOf = (city: string) => city.toLowerCase();

const shopPages = SHOPS.map(({ city, street, hours, floor, near }) =>
  page(
    `shops/${slugOf(city)}`,
    `Our shop in ${city}`,
    `${street}, ${hours}`,
    `You find us at ${street} in ${city} (${near}).\n\n## Opening hours\n\n${hours}. On Sundays and public holidays the shop is closed; on 24 and 31 December it closes at 16.\n\n## In the shop\n\nIn ${city} ${floor}. Dogs are welcome.`,
    ['shops', 'community'],
  ),
);
const trailPages = TRAILS.map(({ slug, name, day, text }) =>
  page(`trails/${slug}`, name, day, `${day}.\n\n${text}`, ['trails']),
);
const journalPages = JOURNAL.map(({ slug, title, text }) =>
  page(`journal/${slug}`, title, text.split('. ')[0] ?? title, text, ['journal']),
);
const pathsOf = (pages: readonly SitePage[]) => pages.map(({ path }) => path);

/** All pages that may be read, the first one first. */
export const SITE_PAGES: readonly SitePage[] = [
  page(
    '',
    'Northwind Outdoor',
    'Gear that lasts, repaired when it does not',
    'Northwind sells, lends and repairs gear for mountains, water and snow: in six shops, and by parcel.\n\nFind a shop, a walk for the weekend, or what we do on Thursday evenings.',
    [
      'shops',
      'trails',
      'journal',
      'about',
      'community',
      'schools',
      'boxes',
      'lost-and-found',
      'mountain-weather',
      'friends',
      'internal/prices',
      'calendar/2026/01',
    ],
  ),
  page(
    'shops',
    'Our six shops',
    'Where we are',
    'Five shops in Switzerland and one in Austria, each with people who use what they sell. All of them take parcels back and hand out orders.',
    [...pathsOf(shopPages), 'shops/geneva'],
  ),
  page(
    'trails',
    'Walks that we like',
    'Six walks, tried by us',
    'All of these can be reached by train and bus. Times are without rests.',
    pathsOf(trailPages),
  ),
  page(
    'journal',
    'Journal',
    'What we try, mend and learn',
    'Stories from the shops, the workshops and the mountains, about one a month.',
    [...pathsOf(journalPages), 'journal/summer-2024', 'journal/packing-light?from=home', 'old-blog', 'newsletter'],
  ),
  ...shopPages,
  ...trailPages,
  ...journalPages,
  ...COMPANY,
];

/** Pages that were there once, and others still link to. */
export const GONE_PAGES: readonly Pick<SitePage, 'path' | 'title'>[] = [
  { path: 'shops/geneva', title: 'Our shop in Geneva' },
  { path: 'journal/summer-2024', title: 'Summer 2024' },
];

/** What the site says a page is at. */
export const siteEtag = ({ title, markdown }: Pick<SitePage, 'title' | 'markdown'>): string =>
  `"${createHash('sha256').update(`${title}\n${markdown}`).digest('base64url').slice(0, 22)}"`;
