import { type RouteObject } from 'react-router-dom';
import { coming } from '../coming.tsx';
import { titled } from '../titled.ts';

export const guidedFlowsRoutes: RouteObject = {
  path: 'guided-flows',
  ...titled('Guided flows', {}),
  children: [
    { index: true, ...coming('guidedFlows', 'Guided flows') },
    { path: ':guidedFlowId/*', ...coming('guidedFlow', 'Flow') },
  ],
};
