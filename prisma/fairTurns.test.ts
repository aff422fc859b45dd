import { expect, test } from 'vitest';
import { tempDatabase } from './testing/tempDatabase.ts';

test('who asks for one statement after the other leaves turns to others', async () => {
  const { db } = await tempDatabase();
  // Opens the connection, which takes turns of its own.
  await db.client.count();
  const others = { hadATurn: false };
  setTimeout(() => (others.hadATurn = true));

  let asked = 0;
  while (!others.hadATurn && asked < 3000) {
    // oxlint-disable-next-line no-await-in-loop -- what is shown
    await db.client.count();
    asked += 1;
  }

  expect(others.hadATurn).toBe(true);
});
