/**
 * @generated SignedSource<<6092cf7b88fecb6c5951740189aece15>>
 * @relayHash 96f03abd3b1eb34c003ce7104aa82b63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33edcc6c2c85d45e5d5807590014a85af304b58d27fdfbd75dfb00c6cb6936d3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RolesQuery } from './RolesQuery.graphql';

const node: PreloadableConcreteRequest<RolesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33edcc6c2c85d45e5d5807590014a85af304b58d27fdfbd75dfb00c6cb6936d3",
    "metadata": {},
    "name": "RolesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
