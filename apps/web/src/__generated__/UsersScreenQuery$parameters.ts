/**
 * @generated SignedSource<<42c60cb901f5e2a41b9dc069d2bb8756>>
 * @relayHash 762cb670cae4a2a450a600e2558035b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cce85d5811267e56bb487855877d3c3119491930617d5d81b5b40b0e31c6823e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cce85d5811267e56bb487855877d3c3119491930617d5d81b5b40b0e31c6823e",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
