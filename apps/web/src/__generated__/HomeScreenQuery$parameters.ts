/**
 * @generated SignedSource<<26cd057956be96b930d5ea1b0fa4730b>>
 * @relayHash 0019599f87423d912229419045ce9577
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b563b3a7d9feb009cb17971085182a1b38cc9f68556766d7694e3030b68c3a8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b563b3a7d9feb009cb17971085182a1b38cc9f68556766d7694e3030b68c3a8",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
