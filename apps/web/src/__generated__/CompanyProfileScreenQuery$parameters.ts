/**
 * @generated SignedSource<<80756ab6d1e4c66f61db942a08986713>>
 * @relayHash 75c4f8a8bab5939a9a63c05053298ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6641a7cbeb2afcc8d8dcdd9f7d4edfa6f1dc4199b22f8df9e6ac6d8bcde0c0e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyProfileScreenQuery } from './CompanyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompanyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6641a7cbeb2afcc8d8dcdd9f7d4edfa6f1dc4199b22f8df9e6ac6d8bcde0c0e6",
    "metadata": {},
    "name": "CompanyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
