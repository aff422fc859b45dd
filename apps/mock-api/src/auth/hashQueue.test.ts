import { describe, expect, it } from 'vitest';
import { createQueue } from './hashQueue.ts';

/** A task that ends when told. */
function controlled() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end: () => end() };
}

describe('createQueue', () => {
  it('runs no more at once than allowed, and all in the end', async () => {
    const queue = createQueue({ limit: 3, maxWaiting: 100 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return 'done';
    };

    const results = await Promise.all(Array.from({ length: 20 }, () => queue(task)));

    expect(most).toBe(3);
    expect(results).toEqual(Array.from({ length: 20 }, () => 'done'));
  });

  it('goes on after a task that failed', async () => {
    const queue = createQueue({ limit: 1, maxWaiting: 1 });

    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(await queue(async () => 'next')).toBe('next');
  });

  it('refuses what would wait too long', async () => {
    const queue = createQueue({ limit: 1, maxWaiting: 1 });
    const first = controlled();
    const running = queue(first.task);
    const waiting = queue(async () => 'waited');

    await expect(queue(async () => 'never')).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } });

    first.end();
    await running;
    expect(await waiting).toBe('waited');
  });
});
