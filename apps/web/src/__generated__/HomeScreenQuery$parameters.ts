/**
 * @generated SignedSource<<a5d0c8256e057f58bd356b49f9082877>>
 * @relayHash 6dabf6b9d283fe2f949e8e8c8577f327
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2361bbadbf423bf2f1a818df6ba49a94abb51f24f06288e34c56bf2f9dc85787

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2361bbadbf423bf2f1a818df6ba49a94abb51f24f06288e34c56bf2f9dc85787",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
