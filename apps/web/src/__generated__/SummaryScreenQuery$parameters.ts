/**
 * @generated SignedSource<<18a5c505ee4579d7fb14978673641e92>>
 * @relayHash 2f3172cdfbcfe9945912b416df32908d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b64e5a3d51002ff120e440397a91c3d59d4f90c16de205a369d533b2e53c1542

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SummaryScreenQuery } from './SummaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<SummaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b64e5a3d51002ff120e440397a91c3d59d4f90c16de205a369d533b2e53c1542",
    "metadata": {},
    "name": "SummaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
