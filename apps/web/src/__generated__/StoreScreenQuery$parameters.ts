/**
 * @generated SignedSource<<2451b10fde8b89f4ab166835a009badc>>
 * @relayHash aa58ce3c302fe5ae6b76de747b8d7713
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85d5f5b18c510f488ce9b5a7ff21edacec4af3df96c80d57b4724ce1e377ddf2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85d5f5b18c510f488ce9b5a7ff21edacec4af3df96c80d57b4724ce1e377ddf2",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
