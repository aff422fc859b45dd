import { BASECAMP, NORI } from '../assistants.ts';
import { JONAS, MAYA, PRIYA } from '../auth.ts';
import { ADVICE, COURSES, DELIVERY, REFUND, RETURNS, SIZING } from './labels.ts';
import { agent, ai, DAYS, flow, HOURS, handedOver, visitor, type Story } from './story.ts';
import { SHOP_FLOOR, SUPPORT, WORKSHOP } from './teams.ts';

/** Conversations in good hands: the assistant's, a flow's, or a colleague's. */
export const HANDLED: readonly Story[] = [
  {
    visitor: { name: 'Ben Whitaker', email: 'ben.whitaker@inbox.example' },
    assistant: NORI,
    status: 'Pending',
    page: '/stoves/ember',
    labels: [ADVICE],
    lines: [
      visitor(22, 'Which gas fits the Ember stove?'),
      ai(21.8, 'The stove runs on 230 g and 450 g canisters with a Lindal valve.'),
    ],
  },
  {
    visitor: { name: 'Aiko Tanaka', email: 'aiko.tanaka@tegami.example' },
    assistant: NORI,
    status: 'Open',
    page: '/account/orders/NW-20291',
    labels: [REFUND],
    assignee: JONAS,
    team: SUPPORT,
    seenAgo: 20 * 60_000,
    lines: [
      visitor(95, 'I cancelled order NW-20291 before it was sent, but my card was charged all the same 😕'),
      handedOver(94.5, 'Nori handed over to Support, Jonas Reber took it'),
      agent(
        JONAS,
        60,
        'Hello Aiko, you are right, the cancellation and the payment crossed. I am sorry about that. Shall I refund the card, or would you prefer a voucher?',
      ),
      visitor(45, 'The card please.'),
      agent(JONAS, 37, 'I’ve put the refund through. It takes two to four bank days.'),
    ],
  },
  {
    visitor: { name: 'Sofia Marino', email: 'sofia.marino@posta.example' },
    assistant: NORI,
    status: 'Pending',
    page: '/account/orders/NW-20402',
    labels: [DELIVERY],
    language: 'it',
    lines: [
      visitor(64, 'Ciao! Can I still change the delivery address? I will be at my sister’s in Como.'),
      ai(
        63.8,
        'You can change the delivery address until the parcel is packed. Open the order, choose “Delivery” and save the new address: NW-20402 is packed tomorrow at 7:00.',
      ),
    ],
  },
  {
    visitor: { name: 'Lars Eik', email: 'lars@eik.example' },
    assistant: NORI,
    status: 'Open',
    page: '/boots/ridge-gtx',
    labels: [SIZING],
    assignee: PRIYA,
    isRead: true,
    isSettled: true,
    lines: [
      visitor(3.2 * HOURS, 'I wear 43 in running shoes. What do I take in the Ridge GTX?'),
      ai(3.19 * HOURS, 'Most people take one full size more in the Ridge GTX, because it is worn with thick socks.'),
      visitor(3 * HOURS, 'My feet are quite wide, is 44 enough?'),
      agent(
        PRIYA,
        2.4 * HOURS,
        'Hi Lars, the 44 on the wide last measures 107 mm across the ball. Here is how to measure at home: https://northwindoutdoor.com/help/boot-sizes',
      ),
      visitor(2.1 * HOURS, 'Thanks, the size guide helped. Ordered the 44.'),
    ],
  },
  {
    visitor: { name: 'Emre Aydin', email: 'emre.aydin@mektup.example' },
    assistant: NORI,
    status: 'Pending',
    page: '/returns',
    labels: [RETURNS],
    language: 'tr',
    lines: [
      flow(3.2 * HOURS, 'What would you like to do?'),
      visitor(3.15 * HOURS, 'Return something'),
      flow(3.14 * HOURS, 'Which order is it about?'),
      visitor(3.1 * HOURS, 'NW-20155'),
      flow(3.05 * HOURS, 'Form: Return request, 4 answers'),
    ],
  },
  {
    visitor: { name: 'June Okafor', email: 'june.okafor@letters.example' },
    assistant: NORI,
    status: 'Open',
    page: '/workshops/wax-and-edges',
    labels: [COURSES],
    assignee: MAYA,
    team: WORKSHOP,
    isRead: true,
    isSettled: true,
    lines: [
      visitor(1.3 * DAYS, 'Is there still a place in the ski-wax workshop on Tuesday?'),
      agent(
        MAYA,
        1.2 * DAYS,
        'There is, and I have put you down for it: Tuesday, 18:00, in the Bern workshop. Bring your skis, we have the irons.',
      ),
      visitor(1.15 * DAYS, 'Great, see you at the workshop on Tuesday.'),
    ],
  },
  {
    visitor: { name: 'محمد الحربي', email: 'm.alharbi@barid.example' },
    assistant: BASECAMP,
    status: 'Pending',
    page: '/tours/bernese-oberland',
    labels: [ADVICE],
    language: 'ar',
    lines: [
      visitor(5.2 * HOURS, 'مرحبا، ما هي الملابس المناسبة للمشي في برن في شهر مارس؟'),
      ai(
        5.18 * HOURS,
        'مرحبا محمد! في مارس تكون الحرارة بين ٠ و ١٠ درجات. ننصح بثلاث طبقات: قميص صوف، سترة دافئة، وسترة Skarv ضد المطر.',
      ),
    ],
  },
  {
    visitor: { name: 'Grace Lindholm', email: 'grace@lindholm.example' },
    assistant: BASECAMP,
    status: 'Open',
    page: '/tours/haute-route',
    labels: [ADVICE],
    assignee: PRIYA,
    team: SHOP_FLOOR,
    lines: [
      visitor(20 * HOURS, 'Planning the Haute Route in April with two friends. Which pack, the Alta 45 or the 60?'),
      ai(
        19.99 * HOURS,
        'With huts every night the Alta 45 is plenty: sleeping-bag liner, spare layer, avalanche kit, crampons. The 60 pays off when you carry a tent.',
      ),
      visitor(19.8 * HOURS, 'And do you rent avalanche kits?'),
      agent(PRIYA, 19 * HOURS, 'We do: beacon, shovel and probe are CHF 65 for the week. Shall I reserve three sets?'),
    ],
  },
];
