import { BASECAMP, NORI } from '../assistants.ts';
import { JONAS, MAYA, PRIYA } from '../auth.ts';
import { REPAIR } from '../forms/northwind.ts';
import { REPAIRS } from './labels.ts';
import { agent, ai, DAYS, flow, form, visitor, type Story } from './story.ts';

/** Finished matters; Hannah has been here before. */
export const RESOLVED: readonly Story[] = [
  {
    visitor: { name: 'Hannah Brandt', email: 'hannah@brandt-keramik.ch' },
    assistant: NORI,
    status: 'Resolved',
    page: '/account/returns',
    lines: [
      visitor(101.2 * DAYS, 'The Ridge boots are half a size too small. Can I exchange 41 for 42?'),
      ai(
        101.19 * DAYS,
        'Yes, within 60 days and unworn outside. I have made a label for you; the 42 leaves as soon as the 41 is scanned at the post office.',
      ),
      visitor(101.1 * DAYS, 'That was easy, thanks!'),
    ],
  },
  {
    visitor: { name: 'Hannah Brandt', email: 'hannah@brandt-keramik.ch' },
    assistant: NORI,
    status: 'Resolved',
    page: '/help/spare-parts',
    lines: [
      visitor(190.3 * DAYS, 'Do you sell a single pole for the Lumi 2?'),
      agent(
        JONAS,
        190.1 * DAYS,
        'We do, it is in your basket now. The longer one is the ridge pole, in case you wonder.',
      ),
      visitor(190 * DAYS, 'Found it, thank you.'),
    ],
  },
  {
    visitor: { name: 'Noah Keller', email: 'noah.keller@bluewin.example' },
    assistant: NORI,
    status: 'Resolved',
    page: '/gift-cards',
    language: 'de-CH',
    lines: [
      visitor(2.3 * DAYS, 'Grüezi, kann ich einen Gutschein in zwei Bestellungen aufteilen?'),
      ai(2.29 * DAYS, 'Grüezi Noah! Ja, der Restbetrag bleibt auf der Karte und verfällt nicht.'),
      visitor(2.28 * DAYS, 'Super, merci vilmal!'),
    ],
  },
  {
    visitor: { name: 'Beatriz Figueira', email: 'bea@figueira.example' },
    assistant: NORI,
    status: 'Resolved',
    page: '/jackets/skarv',
    labels: [REPAIRS],
    assignee: MAYA,
    lines: [
      visitor(3.4 * DAYS, 'My Skarv shell soaks through at the shoulders after two seasons.'),
      ai(
        3.39 * DAYS,
        'That is usually the coating, not the membrane. Wash it, tumble dry low for 20 minutes, then re-proof it with a spray. If water still gets in, we take a look for free.',
      ),
      visitor(3 * DAYS, 'Did that, and it still leaks along the seam.'),
      agent(
        MAYA,
        2.9 * DAYS,
        'Then it is ours to fix, Beatriz. Send it in with this label and we re-tape the seams; it takes about a week.',
      ),
      form(MAYA, 2.89 * DAYS, REPAIR.name),
      visitor(2.8 * DAYS, 'You people are the best.'),
    ],
  },
  {
    visitor: { name: 'Kwame Mensah', email: 'kwame.mensah@letters.example' },
    assistant: BASECAMP,
    status: 'Resolved',
    page: '/courses/avalanche',
    lines: [
      flow(4.5 * DAYS, 'Which course are you interested in?'),
      visitor(4.49 * DAYS, 'Avalanche basics, 12 January'),
      flow(4.48 * DAYS, 'Have you been on ski tours before?'),
      visitor(4.47 * DAYS, 'Twice, guided'),
      agent(
        PRIYA,
        4.3 * DAYS,
        'Perfect level for this course, Kwame. You are booked; the packing list is on its way to your inbox.',
      ),
    ],
  },
  {
    visitor: { name: 'Elif Şahin', email: 'elif.sahin@mektup.example' },
    assistant: NORI,
    status: 'Resolved',
    page: '/help/shipping',
    lines: [
      visitor(6.2 * DAYS, 'do u ship to turkey'),
      ai(6.19 * DAYS, 'Yes! Parcels to Türkiye take six to nine days and cost CHF 24. Customs are paid on delivery.'),
    ],
  },
  {
    visitor: null,
    assistant: NORI,
    status: 'Resolved',
    page: '/',
    lines: [
      visitor(8 * DAYS, 'Are you open on Sunday?'),
      ai(7.99 * DAYS, 'Bern and Zürich are closed on Sundays. On 6, 13 and 20 December both open from 10:00 to 17:00.'),
    ],
  },
  {
    visitor: { name: 'Piet van der Meer', email: 'piet@vandermeer.example' },
    assistant: NORI,
    status: 'Resolved',
    page: '/help/bikes',
    lines: [
      visitor(10.4 * DAYS, 'Does the Transit bike bag go on the Eurostar?'),
      ai(10.39 * DAYS, 'I found nothing certain about that train. I’ll ask a colleague.'),
      agent(JONAS, 10.2 * DAYS, 'It does: packed it measures 118 × 80 cm, and the limit is 120 × 90. Enjoy the trip!'),
      visitor(10.1 * DAYS, 'Brilliant, dank je wel'),
    ],
  },
];
