import { expect, it } from 'vitest';
import { replyToOffer } from './replyToOffer.ts';

const OFFER = 'I could not find that. Shall I ask someone from the shop?';
const said = (text: string, before = OFFER, refusal = OFFER) =>
  replyToOffer({
    text,
    language: 'en',
    history: [
      { author: 'Visitor', text: 'Who won?' },
      { author: 'Assistant', text: before },
    ],
    settings: { refusal: { en: refusal } },
  });

it.each([
  'Yes please',
  'yes, that would be great!',
  'OK',
  'Please do',
  'Yes, ask someone please',
  'Ja, gerne',
  'Ja bitte!',
  'Oui, s’il vous plaît',
  'D’accord',
  'Sì, grazie',
  'Sí, por favor',
  'Sim, por favor',
  'Ja graag',
])('takes for a yes: %s', (text) => expect(said(text)).toBe('Yes'));

it.each([
  'No thanks',
  'no, that’s fine',
  'Never mind',
  'Nein danke',
  'Non merci',
  'No, grazie',
  'No, gracias',
  'Não, obrigada',
  'Nee, dank je wel',
])('takes for a no: %s', (text) => expect(said(text)).toBe('No'));

it.each(['Yes, and how much is shipping?', 'Si può pagare con Twint', 'No, I meant the blue one', 'Thanks'])(
  'takes for more than that: %s',
  (text) => expect(said(text)).toBeNull(),
);

it('is about an offer alone', () => {
  expect(said('Yes please', 'We ship to Norway. [1]')).toBeNull();
  expect(said('Yes please', 'I do not know that.', 'I do not know that.')).toBeNull();
  expect(replyToOffer({ text: 'Yes', language: null, history: [], settings: { refusal: {} } })).toBeNull();
});
