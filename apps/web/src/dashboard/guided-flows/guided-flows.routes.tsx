import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';
import { titled } from '../frame/titled.ts';

export const guidedFlowsRoutes: RouteObject = {
  path: 'guided-flows',
  ...titled('Guided flows', {}),
  children: [
    { index: true, ...coming('guidedFlows', 'Guided flows') },
    { path: ':guidedFlowId/*', ...coming('guidedFlow', 'Flow') },
  ],
};
