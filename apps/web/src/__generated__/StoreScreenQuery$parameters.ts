/**
 * @generated SignedSource<<0dbb94081dcfab71df6c92bb1b6998e2>>
 * @relayHash 082f7eddcea4210e2ff98c2de6f47913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ce55ddced4603e8f5f2de7e3486344ae8e4c72275ee510ba4e04df4d3a05ae4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ce55ddced4603e8f5f2de7e3486344ae8e4c72275ee510ba4e04df4d3a05ae4",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
