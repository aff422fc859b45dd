import { describe, expect, it } from 'vitest';
import { firstOpen, isBefore, nextStep, previousStep, stepAt, STEPS, stepsOf } from './steps.ts';

describe('the steps of the onboarding', () => {
  it('come in the order of the specification', () => {
    expect(STEPS.map(({ to }) => to)).toEqual([
      '/onboard/client/details',
      '/onboard/client/chat',
      '/onboard/client/subscription',
      '/onboard/client/payment',
      '/onboard/client/install',
    ]);
  });

  it('leave payment out for who pays by invoice', () => {
    const steps = stepsOf({ manuallyInvoiced: true });
    expect(nextStep(steps, 'Subscription')?.id).toBe('Install');
    expect(previousStep(steps, 'Install')?.id).toBe('Subscription');
  });

  it('lead on and back, and end', () => {
    const steps = stepsOf({ manuallyInvoiced: false });
    expect(nextStep(steps, 'Details')?.id).toBe('Chat');
    expect(nextStep(steps, 'Install')).toBeNull();
    expect(previousStep(steps, 'Payment')?.id).toBe('Subscription');
    expect(previousStep(steps, 'Details')).toBeNull();
    expect(isBefore('Chat', 'Payment')).toBe(true);
    expect(isBefore('Payment', 'Payment')).toBe(false);
  });

  it('are done up to the first that lacks something, or of which a change is not saved', () => {
    expect(firstOpen('Payment', () => false).id).toBe('Payment');
    expect(firstOpen('Payment', (step) => step === 'Chat').id).toBe('Chat');
    expect(firstOpen('Chat', (step) => step === 'Install').id).toBe('Chat');
  });

  it.each([
    ['/onboard/client/chat', 'Chat'],
    ['/onboard/client/chat/look', 'Chat'],
    ['/onboard/client/chatter', undefined],
    ['/onboard/client', undefined],
  ])('are told from the address %s', (path, step) => {
    expect(stepAt(path)?.id).toBe(step);
  });
});
