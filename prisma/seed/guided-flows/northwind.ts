import type { GuidedFlow } from '@parley/guided-flow/flow';
import { JONAS, MAYA } from '../auth.ts';
import { SUPPORT, WORKSHOP } from '../inbox/teams.ts';
import { GEAR_ADVICE } from '../calendar/northwind.ts';
import { article, button, calendly, drawn, handoff, link, questions, team, text } from './drawing.ts';

const SHOP = 'https://www.northwindoutdoor.example';

export const returns: GuidedFlow = drawn({
  name: 'Returns and repairs',
  presentation: { type: 'Card', lineOne: 'Return or repair', lineTwo: 'A label in two minutes' },
  steps: [
    text('what', { at: [0, 2], body: 'Sorry that it didn’t work out. **What is the matter with it?**' }),
    button('size', { at: [1, 0], label: 'Wrong size' }),
    button('faulty', { at: [1, 2], label: 'It arrived faulty' }),
    button('worn', { at: [1, 4], label: 'It broke or wore out' }),
    text('exchange', {
      at: [2, 0],
      body: 'We exchange it for another size, and the way back costs you nothing. Keep the tags on until you know.',
    }),
    article('sizes', { at: [3, 0], articleId: 'artc_exchanging-a-size', label: 'How an exchange works' }),
    link('label', { at: [3, 1], label: 'Print a return label', url: `${SHOP}/returns?from=chat`, opens: 'NewTab' }),
    text('photo', {
      at: [2, 2],
      body: 'That should not happen. Please send **two photos** here: one of the whole thing, one of the fault.',
    }),
    handoff('agent', {
      at: [3, 2],
      label: 'Talk to somebody',
      message: 'I am getting somebody from support. They see what you have told me.',
      teamId: SUPPORT.id,
    }),
    text('promise', { at: [2, 4], body: 'Our workshops in Bern and Tromsø repair nearly everything we sell.' }),
    article('repairs', { at: [3, 4], articleId: 'artc_repair-promise', label: 'The repair promise' }),
    handoff('workshop', {
      at: [3, 5],
      label: 'Ask the workshop',
      message: 'I am handing you to the workshop. They answer within a day.',
      teamId: WORKSHOP.id,
    }),
  ],
  lines: [
    'presentation > what',
    'what > size faulty worn',
    'size > exchange',
    'exchange > sizes label',
    'faulty > photo',
    'photo > agent',
    'worn > promise',
    'promise > repairs workshop',
  ],
});

/** As it was published first, without the workshop. */
export const returnsAtFirst = without(returns, ['workshop', 'repairs', 'sizes']);
/** As it was published after that. */
export const returnsBefore = without(returns, ['workshop']);

function without({ graph, ...flow }: GuidedFlow, gone: readonly string[]): GuidedFlow {
  return {
    ...flow,
    graph: {
      nodes: graph.nodes.filter(({ id }) => !gone.includes(id)),
      edges: graph.edges.filter(({ source, target }) => !gone.includes(source) && !gone.includes(target)),
    },
  };
}

export const orderStatus: GuidedFlow = drawn({
  name: 'Where is my order?',
  presentation: { type: 'Button', lineOne: 'Where is my order?' },
  steps: [
    text('where', { at: [0, 2], body: 'Parcels leave Bern within a day. **Where does yours go?**' }),
    button('swiss', { at: [1, 0], label: 'Switzerland' }),
    button('norway', { at: [1, 2], label: 'Norway or the EU' }),
    button('else', { at: [1, 4], label: 'Somewhere else' }),
    text('swissDays', { at: [2, 0], body: 'Swiss Post takes **one to two working days**.' }),
    text('norwayDays', { at: [2, 2], body: 'It takes **three to six working days**, customs included.' }),
    text('elseDays', { at: [2, 4], body: 'Overseas it takes **eight to fourteen working days**.' }),
    link('track', { at: [3, 1], label: 'Track my parcel', url: `${SHOP}/track`, opens: 'NewTab' }),
    article('tracking', { at: [3, 3], articleId: 'artc_tracking-a-parcel', label: 'What the tracking says' }),
    handoff('late', {
      at: [3, 4],
      label: 'It should be here by now',
      message: 'Let me get somebody who can look into it. Please have your order number ready.',
      teamId: SUPPORT.id,
    }),
  ],
  lines: [
    'presentation > where',
    'where > swiss norway else',
    'swiss > swissDays',
    'norway > norwayDays',
    'else > elseDays',
    'swissDays > track tracking late',
    'norwayDays > track tracking late',
    'elseDays > track tracking late',
  ],
});

export const gearFinder: GuidedFlow = drawn({
  name: 'Find the right gear',
  presentation: {
    type: 'Card',
    lineOne: 'Find the right gear',
    lineTwo: 'Three questions, one shortlist',
    lineThree: 'Packs, boots and sleeping bags',
  },
  steps: [
    text('looking', { at: [0, 2], body: 'Happy to help you choose. **What are you looking for?**' }),
    button('pack', { at: [1, 0], label: 'A pack' }),
    button('boots', { at: [1, 2], label: 'Boots' }),
    button('bag', { at: [1, 4], label: 'A sleeping bag' }),
    text('nights', { at: [2, 0], body: 'How many nights are you out?' }),
    button('day', { at: [3, 0], label: 'Just the day' }),
    button('hut', { at: [3, 1], label: 'Two or more' }),
    text('dayPack', { at: [4, 0], body: 'Then **20 to 28 litres** are enough: the Lark 24 carries it best.' }),
    text('hutPack', { at: [4, 1], body: 'Take **38 to 48 litres**. The Ridge 44 comes in three back lengths.' }),
    link('packs', { at: [5, 0], label: 'See our packs', url: `${SHOP}/packs`, opens: 'SameTab' }),
    article('packSizes', { at: [5, 1], articleId: 'artc_pack-sizes', label: 'Measure your back' }),
    text('feet', { at: [2, 2], body: 'Boots decide a tour. Our fitters measure both feet, as they differ.' }),
    article('wide', { at: [3, 2], articleId: 'artc_boot-sizes-wide-narrow', label: 'Wide and narrow feet' }),
    team('fitters', { at: [3, 3], label: 'Meet the fitters', teamId: null, memberIds: [MAYA.id, JONAS.id] }),
    text('cold', {
      at: [2, 4],
      body: 'Look at the **comfort** temperature, and take 5 °C off when you feel the cold.',
    }),
    article('temperatures', {
      at: [3, 4],
      articleId: 'artc_sleeping-bag-temperatures',
      label: 'What the temperatures mean',
    }),
    link('bags', { at: [3, 5], label: 'See our sleeping bags', url: `${SHOP}/sleeping-bags`, opens: 'SameTab' }),
  ],
  lines: [
    'presentation > looking',
    'looking > pack boots bag',
    'pack > nights',
    'nights > day hut',
    'day > dayPack',
    'hut > hutPack',
    'dayPack > packs packSizes',
    'hutPack > packs packSizes',
    'boots > feet',
    'feet > wide fitters',
    'bag > cold',
    'cold > temperatures bags',
  ],
});

export const gearCare: GuidedFlow = drawn({
  name: 'Ask about gear care',
  presentation: { type: 'Button', lineOne: 'Ask about gear care' },
  steps: [
    questions('ask', {
      at: [0, 2],
      prompt: 'What would you like to wash, wax or mend? I look it up in our guides.',
      categoryIds: ['acat_gear-care', 'acat_repairs'],
      exitLabel: 'That’s all',
    }),
    text('thanks', { at: [1, 2], body: 'Good gear lasts longer when somebody looks after it.' }),
    link('kit', { at: [2, 1], label: 'Care kits', url: `${SHOP}/care`, opens: 'SameTab' }),
    handoff('workshop', {
      at: [2, 3],
      label: 'Ask the workshop',
      message: 'The workshop will write to you here.',
      teamId: WORKSHOP.id,
    }),
  ],
  lines: ['presentation > ask', 'ask > thanks', 'thanks > kit workshop'],
});

export const workshop: GuidedFlow = drawn({
  name: 'Talk to the workshop',
  presentation: { type: 'Card', lineOne: 'Talk to the workshop', lineTwo: 'Bern and Tromsø, Monday to Saturday' },
  steps: [
    text('kind', { at: [0, 2], body: 'What needs mending, {{name}}?' }),
    button('jacket', { at: [1, 1], label: 'Clothes' }),
    button('hard', { at: [1, 3], label: 'A pack, tent or boots' }),
    text('jacketPrice', { at: [2, 1], body: 'A patch costs 18 francs, a new zip 45. It takes about a week.' }),
    text('hardPrice', {
      at: [2, 3],
      body: 'We say what it costs before we begin. Soles take two weeks, all else one.',
    }),
    handoff('person', {
      at: [3, 2],
      label: 'Describe it to the workshop',
      message: 'Please write what is broken and add a photo. The workshop answers here.',
      teamId: WORKSHOP.id,
    }),
    article('services', { at: [3, 3], articleId: 'artc_workshop-services-bern', label: 'What the workshop does' }),
  ],
  lines: [
    'presentation > kind',
    'kind > jacket hard',
    'jacket > jacketPrice',
    'hard > hardPrice',
    'jacketPrice > person services',
    'hardPrice > person services',
  ],
});

/** Not finished: the booking has no event type yet. */
export const fitting: GuidedFlow = drawn({
  name: 'Book a boot fitting',
  presentation: { type: 'Card', lineOne: 'Book a boot fitting', lineTwo: '45 minutes in our shop in Bern' },
  steps: [
    text('intro', { at: [0, 2], body: 'Bring the socks that you walk in. **When suits you?**' }),
    calendly('slot', {
      at: [1, 2],
      eventTypeUri: null,
      title: 'Boot fitting in Bern',
      afterwards: 'See you there. We have put a pair of your size aside.',
    }),
    link('way', { at: [2, 2], label: 'How to find us', url: `${SHOP}/shops/bern`, opens: 'NewTab' }),
  ],
  lines: ['presentation > intro', 'intro > slot', 'slot > way'],
});

/** Visitors book a call with the shop in it. */
export const advice: GuidedFlow = drawn({
  name: 'Advice by video',
  presentation: {
    type: 'Card',
    lineOne: 'Advice by video',
    lineTwo: 'Twenty minutes with somebody who knows the gear',
  },
  steps: [
    text('what', { at: [0, 2], body: 'We look at it together, face to face. **When suits you?**' }),
    calendly('call', {
      at: [1, 2],
      eventTypeUri: GEAR_ADVICE.uri,
      title: 'Gear advice by video',
      afterwards: 'We look forward to it. The link to the call is in the mail from Calendly.',
    }),
  ],
  lines: ['presentation > what', 'what > call'],
});

/** Put away after the sale. */
export const winterSale: GuidedFlow = drawn({
  name: 'Winter sale picks',
  presentation: { type: 'Button', lineOne: 'What is left of the sale?' },
  steps: [
    text('sale', { at: [0, 2], body: 'Up to 40 % off until the end of February.' }),
    link('shop', { at: [1, 2], label: 'To the sale', url: `${SHOP}/sale`, opens: 'SameTab' }),
  ],
  lines: ['presentation > sale', 'sale > shop'],
});
