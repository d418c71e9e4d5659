import { OPERATOR_ROLES } from '@diorama/domain';
import type { OperatorRole, PersonIdentity } from '@diorama/domain';

import { SignInError } from './sign-in-error.js';

/** Which people become operators, and with which role. */
export interface RoleRules {
  /** Name of the claim that grants roles, such as `groups`; a path with dots such as `realm_access.roles` leads into objects. */
  readonly claim: string;
  /** Roles by values of that claim. */
  readonly roles: ReadonlyMap<string, OperatorRole>;
  /** Domains of e-mail addresses in lower case; empty allows all. */
  readonly emailDomains: readonly string[];
}

/** A person that a provider has named, with their role by the rules. */
export interface SignedInPerson extends PersonIdentity {
  /** To be shown only; null where the provider gives none. */
  readonly name: string | null;
  readonly role: OperatorRole;
  /** The values of the claim to which the rules give a role. The others are not kept. */
  readonly grants: readonly string[];
}

type Claims = Readonly<Record<string, unknown>>;

/** Values of the claim that are looked at: more only cost time. */
const VALUES_MAX = 2_000;
const NAME_LENGTH = 128;
const SUBJECT = /^[!-~]{1,255}$/;
const EMAIL = /^[^\s/:@]{1,64}@[^\s/:@]{1,189}$/u;
const CONTROL_CHARACTERS = /\p{C}/gu;

/**
 * The person of these claims, which a provider has vouched for.
 *
 * @throws SignInError `invalid` without a usable subject, `domain` or `role`
 */
export function readPerson(claims: Claims, rules: RoleRules): SignedInPerson {
  const subject = readOwn(claims, 'sub');
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) throw new SignInError('invalid', 'the subject is not valid');
  const identity = { subject, email: readEmail(claims) };
  if (!isDomainAllowed(readVerifiedEmail(claims), rules))
    throw new SignInError('domain', 'the e-mail address is not verified or not of an allowed domain', identity);
  const grants = [...new Set(readGrants(claims, rules))];
  const role = findRole(grants, rules);
  if (role === null) throw new SignInError('role', `no value of the claim ${rules.claim} gives a role`, identity);
  return { ...identity, name: readName(claims), role, grants };
}

/** Whether the rules, which may have changed, still give the person the role of their session. */
export const keepsRole = ({ role, grants }: Pick<SignedInPerson, 'role' | 'grants'>, rules: RoleRules): boolean =>
  findRole(grants, rules) === role;

/** Whether the claims lack what the rules ask for, so that a second source of claims can help. */
export const lacksClaims = (claims: Claims, { claim }: RoleRules): boolean =>
  readClaim(claims, claim) === undefined || readOwn(claims, 'email') === undefined;

/** The highest role that one of the values gives; null without any. */
function findRole(values: readonly string[], { roles }: RoleRules): OperatorRole | null {
  const found = new Set(values.map((value) => roles.get(value)));
  return OPERATOR_ROLES.findLast((role) => found.has(role)) ?? null;
}

function readGrants(claims: Claims, { claim, roles }: RoleRules): string[] {
  // An address that is not verified may be that of someone else.
  const value = claim === 'email' ? (readVerifiedEmail(claims) ?? undefined) : readClaim(claims, claim);
  const values: unknown[] = Array.isArray(value) ? value.slice(0, VALUES_MAX) : [value];
  return values.filter((each): each is string => typeof each === 'string' && roles.has(each));
}

/** The claim of exactly this name, or the one that its path leads to. */
function readClaim(claims: Claims, name: string): unknown {
  const whole = readOwn(claims, name);
  if (whole !== undefined) return whole;
  return name.split('.').reduce<unknown>((value, part) => (isObject(value) ? readOwn(value, part) : undefined), claims);
}

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null && !Array.isArray(value);
const readOwn = (claims: Claims, name: string): unknown => (Object.hasOwn(claims, name) ? claims[name] : undefined);

/** The e-mail address, unless the provider says that it has not verified it. */
function readEmail(claims: Claims): string | null {
  const email = readOwn(claims, 'email');
  const isUnverified = ['false', false].includes(readOwn(claims, 'email_verified') as boolean | string);
  return typeof email === 'string' && EMAIL.test(email) && !isUnverified ? email : null;
}

const readVerifiedEmail = (claims: Claims): string | null =>
  ['true', true].includes(readOwn(claims, 'email_verified') as boolean | string) ? readEmail(claims) : null;

function isDomainAllowed(email: string | null, { emailDomains }: RoleRules): boolean {
  if (emailDomains.length === 0) return true;
  return email !== null && emailDomains.includes(email.slice(email.indexOf('@') + 1).toLowerCase());
}

function readName(claims: Claims): string | null {
  const name = readOwn(claims, 'name') ?? readOwn(claims, 'preferred_username');
  if (typeof name !== 'string') return null;
  return name.replace(CONTROL_CHARACTERS, '').trim().slice(0, NAME_LENGTH) || null;
}
