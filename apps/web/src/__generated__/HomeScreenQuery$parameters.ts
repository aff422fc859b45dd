/**
 * @generated SignedSource<<7428e2c7430a22daf4000291dc4101c7>>
 * @relayHash 5c5ff10e4287eb12c1b7b9350f9994b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7c3d703cf38822006b8d94b7d6c66ad4f3ecee295b76d8a66880112f4c2c72a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7c3d703cf38822006b8d94b7d6c66ad4f3ecee295b76d8a66880112f4c2c72a",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
