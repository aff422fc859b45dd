/**
 * @generated SignedSource<<cb78087c2fd3eda2593a6594df9aa2bb>>
 * @relayHash 43e036f82971f0a0d8fcb4796b35003d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b7112cd4bfe0c4293346f405b47a33bf2a927dd71793d2fc7a7cd65089ebb3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewFaqScreenQuery } from './NewFaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2b7112cd4bfe0c4293346f405b47a33bf2a927dd71793d2fc7a7cd65089ebb3",
    "metadata": {},
    "name": "NewFaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
