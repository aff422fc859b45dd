import { readFileSync } from 'node:fs';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { freeShortcode } from './freeShortcode.ts';

const TITLES: [title: string, shortcode: string][] = [
  ['Nori', 'nori'],
  ['Café Kestrel', 'cafe_kestrel'],
  ['  Ask  us! ', 'ask_us'],
  ['24/7 help', 'assistant_24_7_help'],
  ['小助手', 'assistant'],
  ['مساعد', 'assistant'],
  ['🙂', 'assistant'],
  ['', 'assistant'],
  ['__proto__', 'proto'],
  ['ﬁne', 'fine'],
];

describe('freeShortcode', () => {
  it.each(TITLES)('makes «%s» %s', (title, shortcode) => {
    expect(freeShortcode(title, new Set())).toBe(shortcode);
  });

  it('counts up where one is taken', () => {
    expect(freeShortcode('Nori', new Set(['nori']))).toBe('nori_2');
    expect(freeShortcode('Nori', new Set(['nori', 'nori_2']))).toBe('nori_3');
  });

  it('stays short, and ends with no underscore', () => {
    expect(freeShortcode(`${'a'.repeat(31)} b`, new Set())).toBe('a'.repeat(31));
  });
});

describe('the migration that gave assistants their shortcodes', () => {
  it('made them of the titles, unique within a company', () => {
    const migrationOf = (name: string) =>
      readFileSync(new URL(`./migrations/${name}/migration.sql`, import.meta.url), 'utf8');
    const database = new Database(':memory:');
    database.exec(`PRAGMA foreign_keys = OFF; ${migrationOf('20261121000000_init')}`);
    const insert = database.prepare(
      "INSERT INTO Assistant (id, clientId, type, title, greeting, createdAt, updatedAt) VALUES (?, ?, 'FloatingWidget', ?, '', ?, 0)",
    );
    const titles = ['Nori', 'nori!', 'Nori 2', 'Ask  us!', '24/7 help', '小助手', '🙂', ''];
    for (const [index, title] of titles.entries()) insert.run(`a${index}`, 'one', title, index);
    insert.run('b', 'other', 'Nori', 0);

    database.exec(migrationOf('20261122020000_assistant_shortcodes'));

    const rows = database.prepare('SELECT shortcode FROM Assistant ORDER BY id').pluck().all();
    database.close();
    expect(rows).toEqual([
      'nori',
      'nori__2',
      'nori_2',
      'ask_us',
      'assistant_24_7_help',
      'assistant',
      'assistant__2',
      'assistant__3',
      'nori',
    ]);
  });
});
