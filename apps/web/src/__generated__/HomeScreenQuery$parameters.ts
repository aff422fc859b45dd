/**
 * @generated SignedSource<<c945336688293573d3c5367c17ce5edd>>
 * @relayHash fac33975569790f0fdc3796973bac415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78a6e2bd3cd771d53eb8f8760818dfbb1b2d6a25bb97f8b3cc407ec3b503bc8c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78a6e2bd3cd771d53eb8f8760818dfbb1b2d6a25bb97f8b3cc407ec3b503bc8c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
