/**
 * @generated SignedSource<<5f5bd11a0894cdbd02fb25a09596dad7>>
 * @relayHash 7dbfcea73df35ea3976a46decba378eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d331e3ecf1c2f27501d434abb6a18a52037987d59005d1efe103bedce016f4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { UsersScreenQuery } from './UsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<UsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42d331e3ecf1c2f27501d434abb6a18a52037987d59005d1efe103bedce016f4",
    "metadata": {},
    "name": "UsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
