/**
 * @generated SignedSource<<599b60b558f1cc3d6dfab22a0f3d7899>>
 * @relayHash ab8de57090aac31bf2bfa23fef5a25d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684d5379b83e1f80d71e0b6bc19fbb4309e43a431d8335b05cf4e01e451f5873

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "684d5379b83e1f80d71e0b6bc19fbb4309e43a431d8335b05cf4e01e451f5873",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
