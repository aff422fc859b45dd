/** Whether taking the focus opens no keyboard on the screen. */
export const hasFinePointer = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
