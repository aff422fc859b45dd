import type { Page } from '@playwright/test';

/** Milliseconds of CPU that the page's main thread takes while `work` runs. */
export async function threadTime(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
    if (seconds === undefined) throw new Error('This browser does not tell the time of its main thread.');
    return seconds * 1000;
  };
  const start = await read();
  await work();
  const milliseconds = (await read()) - start;
  await session.detach();
  return milliseconds;
}
