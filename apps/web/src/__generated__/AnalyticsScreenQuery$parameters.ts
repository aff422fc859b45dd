/**
 * @generated SignedSource<<cc696a81c3957c44af09cd2056cfc91d>>
 * @relayHash 27d1d5a11ffb51c6c3e84cadacda4c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dcd4a91b45ea8ad2d4a30a5f663907a730df5396f42be0c75cd1c3ec6d4f468

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dcd4a91b45ea8ad2d4a30a5f663907a730df5396f42be0c75cd1c3ec6d4f468",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
