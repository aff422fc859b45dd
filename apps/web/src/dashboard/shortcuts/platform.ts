/** Whether Command is the key that goes with a letter here, as on Apple's systems, and not Control. */
export const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
