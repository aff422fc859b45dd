import { expect, it } from 'vitest';
import { dictionaryOf } from '#language/dictionaries.ts';
import { speak } from '#language/t.ts';
import { eventText } from './eventText.ts';

const resolved = { event: { type: 'Resolved' }, body: 'Maya Lindqvist resolved the conversation' };

it('says what others did with their names, in the language that is spoken', async () => {
  expect(eventText(resolved)).toBe(resolved.body);

  speak('de', await dictionaryOf('de'));

  expect(eventText(resolved)).toBe('Maya Lindqvist hat das Gespräch abgeschlossen');
  expect(eventText({ event: { type: 'Rated' }, body: 'Ada rated the conversation 4 of 5' })).toBe(
    'Sie haben das Gespräch bewertet',
  );
  expect(eventText({ event: { type: 'HandedOver' }, body: 'Nori handed over to the team' })).toBe(
    'Nori hat an das Team übergeben',
  );
  expect(eventText({ event: { type: 'NewKind' }, body: 'Something else happened' })).toBe('Something else happened');
});
