/**
 * @generated SignedSource<<a089dafe59d8124bb20efb69cc25ce4f>>
 * @relayHash 470ea4acb867198d8494ab70d9c7ee6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d093883d77fd73dab01f27bc629d4fe10a256456c029df28026e553baac7cf22

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d093883d77fd73dab01f27bc629d4fe10a256456c029df28026e553baac7cf22",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
