/**
 * @generated SignedSource<<b530dfcf26bc1f9d51dcd4f4fe31f6d7>>
 * @relayHash cf59ffcc6f9cba8dc25fe5e94bfa10b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 881bd9acee729853594556e3f6e84200810bfc2e61d54ced978f50a6278a3ff3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "881bd9acee729853594556e3f6e84200810bfc2e61d54ced978f50a6278a3ff3",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
