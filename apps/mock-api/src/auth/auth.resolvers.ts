import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { googleLogin, googleRegister } from './googleSignIn.ts';
import { login } from './login.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { asOnlyAuthField } from './onlyAuthField.ts';
import { forgotPassword, resetPassword } from './passwordReset.ts';
import { requireUser } from './permissions.ts';
import { refresh, refreshAndRotate } from './refresh.ts';
import { register } from './register.ts';
import { clientOf, knownTo, permissionsOf } from './users.ts';
import { dismissWelcomeBanner } from './welcomeBanner.ts';

export const authResolvers: Resolvers = {
  Query: {
    currentUser: (_, __, context) => requireUser(context).user,
    accessToken: (_, { refreshToken }, context) => refresh(asOnlyAuthField(context), refreshToken),
  },
  Mutation: {
    login: (_, { input }, context) => login(asOnlyAuthField(context), input),
    register: (_, { input }, context) => register(asOnlyAuthField(context), input),
    googleLogin: (_, { input }, context) => googleLogin(asOnlyAuthField(context), input),
    googleRegister: (_, { input }, context) => googleRegister(asOnlyAuthField(context), input),
    refreshToken: (_, { refreshToken }, context) => refreshAndRotate(asOnlyAuthField(context), refreshToken),
    forgotPassword: (_, { input }, context) => forgotPassword(asOnlyAuthField(context), input),
    resetPassword: (_, { input }, context) => resetPassword(asOnlyAuthField(context), input),
    logout: (_, __, context) => logout(context),
    logoutEverywhere: (_, __, context) => logoutEverywhere(context),
    dismissWelcomeBanner: (_, __, context) => dismissWelcomeBanner(context, requireUser(context).user.id),
  },
  User: {
    email: (user, _, context) => knownTo(context, user).email,
    phone: (user, _, context) => knownTo(context, user).phone,
    avatar: ({ avatar }, _, { config }) => assetAddress(config, avatar),
    permissions: (user, _, context) => permissionsOf(context, user),
    client: (user, _, context) => clientOf(context, user),
  },
};
