import { BASECAMP, NORI } from '../assistants.ts';
import { JONAS, MAYA, PRIYA } from '../auth.ts';
import { MINUTE } from '../instants.ts';
import { ADVICE, COURSES, DELIVERY, REFUND, REPAIRS, RETURNS, STOCK } from './labels.ts';
import { agent, ai, flow, HOURS, handedOver, visitor, type Story } from './story.ts';
import { SHOP_FLOOR, SUPPORT, WORKSHOP } from './teams.ts';

/** The number that the demo quotes: #4812. */
const HANNAH: Story = {
  visitor: { name: 'Hannah Brandt', email: 'hannah@brandt-keramik.ch' },
  assistant: NORI,
  status: 'Open',
  page: '/packs/alta-45',
  labels: [REPAIRS],
  assignee: MAYA,
  team: SUPPORT,
  priority: 3,
  isRead: true,
  lines: [
    visitor(
      30,
      'Hi, the hip-belt strap on my Alta 45 has torn at the buckle and I leave for the Dolomites on Saturday. Can it be fixed?',
    ),
    ai(
      29.8,
      'Sorry about that, Hannah. The Alta 45 is covered by our repair promise, so a new belt is free. Posting takes five days, but our shops fit one in about ten minutes.',
    ),
    visitor(27, 'Posting is too slow. Does the Bern shop have one?'),
    handedOver(26, 'Nori handed over to Support, Maya Lindqvist took it'),
    agent(
      MAYA,
      4,
      'Hi Hannah, Maya here. Bern has your belt, set aside under your name. The workshop is open until 18:30 today.',
    ),
    visitor(2, 'Perfect, I’ll come by at five. Do I need the receipt?'),
  ],
};

/** People who wait for an answer. Seven of them have not been read. */
export const WAITING: readonly Story[] = [
  HANNAH,
  {
    visitor: { name: 'Oluwaseun Adeyemi', email: 'seun.adeyemi@mailbox.example' },
    assistant: NORI,
    status: 'Open',
    page: '/account/orders/NW-20377',
    labels: [DELIVERY],
    team: SUPPORT,
    priority: 2,
    lines: [
      visitor(57, 'Hello, where is order NW-20377? I ordered a sleeping bag on Sunday.'),
      ai(
        56.8,
        'Hello Oluwaseun! NW-20377 left our warehouse list on Monday and waits for the carrier. Parcels usually move within one working day of the label.',
      ),
      agent(
        JONAS,
        54,
        'Hi Oluwaseun, Jonas here. I have asked the carrier for a scan. May I ask when you need the bag?',
      ),
      visitor(48, 'I fly on Friday, so by Thursday please.'),
      visitor(6, 'The tracking page still says “label created” and it has been four days.'),
    ],
  },
  {
    visitor: { name: 'Claire Fontaine', email: 'claire.fontaine@courriel.example' },
    assistant: NORI,
    status: 'Open',
    page: '/jackets/fjell',
    labels: [STOCK],
    team: SHOP_FLOOR,
    lines: [visitor(14, 'Do you have the Fjell jacket in moss, size S? The site shows none.')],
  },
  {
    visitor: null,
    assistant: BASECAMP,
    status: 'Open',
    page: '/courses/hut-to-hut',
    labels: [COURSES],
    lines: [visitor(52, 'Is the hut-to-hut course in July beginner friendly?')],
  },
  {
    visitor: { name: 'Marek Nowak', email: 'marek@nowak-foto.example' },
    assistant: NORI,
    status: 'Open',
    page: '/tents/lumi-2',
    labels: [REPAIRS],
    team: WORKSHOP,
    lines: [
      visitor(4.4 * HOURS, 'hi, one pole segment of my Lumi 2 snapped in the storm last weekend'),
      ai(
        4.39 * HOURS,
        'That sounds like a rough night. Single segments of the Lumi 2 are CHF 9 each and fit without tools. Shall I put one in your basket?',
      ),
      visitor(4.3 * HOURS, 'Is it not covered? The tent is three months old. I can send photos.'),
    ],
  },
  {
    visitor: { name: 'Fatima Zahra El Amrani', email: 'fz.elamrani@poste.example' },
    assistant: NORI,
    status: 'Open',
    page: '/account/returns',
    labels: [REFUND, RETURNS],
    assignee: MAYA,
    team: SUPPORT,
    priority: 4,
    language: 'fr',
    lines: [
      visitor(7.2 * HOURS, 'Bonjour, j’ai renvoyé les chaussures Ridge GTX il y a dix jours.'),
      visitor(7.15 * HOURS, 'Le suivi dit qu’elles sont arrivées chez vous le 9.'),
      visitor(7.1 * HOURS, 'Je n’ai toujours pas reçu le remboursement. Pouvez-vous vérifier ? Retour n° R-5518.'),
    ],
  },
  {
    visitor: { name: 'Yusuf Demir', email: 'yusuf.demir@posta.example' },
    assistant: NORI,
    status: 'Open',
    page: '/help/student-discount',
    labels: [ADVICE],
    handoffAgo: 9.4 * HOURS * MINUTE,
    lines: [
      visitor(9.5 * HOURS, 'Can I combine the student discount with the sale?'),
      ai(9.49 * HOURS, 'I am not sure about this one, and I would rather not guess. Shall I ask a colleague?'),
      visitor(9.4 * HOURS, 'Yes please. It is about the Skarv shell, it is 30% off until Sunday.'),
    ],
  },
  {
    visitor: null,
    assistant: NORI,
    status: 'Open',
    page: '/power/lithium',
    labels: [DELIVERY],
    handoffAgo: 11 * HOURS * MINUTE,
    language: 'nb',
    lines: [
      flow(11.1 * HOURS, 'Where should we deliver?'),
      visitor(11 * HOURS, 'Tromsø. Do you ship lithium power banks to Norway? <20,000 mAh if that matters>'),
    ],
  },
  {
    visitor: { name: 'Ingrid Solheim', email: 'ingrid.solheim@fjordpost.example' },
    assistant: NORI,
    status: 'Snoozed',
    page: '/skis/touring',
    labels: [STOCK],
    assignee: JONAS,
    language: 'nb',
    isRead: true,
    lines: [
      visitor(26 * HOURS, 'When do the new Vinter touring skis arrive? I would like the 170.'),
      agent(
        JONAS,
        25.5 * HOURS,
        'They are on a truck from Trondheim, expected Thursday. I’ll write the moment they are on the shelf, and keep a 170 for you until Saturday.',
      ),
      visitor(25.4 * HOURS, 'Lovely, thank you Jonas!'),
    ],
    isSettled: true,
  },
  {
    visitor: { name: 'Dwayne Carter', email: 'dcarter@northloop.example' },
    assistant: NORI,
    status: 'Snoozed',
    page: '/business',
    assignee: PRIYA,
    team: SHOP_FLOOR,
    priority: 1,
    isRead: true,
    lines: [
      visitor(
        50 * HOURS,
        'We are a guiding company with 14 guides and would like matching shells with our logo. What are the lead times, is there a volume price, and could we get two samples (one M, one L) before we commit? We would need everything by the end of January because the season starts on 3 February, and the guides come from five countries, so shipping to one address in Chamonix would be best.',
      ),
      agent(
        PRIYA,
        49 * HOURS,
        'Hello Dwayne, that is a lovely project. Samples go out tomorrow, free of charge. For 14 pieces the price is 18% below list, and embroidery takes three weeks. I’ll come back with the exact quote once the workshop has confirmed the date.',
      ),
    ],
  },
];
