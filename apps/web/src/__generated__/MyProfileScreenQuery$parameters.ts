/**
 * @generated SignedSource<<ce343c7acd8a3cda4ecf83b41e1b6648>>
 * @relayHash a4dde555a3fe44f48ab69a612b618c31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f1d729b7c7aae00fe3b7d15fed5ea436516ad51833f0b11951bafbaca33a0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8f1d729b7c7aae00fe3b7d15fed5ea436516ad51833f0b11951bafbaca33a0d",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
