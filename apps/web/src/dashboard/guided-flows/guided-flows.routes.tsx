import { type RouteObject } from 'react-router-dom';
import AutomatedFaqsScreenQuery from '#__generated__/AutomatedFaqsScreenQuery$parameters.ts';
import FaqScreenQuery from '#__generated__/FaqScreenQuery$parameters.ts';
import NewFaqScreenQuery from '#__generated__/NewFaqScreenQuery$parameters.ts';
import { type AutomatedFaqsScreenQuery as AutomatedFaqsScreenQueryType } from '#generated/AutomatedFaqsScreenQuery';
import { plainScreen, screen } from '#router/screen.tsx';
import { coming } from '../frame/coming.tsx';
import { tabbed, titled } from '../frame/titled.ts';
import { variablesOf as faqVariablesOf } from './automated-faqs/faqsFilters.ts';

export const guidedFlowsRoutes: RouteObject = {
  path: 'guided-flows',
  ...titled('Guided flows', {}),
  children: [
    {
      ...tabbed(plainScreen({ load: () => import('./GuidedFlowsLayout.tsx') })),
      children: [
        { index: true, ...coming('guidedFlows', 'Guided flows') },
        {
          path: 'automated-faqs',
          ...titled(
            'Automated FAQs',
            screen<AutomatedFaqsScreenQueryType>({
              query: AutomatedFaqsScreenQuery,
              variables: (_, search) => faqVariablesOf(search),
              load: () => import('./automated-faqs/AutomatedFaqsScreen.tsx'),
            }),
          ),
        },
      ],
    },
    {
      path: 'automated-faqs',
      ...titled('Automated FAQs', {}),
      children: [
        {
          path: 'new',
          ...titled(
            'New FAQ',
            screen({ query: NewFaqScreenQuery, load: () => import('./automated-faqs/faq/NewFaqScreen.tsx') }),
          ),
        },
        {
          path: ':id',
          ...titled(
            'FAQ',
            screen({
              query: FaqScreenQuery,
              variables: ({ id = '' }) => ({ id }),
              load: () => import('./automated-faqs/faq/FaqScreen.tsx'),
            }),
          ),
        },
      ],
    },
    { path: ':guidedFlowId/*', ...coming('guidedFlow', 'Flow') },
  ],
};
