/**
 * @generated SignedSource<<4dbfd31c34d7f297a4c5f17d295029a1>>
 * @relayHash 33f3bc5a3825308df070068be78fea4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c661a60a351c3ca9a650e9f3668e8426b640d812fdf638a0aa95f78c086cf604

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c661a60a351c3ca9a650e9f3668e8426b640d812fdf638a0aa95f78c086cf604",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
