/**
 * @generated SignedSource<<531af331e9df93e574e138898a407676>>
 * @relayHash 601edccb67aded787aa40d87f8789d3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf2dfbc105dc00d2fc44258344871af45e2bc17b6aa53de30af58bc8d151e4a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf2dfbc105dc00d2fc44258344871af45e2bc17b6aa53de30af58bc8d151e4a6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
