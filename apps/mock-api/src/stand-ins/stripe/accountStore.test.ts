import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '#testing/testDb.ts';
import { standInState } from '../standInState.ts';
import { createAccountStore } from './accountStore.ts';

let testDb: TestDb;
beforeEach(async () => {
  testDb = await createTestDb();
});
afterEach(() => testDb.remove());

it('an account that is reset while something is done with it does not get back what was taken away', async () => {
  const state = standInState(testDb.db, 'stripe');
  let meanwhile = async () => {};
  const load = async () => {
    const kept = await state.load();
    await meanwhile();
    return kept;
  };
  const world = { now: 2e9, apiVersion: 'x', origin: 'x', request: null };
  const store = createAccountStore({ ...state, load }, () => world);
  const remember = (what: string) =>
    store.change(({ account: { answers } }) => {
      answers[what] = { request: '', status: 200, body: '', at: 2e9 };
    });

  await remember('before the reset');
  meanwhile = async () => void (await testDb.db.standInState.deleteMany());
  await remember('during the reset');
  meanwhile = async () => {};
  await remember('after the reset');

  expect(await store.change(({ account: { answers } }) => Object.keys(answers))).toEqual(['after the reset']);
});
