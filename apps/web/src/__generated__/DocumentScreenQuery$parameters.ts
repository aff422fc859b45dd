/**
 * @generated SignedSource<<46a049096db1459dce3e394f7c67d79f>>
 * @relayHash 47ac46aebc6a677c433202669d62616a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b06f827547b58812435c62eeb4fac5573fc7f7a3d924d2c4b9b490ea9f49e06d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b06f827547b58812435c62eeb4fac5573fc7f7a3d924d2c4b9b490ea9f49e06d",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
