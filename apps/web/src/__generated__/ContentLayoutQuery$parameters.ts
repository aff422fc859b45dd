/**
 * @generated SignedSource<<fe8b3e3789be3da97af6705e74d2a00a>>
 * @relayHash 7dfd90b6fafefbac16bcc40e0eb12190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7acfdd33ebbf3f894943878cfd6366fa90fe2d53c622085d1c93be3862d777c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContentLayoutQuery } from './ContentLayoutQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7acfdd33ebbf3f894943878cfd6366fa90fe2d53c622085d1c93be3862d777c3",
    "metadata": {},
    "name": "ContentLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
