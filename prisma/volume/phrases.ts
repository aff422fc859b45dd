/** All of them are shorter than a preview. */
export const ASKED = [
  'Where is my order? It was due on Tuesday.',
  'Is this available in another colour?',
  'Can I pick it up in a shop instead of having it sent?',
  'The zip is stuck. Do you repair it?',
  'How long does delivery to Poland take?',
  'I would like to exchange it for a larger size.',
  'Does the warranty cover a broken buckle?',
  'I paid twice by mistake, can you check?',
  'Which of the two is warmer?',
  'Thanks, that works!',
  'Could you send me the invoice again?',
  'Is it still possible to change the address?',
  'How do I wash it?',
];

export const ANSWERED = [
  'It left us this morning, and you should have it by the day after tomorrow.',
  'We have it in moss and slate, both in all sizes.',
  'Of course. Choose a shop at the checkout, it takes about an hour.',
  'We do, free of charge. I have put a label into your account.',
  'Four to six working days, with a tracking link by mail.',
  'No problem: send it back within 60 days and we post the other size at once.',
  'Yes, for as long as you own it.',
  'You are right, I have refunded the second payment. It takes two to four bank days.',
  'The one with the hood, by a good margin.',
  'Glad to hear it. Have a nice day!',
  'I have just sent it to the address in your account.',
];
