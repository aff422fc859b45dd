import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import * as operations from './operations.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));

it.each(Object.entries(operations))('%s keeps to the contract', (_, text) => {
  expect(validate(schema, parse(text))).toEqual([]);
});
