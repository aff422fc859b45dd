import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { AXE_EXCLUSIONS } from './axeExclusions.ts';

/** What axe finds on the page, or in the part of it that a selector names, a line each: the rule, the element, and the named section that it stands in. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const { selector } of AXE_EXCLUSIONS) axe.exclude(selector);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, element: target.flat().join(' ') })),
  );
  return page.evaluate(
    (all) =>
      all.map(({ rule, element }) => {
        const section = document.querySelector(element)?.closest('section[aria-label]')?.getAttribute('aria-label');
        return `${rule}: ${element}${section ? ` in «${section}»` : ''}`;
      }),
    found,
  );
}
