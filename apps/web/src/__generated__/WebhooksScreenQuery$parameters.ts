/**
 * @generated SignedSource<<781d92565ad3d99325ceb9c2816f9bde>>
 * @relayHash 24ed52da5528396db215ef95ded7540f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bc985f9f16ef38726e4dcd6dcc008a6ba233ee672752c21402ddf9dfbbf5a9e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebhooksScreenQuery } from './WebhooksScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bc985f9f16ef38726e4dcd6dcc008a6ba233ee672752c21402ddf9dfbbf5a9e",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
