import { expect, it } from 'vitest';
import { shareableReply } from './shareableReply.ts';

it.each([
  ['Hi Hannah, we replace torn belts free of charge.', 'We replace torn belts free of charge.'],
  ['Hello!\n\nBern can fit it while you wait.', 'Bern can fit it while you wait.'],
  ['We replace torn belts free of charge.', 'We replace torn belts free of charge.'],
  ['History is on our side, and belts are free.', 'History is on our side, and belts are free.'],
])('leaves the salutation of «%s» out', (body, expected) => {
  expect(shareableReply(body, 'Hannah Brandt')).toBe(expected);
});

it.each([
  ['a mail address', 'I have sent it to hannah@brandt.example just now.'],
  ['an order', 'Your order NW-20418 is on its way to you.'],
  ['a telephone number', 'Call us on +41 31 555 01 42 at any time.'],
  ['a link', 'Track it on https://post.example/abc whenever you like.'],
  ['the visitor’s name', 'It is put aside under Brandt in our shop in Bern.'],
  ['next to nothing', 'Hi Hannah, yes!'],
])('shows nothing of a reply with %s', (_, body) => {
  expect(shareableReply(body, 'Hannah Brandt')).toBeNull();
});
