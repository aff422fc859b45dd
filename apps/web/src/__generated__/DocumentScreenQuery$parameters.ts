/**
 * @generated SignedSource<<1df7af516c378d3aa3876ec1907e3b97>>
 * @relayHash 3af1038e8d2c251cf378341538e08bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5585ddf6f3494fc7f8d8dc7eba0f33ec0787408565171b657b0e100b9a655c9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5585ddf6f3494fc7f8d8dc7eba0f33ec0787408565171b657b0e100b9a655c9",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
