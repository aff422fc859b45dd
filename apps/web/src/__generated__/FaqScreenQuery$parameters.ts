/**
 * @generated SignedSource<<7e305938d32ccebbae3d21ce82195977>>
 * @relayHash 5a16a2e646b940949531dc37791479f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb7b53ce4a363039360684f67b85b412c21e072dc5e176d9f7a48aaf5335da71

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb7b53ce4a363039360684f67b85b412c21e072dc5e176d9f7a48aaf5335da71",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
