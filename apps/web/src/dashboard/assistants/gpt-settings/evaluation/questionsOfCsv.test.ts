import { describe, expect, test } from 'vitest';
import { questionsOfCsv } from './questionsOfCsv.ts';

describe('The questions of a CSV file', () => {
  test('are read with quotes, commas and line breaks in cells', () => {
    const file =
      '\uFEFFQuestion,Article,Passage\r\n"Is it free, really?","The ""promise""","two\nlines"\r\nHow high?,,\r\n\r\n';

    expect(questionsOfCsv(file)).toEqual([
      { question: 'Is it free, really?', article: 'The "promise"', passage: 'two\nlines', answer: '' },
      { question: 'How high?', article: '', passage: '', answer: '' },
    ]);
  });

  test('need no heading, and may stand between semicolons', () => {
    expect(questionsOfCsv('Is it free?;Repair promise;No receipt;"free; 30 days"')).toEqual([
      { question: 'Is it free?', article: 'Repair promise', passage: 'No receipt', answer: 'free; 30 days' },
    ]);
  });

  test('are as they were written, also where a spreadsheet would take them for a formula', () => {
    expect(questionsOfCsv(`question,article,passage,answer\r\n"'=Really, 'now'?",'Belts',,"'-5%"`)).toEqual([
      { question: "=Really, 'now'?", article: "'Belts'", passage: '', answer: '-5%' },
    ]);
  });

  test('of an empty file are none', () => {
    expect(questionsOfCsv('')).toEqual([]);
  });
});
