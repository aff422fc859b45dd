import { Observable } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { refetchAfterMutations } from './refetchAfterMutations.ts';
import { writeBegan } from './writes.ts';

/** Asks of which each is answered when the test says so. */
function begin() {
  const answers: (() => void)[] = [];
  const arrived: number[] = [];
  const asker = refetchAfterMutations(() => {
    const number = answers.length + 1;
    return Observable.create<number>((sink) => {
      answers.push(() => {
        sink.next(number);
        sink.complete();
      });
    }).do({ next: (one) => arrived.push(one) });
  });
  return { ...asker, answers, arrived };
}

describe('refetchAfterMutations', () => {
  it('lets no answer arrive that was asked for before something was written, and asks again after it', () => {
    const { ask, stop, answers, arrived } = begin();
    void ask();
    const written = writeBegan();
    answers[0]?.();
    expect(arrived).toEqual([]);
    written();
    answers[1]?.();

    expect(arrived).toEqual([2]);
    stop();
  });

  it('says when there is an answer, or a write in its way', async () => {
    const { ask, stop, answers } = begin();
    const answered = ask();
    answers[0]?.();
    await expect(answered).resolves.toBeUndefined();

    const interrupted = ask();
    const written = writeBegan();
    await expect(interrupted).resolves.toBeUndefined();
    await expect(ask()).resolves.toBeUndefined();
    written();
    expect(answers).toHaveLength(3);
    stop();
  });

  it('waits with asking until all that is being written is', () => {
    const { ask, stop, answers } = begin();
    const [first, second] = [writeBegan(), writeBegan()];
    void ask();
    first();
    expect(answers).toHaveLength(0);
    second();

    expect(answers).toHaveLength(1);
    stop();
  });

  it('asks for nothing after a write that interrupted nothing', () => {
    const { ask, stop, answers } = begin();
    void ask();
    answers[0]?.();
    writeBegan()();

    expect(answers).toHaveLength(1);
    stop();
  });
});
