import { createContext, useContext } from 'react';

/** Begins a test at a step. */
export const TestStartContext = createContext<(nodeId: string) => void>(() => {});
export const useTestStart = () => useContext(TestStartContext);
