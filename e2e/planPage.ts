import { expect, type Page } from '@playwright/test';

export const SUBSCRIPTION = '/dashboard/settings/subscription';
export const ROSA = 'rosa@cafekestrel.example';

export type Plan = 'Starter' | 'Standard' | 'Pro' | 'Enterprise';

export const picker = (page: Page) => page.getByRole('dialog', { name: 'Payment Method' });
/** What the subscription screen says of the plan. */
export const planBox = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
const planCard = (page: Page, plan: Plan) => picker(page).getByRole('region', { name: plan, exact: true });

/** Opens the picker from the subscription screen. */
async function openPicker(page: Page, label: 'Pick a plan' | 'Reactivate account' = 'Pick a plan') {
  await planBox(page).getByRole('link', { name: label }).click();
  await expect(planCard(page, 'Starter')).toBeVisible();
}

/** Opens the picker and goes on to the card form. */
export async function choosePlan(page: Page, plan: Plan, label?: 'Pick a plan' | 'Reactivate account') {
  await openPicker(page, label);
  await picker(page)
    .getByRole('button', { name: `Choose ${plan}` })
    .click();
  await expect(picker(page).getByRole('heading', { name: 'Card Details' })).toBeVisible();
}

/** What the specification says once a plan has been picked and paid for. */
export async function expectSetUp(page: Page) {
  await expect(page.getByText('Billing set up successfully.')).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
}
