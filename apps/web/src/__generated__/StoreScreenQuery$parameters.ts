/**
 * @generated SignedSource<<a7a151ad5119d7b8136eee2fcbe0ab90>>
 * @relayHash 2825e56dfc2fde2dc434461a6a7c443a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572887ca5b34086a82c1cc5a7094b5e3e943e350eb6f0d3274af9001a4101b51

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "572887ca5b34086a82c1cc5a7094b5e3e943e350eb6f0d3274af9001a4101b51",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
