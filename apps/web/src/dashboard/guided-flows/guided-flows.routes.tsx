import { type RouteObject } from 'react-router-dom';
import AutomatedFaqsScreenQuery from '#__generated__/AutomatedFaqsScreenQuery$parameters.ts';
import FaqScreenQuery from '#__generated__/FaqScreenQuery$parameters.ts';
import GuidedFlowScreenQuery from '#__generated__/GuidedFlowScreenQuery$parameters.ts';
import GuidedFlowsScreenQuery from '#__generated__/GuidedFlowsScreenQuery$parameters.ts';
import NewFaqScreenQuery from '#__generated__/NewFaqScreenQuery$parameters.ts';
import { type AutomatedFaqsScreenQuery as AutomatedFaqsScreenQueryType } from '#generated/AutomatedFaqsScreenQuery';
import { type GuidedFlowsScreenQuery as GuidedFlowsScreenQueryType } from '#generated/GuidedFlowsScreenQuery';
import { plainScreen, screen } from '#router/screen.tsx';
import { tabbed, titled } from '../frame/titled.ts';
import { variablesOf } from './guidedFlowsFilters.ts';
import { variablesOf as faqVariablesOf } from './automated-faqs/faqsFilters.ts';

export const guidedFlowsRoutes: RouteObject = {
  path: 'guided-flows',
  ...titled('Guided flows', {}),
  children: [
    {
      ...tabbed(plainScreen({ load: () => import('./GuidedFlowsLayout.tsx') })),
      children: [
        {
          index: true,
          ...titled(
            'Guided flows',
            screen<GuidedFlowsScreenQueryType>({
              query: GuidedFlowsScreenQuery,
              variables: (_, search) => variablesOf(search),
              load: () => import('./GuidedFlowsScreen.tsx'),
            }),
          ),
        },
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
    {
      path: ':guidedFlowId/*',
      ...titled(
        'Flow',
        screen({
          query: GuidedFlowScreenQuery,
          variables: ({ guidedFlowId = '' }) => ({ id: guidedFlowId }),
          load: () => import('./flow/GuidedFlowScreen.tsx'),
        }),
      ),
    },
  ],
};
