/**
 * @generated SignedSource<<12791117c1f5ba95475a715cc4993b91>>
 * @relayHash f9c9c933cc76c126b6e833d0b5424f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e90e298f4c9aeb0ae8c2b8261f697411f32cd670cdcc4699bb65c7bd0776e3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03e90e298f4c9aeb0ae8c2b8261f697411f32cd670cdcc4699bb65c7bd0776e3",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
