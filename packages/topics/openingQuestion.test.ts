import { describe, expect, it } from 'vitest';
import { openingQuestion, type Said } from './openingQuestion.ts';

describe('openingQuestion', () => {
  const said = (author: Said['author'], body: string): Said => ({ id: body, author, body });

  it('passes greetings over and takes the reply of whoever answers', () => {
    const messages = [
      said('Visitor', 'Hello!'),
      said('AI', 'Hello! What would you like to know?'),
      said('Visitor', 'Do you\n repair  zips?'),
      said('System', 'Nori gave it to a colleague'),
      said('Agent', 'We do.'),
    ];

    expect(openingQuestion(messages)).toEqual({
      messageId: 'Do you\n repair  zips?',
      text: 'Do you repair zips?',
      replyId: 'We do.',
      reply: 'We do.',
    });
  });

  it('is null where nothing is asked', () => {
    expect(openingQuestion([said('Visitor', 'Hi there'), said('Agent', 'Hello')])).toBeNull();
    expect(openingQuestion([])).toBeNull();
  });

  it('is not what was pressed in a guided flow, but what is asked after it', () => {
    const pressed = [
      said('Visitor', 'Where is my order?'),
      said('Flow', 'Where does it go?'),
      said('Visitor', 'Norway'),
    ];

    expect(openingQuestion([...pressed, said('Flow', 'Three to six days.')])).toBeNull();
    expect(
      openingQuestion([
        ...pressed,
        said('Flow', 'Days.'),
        said('Visitor', 'Who pays the customs?'),
        said('AI', 'We do.'),
      ]),
    ).toMatchObject({ text: 'Who pays the customs?', reply: 'We do.' });
  });
});
