/**
 * @generated SignedSource<<6abf1c9a0b8ebf2bdf65386fba92cb9a>>
 * @relayHash bb4deae2b307efb190d3e5e1a5ebc323
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da136bafe379a798c1336c369447c8188c8d7245c6f7c26bee2bdd5e61484ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7da136bafe379a798c1336c369447c8188c8d7245c6f7c26bee2bdd5e61484ea",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
