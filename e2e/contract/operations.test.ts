import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as chatOperations from '../../apps/chat/src/api/operations.ts';
import { specification } from '../specification.ts';
import { createTestApi, type TestApi } from '../../apps/mock-api/src/testing/testApi.ts';

const ARTIFACTS = new URL('../../apps/web/src/__generated__/', import.meta.url);
const TEXT = /"text": ("(?:[^"\\]|\\.)*")/;

/** Relay's list of them knows only those that its compiler has last changed. */
const dashboardOperations = readdirSync(ARTIFACTS).flatMap((file): string[] => {
  const [, text] = TEXT.exec(readFileSync(new URL(file, ARTIFACTS), 'utf8')) ?? [];
  return text ? [String(JSON.parse(text))] : [];
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ config: { isProduction: true } });
});
afterAll(() => api.close());

const nameOf = (text: string) => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text;

describe('the API lets pass, in production and with its limits,', () => {
  const texts = [...dashboardOperations, ...Object.values(chatOperations)];

  it.each(texts.map((text) => [nameOf(text), text]))('%s', async (_name, text) => {
    const { body } = await api.run(text);
    const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code);

    expect(codes.filter((code) => code === 'GRAPHQL_VALIDATION_FAILED' || code === 'GRAPHQL_PARSE_FAILED')).toEqual([]);
  });
});

describe('an API with the fields of the specification alone', () => {
  const texts = new Map(dashboardOperations.map((text) => [nameOf(text), text]));
  const fieldsOf = (name: string) => (texts.get(name) ?? '').replace(/^[^{]*/, '');

  it.each([
    'GetCurrentUser',
    'ListAssistants',
    'GetClientFreeTrialInfo',
    'GetMonthlySubscriptionPrices',
    'ReactivateAccount',
    'UpdateSubscription',
    'CreateStripeSetupIntent',
    'ApplyStripePromotionCode',
    'RemoveStripePromotionCode',
    'StripePromotion',
    'GetPaymentMethods',
  ])('serves %s', (name) => {
    const text = texts.get(name) ?? '';

    expect(validate(buildSchema(specification), parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it('is asked for all that the specification has ReactivateAccount and GetPaymentMethods answer', () => {
    expect(fieldsOf('ReactivateAccount')).toBe(
      '{reactivateAccount(newSubscriptionType:$newSubscriptionType){type,scheduleToDowngrade{type,dueDate},cancellationDate}}',
    );
    expect(fieldsOf('GetPaymentMethods')).toBe(
      '{paymentMethods{id,brand,funding,expiryMonth,expiryYear,lastFourDigits,isDefault}}',
    );
  });
});
