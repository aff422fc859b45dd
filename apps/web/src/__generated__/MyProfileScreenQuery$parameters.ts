/**
 * @generated SignedSource<<cd3a7e17afba39f202a23c50a63c9650>>
 * @relayHash 5ca3a643c8d3eb50302401e8b42c19be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9207eff2b2c78768287be5f3e4cec37aadadd5f7f062ba8b27fa499c0b9546e8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9207eff2b2c78768287be5f3e4cec37aadadd5f7f062ba8b27fa499c0b9546e8",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
